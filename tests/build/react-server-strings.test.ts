import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Suspense } from 'react';
import { afterAll, expect, test } from 'vitest';
import { keepStrings } from '../../build/react-server-strings.ts';

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve('react-dom/package.json')), 'cjs');
// What components make: the development build asks a renderer of its own kind who makes it.
const { createElement: h } = require(
  path.join(path.dirname(require.resolve('react/package.json')), 'cjs/react.production.js'),
) as typeof import('react');
const stockFile = path.join(folder, 'react-dom-server.edge.production.js');
const scratch = mkdtempSync(path.join(folder, 'strings-'));
afterAll(() => rmSync(scratch, { recursive: true }));

type Render = typeof import('react-dom/server.edge').renderToReadableStream;

function load(file: string): Render {
  return (require(file) as { renderToReadableStream: Render }).renderToReadableStream;
}

function patched(flushAt?: number): Render {
  const file = path.join(scratch, `edge-${flushAt ?? 'default'}.js`);
  writeFileSync(file, keepStrings(readFileSync(stockFile, 'utf8'), flushAt));
  return load(file);
}

async function chunksOf(render: Render, make: () => React.ReactNode): Promise<string[]> {
  const stream = await render(make(), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError() {},
  });
  const chunks: string[] = [];
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>)
    chunks.push(Buffer.from(chunk).toString('utf8'));
  return chunks;
}

function late(ms: number, text: string): Promise<React.ReactElement> {
  return new Promise((done) => setTimeout(() => done(h('p', null, text)), ms));
}

function Broken(): never {
  throw new Error('broken');
}

/** Attributes, emoji, a long text, nested boundaries that arrive late, a boundary that fails. */
function page(): React.ReactNode {
  return h(
    'html',
    { lang: 'en' },
    h('body', { className: 'a "b" <c>' }, [
      h('h1', { key: 1 }, 'Ünïcode ♥ 𝒳 & <tags>'),
      h('p', { key: 2 }, 'x'.repeat(50_000)),
      h(
        Suspense,
        { key: 3, fallback: 'wait' },
        late(5, 'soon'),
        h(Suspense, { fallback: 'wait more' }, late(15, 'later ♥')),
      ),
      h(Suspense, { key: 4, fallback: 'left out' }, h(Broken)),
      ...Array.from({ length: 300 }, (_, i) =>
        h('a', { key: `l${i}`, href: `/p?a=${i}&b=é`, 'data-n': i }, `link ${i} ♡`),
      ),
    ]),
  );
}

test.each([undefined, 1, 4096, 1_000_000])(
  'the bytes are those of stock React (flush at %s)',
  async (flushAt) => {
    const stock = (await chunksOf(load(stockFile), page)).join('');
    expect(stock.includes('later ♥')).toBe(true);
    expect((await chunksOf(patched(flushAt), page)).join('') === stock).toBe(true);
  },
);

interface Drawn {
  bytes: Uint8Array | null;
}

/** A card as app/drawn-once.ts marks it; what is held of a thing stands in `held`. */
function cards(held: Map<number, Drawn>) {
  const drawn: number[] = [];
  const Card = ({ n, children }: { n: number; children?: React.ReactNode }) => {
    drawn.push(n);
    return h('li', { className: 'card' }, h('b', null, `${n} ♡ & <`), 'text', children);
  };
  const useDrawn = ({ n }: { n: number }) => held.get(n);
  return { Card: Object.assign(Card, { useDrawn }), drawn };
}

test('what is held of a component is written in its place, and the bytes stay those of stock React', async () => {
  const held = new Map([1, 2].map((n): [number, Drawn] => [n, { bytes: null }]));
  const { Card, drawn } = cards(held);
  const list = () =>
    h(
      'ul',
      null,
      'before',
      h(Card, { key: 1, n: 1 }),
      'between',
      h(Suspense, { key: 2 }, h(Card, { n: 2 }), h(Card, { n: 3 }), 'after'),
    );
  const stock = (await chunksOf(load(stockFile), list)).join('');
  expect(drawn.splice(0)).toEqual([1, 2, 3]);
  const render = patched();
  expect((await chunksOf(render, list)).join('')).toBe(stock);
  expect(drawn.splice(0)).toEqual([1, 2, 3]);
  expect((await chunksOf(render, list)).join('')).toBe(stock);
  expect(drawn).toEqual([3]);
});

test('a component in which something waits or fails is not held', async () => {
  const held = new Map([1, 2, 3].map((n): [number, Drawn] => [n, { bytes: null }]));
  const { Card } = cards(held);
  const list = () =>
    h(
      'ul',
      null,
      h(Card, { key: 1, n: 1 }, late(5, 'soon')),
      h(Card, { key: 2, n: 2 }, h(Suspense, { fallback: 'wait' }, late(5, 'later'))),
      h(Suspense, { key: 3, fallback: 'left out' }, h(Card, { n: 3 }, h(Broken))),
    );
  const stock = (await chunksOf(load(stockFile), list)).join('');
  const render = patched();
  for (let turn = 0; turn < 2; turn += 1)
    expect((await chunksOf(render, list)).join('')).toBe(stock);
  expect([...held.values()].map(({ bytes }) => bytes)).toEqual([null, null, null]);
});

test('a page without boundaries leaves in few chunks', async () => {
  const plain = () =>
    h(
      'ul',
      null,
      ...Array.from({ length: 500 }, (_, i) => h('li', { key: i, className: 'row' }, i)),
    );
  expect((await chunksOf(patched(), plain)).length).toBeLessThanOrEqual(2);
});

test('a source that is not as expected stops the build', () => {
  expect(() => keepStrings('function somethingElse() {}')).toThrow(/react-dom changed/);
});
