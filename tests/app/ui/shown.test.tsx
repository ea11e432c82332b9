import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { Avatar, initialsOf } from '#app/ui/avatar.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Pager, pagesShown } from '#app/ui/pager.tsx';
import { PillLink } from '#app/ui/pill.tsx';
import { Pill, RemovablePill } from '#app/ui/pills.tsx';
import { ProgressLine } from '#app/ui/progress-line.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { SwatchStrip } from '#app/ui/swatch-strip.tsx';

const sent = renderToStaticMarkup;

describe('a pill', () => {
  it('that can go is one button with its name', () => {
    const html = sent(<RemovablePill name="Serif" onRemove={() => {}} />);
    expect(html).toMatch(/^<button [^>]*aria-label="Remove filter Serif"/);
  });

  it('that needs no script is a link with the same name', () => {
    const html = sent(<PillLink name="Serif" href="/typefaces" excluded />);
    expect(html).toMatch(/^<a [^>]*href="\/typefaces"/);
    expect(html).toContain('aria-label="Remove filter Serif"');
    expect(html).toContain('data-excluded="true"');
  });

  it('of a value left out says so, of a colour shows it', () => {
    expect(sent(<Pill name="Minimal" excluded />)).toContain('data-excluded="true"');
    expect(sent(<Pill name="Orange" hex="#e07a3a" />)).toContain('fill="#e07a3a"');
  });
});

describe('an avatar', () => {
  it.each([
    ['Ida Lindqvist', 'IL'],
    ['ida maria von Lindqvist', 'IL'],
    ['Ü', 'Ü'],
    ['  ', ''],
    ['𝒜 b', '𝒜B'],
  ])('of %s shows %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });

  it('is named, unless its name stands beside it', () => {
    expect(sent(<Avatar name="Ida" src="/a.webp" />)).toContain('role="img" aria-label="Ida"');
    expect(sent(<Avatar name="Ida" named />)).toContain('aria-hidden="true"');
    expect(sent(<Avatar name="" />)).toContain('<svg');
  });
});

describe('a pager', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 9]],
    [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [20, 117, [1, 18, 19, 20, 21, 22, 117]],
    [117, 117, [1, 115, 116, 117]],
  ])('on page %i of %i shows %j', (page, pages, shown) => {
    expect(pagesShown(page, pages)).toEqual(shown);
  });

  it('marks where pages are left out, and where one is', () => {
    const html = sent(<Pager page={20} pages={117} hrefOf={(page) => `/list?page=${page}`} />);
    expect(html.match(/data-gap/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Page 20" aria-current="page"');
    expect(html).toContain('20 of 117');
    expect(html).toContain('rel="prev" aria-label="Previous page" href="/list?page=19"');
  });

  it('of one page is nothing', () => {
    expect(sent(<Pager page={1} pages={1} hrefOf={String} />)).toBe('');
  });
});

describe('ways and states', () => {
  it('a breadcrumb ends with this page, which is no link', () => {
    const html = sent(<Breadcrumb steps={[{ name: 'Websites', href: '/websites' }]} here="Miro" />);
    expect(html).toContain('<a href="/websites">Websites</a>');
    expect(html).toContain('<span aria-current="page">Miro</span>');
  });

  it('a skeleton says what is coming once, whatever its bones', () => {
    const html = sent(<Skeleton label="Loading websites" shape="card" count={3} />);
    expect(html).toContain('role="status"');
    expect(html.match(/Loading websites/g)).toHaveLength(1);
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(3);
  });

  it('a progress line has its value, or none while the end is not known', () => {
    expect(sent(<ProgressLine label="Upload" value={0.5} />)).toContain('value="0.5"');
    expect(sent(<ProgressLine label="Upload" />)).not.toContain('value=');
  });

  it('an error says what failed and what is kept, and its retry works without script', () => {
    const html = sent(<ErrorState title="Not saved" kept="Kept here" href="/again" />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('Not saved');
    expect(html).toContain('Kept here');
    expect(html).toMatch(/<a [^>]*href="\/again"/);
  });

  it('an empty state has its one action', () => {
    const html = sent(
      <EmptyState title="Nothing" action={<a href="/all">All</a>}>
        Yet
      </EmptyState>,
    );
    expect(html).toContain('<a href="/all">All</a>');
  });
});

describe('a palette strip', () => {
  const colors = [
    { hex: '#0b486b', share: 0.94 },
    { hex: '#cff09e', share: 0.05 },
    { hex: '#e55171', share: 0.01 },
  ];

  it('draws shares as widths, none under a twentieth, and fills its width', () => {
    const html = sent(<PaletteStrip colors={colors} />);
    const parts = [...html.matchAll(/x="(\d+)" width="(\d+)"/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ]);
    expect(parts).toEqual([
      [0, 900],
      [900, 50],
      [950, 50],
    ]);
  });

  it('draws forty colours without a gap', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({
      hex: `#0000${String(i + 10)}`,
      share: (i + 1) / 820,
    }));
    const html = sent(<PaletteStrip colors={many} />);
    let end = 0;
    for (const [, x, width] of html.matchAll(/x="(\d+)" width="(\d+)"/g)) {
      expect(Number(x)).toBe(end);
      end += Number(width);
    }
    expect(end).toBe(1000);
  });

  it('that can be pressed names each colour and its share', () => {
    const html = sent(<SwatchStrip label="Palette" colors={colors} />);
    expect(html).toContain('aria-label="Copy #e55171, 1 %"');
    expect(html).toContain('<svg width="3760"');
    expect(html).not.toContain('style=');
  });
});
