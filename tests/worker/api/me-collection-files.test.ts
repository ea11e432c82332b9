import { beforeAll, describe, expect, test } from 'vitest';
import type { Item } from '#domain/collection/collection.ts';
import { collectors, namesOf } from '../../support/collections.ts';
import { addPalette, addTypeface } from '../../support/factories.ts';
import { sameSite } from '../../support/ours.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });
const { member, owner } = collectors(ask);

let palette = 0;
let font = 0;

beforeAll(async () => {
  font = await addTypeface({ slug: 'fraunces', name: 'Fraunces' });
  palette = await addPalette({ colors: ['#123456', '#ffffff'], name: 'Night, "deep"' });
});

describe('files', () => {
  async function exported(slug: string, format: string, headers: Record<string, string>) {
    const answer = await ask(`/v2/me/collections/${slug}/export/${format}`, { headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${slug}.${format}"`,
    );
    return answer.text();
  }

  test.each([
    ['csv', 'text/csv'],
    ['json', 'application/json'],
  ])(
    '%s goes out and comes back the same, and a second time adds nothing',
    async (format, type) => {
      const { write, read, make, slug, items, headers } = await owner();
      await write('PATCH', `/${slug}/items/${items[2]}`, { version: 1, note: '=not, a "formula"' });
      await write('PUT', `/${slug}/items/palettes/${palette}`);
      await write('PUT', `/${slug}/items/fonts/${font}`);
      const [, , , , dusk, serif] = (await read(slug)).items;
      await write('PATCH', `/${slug}/items/${dusk?.id}`, {
        version: 1,
        note: 'The "ochre"\nof it',
      });
      // The three kinds stand among each other.
      await write('POST', `/${slug}/items/move`, { items: [serif?.id], before: items[1] });
      const file = await exported(slug, format, headers);
      const { slug: copy } = await make('Copy');
      const send = () =>
        ask(`/v2/me/collections/${copy}/import`, {
          method: 'POST',
          headers: { ...headers, ...sameSite, 'content-type': type },
          body: file,
        });
      expect(await bodyOf(await send())).toEqual({ added: 6, present: 0, refused: [] });
      expect(await bodyOf(await send())).toEqual({ added: 0, present: 6, refused: [] });
      const facts = (all: Item[]) => all.map(({ entity, note }) => [entity.slug, note]);
      expect(namesOf((await read(copy)).items)).toBe('a fraunces b c d 123456-ffffff');
      expect(facts((await read(copy)).items)).toEqual(facts((await read(slug)).items));
      expect(await exported(copy, 'csv', headers)).toBe(await exported(slug, 'csv', headers));
    },
  );

  test('a row that names nothing here is refused with its line, and the others are added', async () => {
    const { make, read, headers } = await member();
    const { slug } = await make();
    const answer = await ask(`/v2/me/collections/${slug}/import`, {
      method: 'POST',
      headers: { ...headers, ...sameSite, 'content-type': 'text/csv' },
      body: 'kind,url,slug\n,http://www.A.example,\n,https://nowhere.example,\ntypeface,,fraunces\nposter,,x\n,,\npalette,,ffffff-123456\npalette,,abcdef\n,,b\n',
    });
    expect(await bodyOf(answer)).toEqual({
      added: 4,
      present: 0,
      refused: [
        { line: 3, reason: 'Nothing here is the website https://nowhere.example' },
        { line: 5, reason: 'Its kind is none of website, typeface and palette: poster' },
        { line: 6, reason: 'It has neither url nor slug nor id' },
        { line: 8, reason: 'Nothing here is the palette abcdef' },
      ],
    });
    expect(namesOf((await read(slug)).items)).toBe('a fraunces 123456-ffffff b');
  });

  test('another type is 415, more than 2 MB is 413', async () => {
    const { make, headers } = await member();
    const { slug } = await make();
    const send = (type: string, body: string) =>
      ask(`/v2/me/collections/${slug}/import`, {
        method: 'POST',
        headers: { ...headers, ...sameSite, 'content-type': type },
        body,
      });
    expect((await send('text/plain', 'slug\na')).status).toBe(415);
    expect((await send('text/csv', `slug\n${'a'.repeat(2 * 1024 * 1024)}`)).status).toBe(413);
  });
});
