import { describe, expect, test } from 'vitest';
import css from '#app/styles/tokens.css?raw';
import { foundationsOf } from '#routes/ui-kit/foundations.ts';
import { colorOf, readTokens, stepOf } from '#routes/ui-kit/tokens.ts';
import { site } from '../../support/site.tsx';

const ask = site();

test('GET /_ui is public, not indexed, and has every part as a section that its list leads to', async () => {
  const answer = await ask('/_ui');
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/<[^>]*\sstyle=/);
  const ids = [...html.matchAll(/<section [^>]*id="([\w-]+)" aria-labelledby/g)].map(
    ([, id]) => id,
  );
  const links = [...html.matchAll(/<a href="#([\w-]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThanOrEqual(30);
  expect(links.filter((id) => id !== 'main')).toEqual(ids);
});

describe('tokens', () => {
  const tokens = readTokens(css);

  test('are read with their two meanings, through other tokens', () => {
    const line = colorOf(tokens, 'line');
    expect(line.light.value).toBe('0.912 0.006 252');
    expect(line.dark.value).toBe('0.272 0.014 257');
    expect(colorOf(tokens, 'link')).toEqual({ ...colorOf(tokens, 'secondary'), name: 'link' });
  });

  test('are measured in pixels, fluid ones by their ends', () => {
    expect(stepOf(tokens, 's3').px).toEqual([12]);
    expect(stepOf(tokens, 'text-title').px).toEqual([24, 32]);
    expect(stepOf(tokens, 'fast').px).toEqual([120]);
    expect(stepOf(tokens, 'radius-pill').px).toEqual([999]);
  });

  test('reach the contrast that their group promises, on every ground and in both modes', () => {
    const { groups, onPrimary } = foundationsOf(tokens);
    for (const { least, colors } of groups) {
      if (least === null) continue;
      for (const { name, light, dark } of colors) {
        for (const ratio of [...light.ratios, ...dark.ratios])
          expect([name, ratio >= least]).toEqual([name, true]);
      }
    }
    expect(onPrimary.light).toBeGreaterThanOrEqual(4.5);
    expect(onPrimary.dark).toBeGreaterThanOrEqual(4.5);
  });

  test('the width goes down as the size goes up, and headings are never bold', () => {
    const { type } = foundationsOf(tokens);
    const widths = ['hero', 'display', 'head', 'title', 'lead'].map((name) =>
      Number.parseFloat(type.find((step) => step.name === name)?.width ?? ''),
    );
    expect(widths).toEqual([78, 82, 88, 94, 97]);
    expect(Number(tokens.get('weight-head'))).toBeLessThan(600);
  });
});
