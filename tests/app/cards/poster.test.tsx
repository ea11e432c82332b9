import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Poster } from '#app/cards/poster.tsx';

const facts = { id: 7, print: 'abc12', colors: [{ hex: '#ffd02f', share: null }] };

describe('a poster on a card', () => {
  it('is a picture of 4:3 that loads when it comes near, silent beside its title', () => {
    const html = renderToStaticMarkup(<Poster {...facts} />);
    expect(html).toContain('src="/posters/7-abc12/400x300.svg"');
    expect(html).toContain('width="400" height="300" alt="" loading="lazy" decoding="async"');
  });

  it('stands on the main colour as an attribute, never as a style', () => {
    const html = renderToStaticMarkup(<Poster {...facts} />);
    expect(html).toContain('fill="#ffd02f"');
    expect(html).not.toContain('style=');
    expect(renderToStaticMarkup(<Poster {...facts} colors={[]} />)).not.toContain('<svg');
  });

  it('is 3:2, named and loaded at once in the place of a large picture', () => {
    const html = renderToStaticMarkup(<Poster {...facts} label="Poster of Miro" large eager />);
    expect(html).toContain('src="/posters/7-abc12/1200x800.svg"');
    expect(html).toContain('alt="Poster of Miro"');
    expect(html).not.toContain('loading="lazy"');
  });
});
