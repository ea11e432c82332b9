import { env } from 'cloudflare:test';
import { samples } from 'virtual:font-samples';
import { harfbuzz, packWoff2, subset, unpackWoff2 } from 'virtual:font-wasm';
import { describe, expect, test } from 'vitest';
import { readFont } from '#domain/typeface/font-reader.ts';

const tools = { harfbuzz, unpackWoff2, subset: { module: subset, packWoff2 } };
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

describe('in the runtime of the worker', () => {
  test('no WebAssembly is compiled from bytes', () => {
    expect(env.DB).toBeDefined();
    const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
    expect(() => new WebAssembly.Module(empty)).toThrow();
  });

  test.each(samples)('$file has the facts that Node reads', async ({ bytes, read }) => {
    expect(read.ok).toBe(true);
    expect(await readFont(bytesOf(bytes), tools)).toEqual(read);
  });

  test('what is no font is refused', async () => {
    const [sample] = samples;
    const whole = bytesOf(sample?.bytes ?? '');
    const altered = whole.slice();
    altered.fill(0xa5, 200, 4_000);
    for (const bytes of [whole.subarray(0, 900), altered, new TextEncoder().encode('x'.repeat(99))])
      expect((await readFont(bytes, tools)).ok).toBe(false);
    expect(await readFont(whole, tools)).toEqual(sample?.read);
  });
});
