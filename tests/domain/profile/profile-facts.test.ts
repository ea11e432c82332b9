import { describe, expect, test } from 'vitest';
import { onlyPixels } from '#domain/image/webp.ts';
import { shownSpecialties, specialtiesOfRole } from '#domain/profile/earned.ts';
import { profileWords } from '#domain/profile/profile-schema.ts';
import { shownAddress, webAddress } from '#domain/profile/web-address.ts';

test.each([
  ['design', ['design']],
  ['Lead Developer', ['development']],
  ['design and development', ['design', 'development']],
  ['branding', ['branding']],
  ['type design', ['type-design']],
  ['Typeface designer', ['type-design']],
  ['art direction', ['design']],
  ['photography', []],
  ['', []],
])('the role %j shows %j', (role, shown) => {
  expect(specialtiesOfRole(role)).toEqual(shown);
});

test('what several roles on one website show counts once; what is only said comes last', () => {
  const shown = shownSpecialties({
    declared: ['freelance', 'branding', 'design'],
    credits: [
      { website: 1, role: 'design' },
      { website: 1, role: 'art direction' },
      { website: 2, role: 'design' },
      { website: 2, role: 'development' },
    ],
    typefaces: 3,
  });
  expect(shown).toEqual([
    { slug: 'type-design', earned: 3 },
    { slug: 'design', earned: 2 },
    { slug: 'development', earned: 1 },
    { slug: 'branding', earned: 0 },
    { slug: 'freelance', earned: 0 },
  ]);
});

describe('an address of a profile', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    [' example.com/about?a=b ', 'https://example.com/about?a=b'],
    ['https://WWW.Example.com/A', 'https://www.example.com/A'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
  ])('%j is %j', (typed, address) => {
    expect(webAddress(typed)).toBe(address);
  });

  test.each([
    '',
    'http://example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://example.com',
    'data:text/html,<script>',
    'blob:https://example.com/x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    '//example.com',
    'https://user:secret@example.com',
    'https://example.com:8443/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://①②⑦.0.0.1/',
    'https://example/',
    'https://exa mple.com/',
    'https://example.com/\u0000',
    'java\nscript:alert(1)',
    `https://example.com/${'a'.repeat(300)}`,
  ])('%j is none', (typed) => {
    expect(webAddress(typed)).toBeNull();
  });

  test('is shown without its scheme, www and trailing slash, and cut', () => {
    expect(shownAddress('https://www.example.com/')).toBe('example.com');
    expect(shownAddress('https://github.com/letters?tab=x')).toBe('github.com/letters');
    expect(shownAddress(`https://example.com/${'a'.repeat(90)}`)).toHaveLength(61);
  });
});

test('a form is read into facts: one line, known words, each address once, twelve in all', () => {
  const form = {
    name: '  Studio \n Example ',
    kind: 'studio',
    bio: '  ',
    url: 'example.com',
    links: 'https://a.example\n\nhttps://www.a.example/\nb.example/x',
    place: '',
    specialties: ['design', 'design'],
  };
  expect(profileWords.parse(form)).toEqual({
    ...form,
    name: 'Studio Example',
    bio: null,
    url: 'https://example.com/',
    links: ['https://www.a.example/', 'https://b.example/x'],
    specialties: ['design'],
  });
  const many = Array.from({ length: 12 }, (_, i) => `https://n${i}.example`).join('\n');
  const wrong = (changes: object) =>
    profileWords.safeParse({ ...form, ...changes }).error?.issues.map(({ path }) => path[0]);
  expect(wrong({ links: many })).toEqual(['links']);
  expect(wrong({ links: many, url: '' })).toBeUndefined();
  expect(wrong({ name: ' \u0007 ', kind: 'company', url: 'http://a.example' })).toEqual([
    'name',
    'kind',
    'url',
  ]);
  expect(wrong({ bio: 'x'.repeat(2_001) })).toEqual(['bio']);
  expect(wrong({ specialties: ['cooking'] })).toEqual(['specialties']);
  expect(wrong({ name: 'half \ud800' })).toEqual(['name']);
});

describe('a WebP reduced to its pixels', () => {
  const chunk = (name: string, data: number[]) => {
    const size = [data.length & 255, data.length >> 8, 0, 0];
    return [...Buffer.from(name), ...size, ...data, ...(data.length % 2 ? [0] : [])];
  };
  const riff = (...chunks: number[][]) => {
    const body = [...Buffer.from('WEBP'), ...chunks.flat()];
    return Uint8Array.from([...Buffer.from('RIFF'), body.length, 0, 0, 0, ...body]);
  };
  const head = (flags: number) => chunk('VP8X', [flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]);

  test('keeps picture and transparency, and loses profile, place, words and what follows', () => {
    const dirty = riff(
      head(0b111100),
      chunk('ICCP', [1, 2, 3]),
      chunk('ALPH', [4]),
      chunk('VP8 ', [5, 6, 7]),
      chunk('EXIF', [8, 9]),
      chunk('XMP ', [10]),
    );
    const clean = riff(head(0b010000), chunk('ALPH', [4]), chunk('VP8 ', [5, 6, 7]));
    expect(onlyPixels(Uint8Array.from([...dirty, 60, 104, 116]))).toEqual(clean);
    expect(onlyPixels(clean)).toEqual(clean);
  });

  test.each([
    ['nothing', Uint8Array.of()],
    ['another kind', Uint8Array.from(Buffer.from('\x89PNG\r\n\x1a\n----'))],
    ['no pixels', riff(chunk('EXIF', [1, 2]))],
    ['frames alone', riff(head(0b10), chunk('ANIM', [0, 0]), chunk('ANMF', [0, 0]))],
    ['a chunk that breaks off', riff(chunk('VP8 ', [1, 2, 3, 4])).slice(0, -2)],
  ])('is none of %s', (_, bytes) => {
    expect(onlyPixels(bytes)).toBeNull();
  });
});
