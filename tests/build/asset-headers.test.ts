import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fixedHeaders, strictTransport } from '#worker/middleware/security-headers.ts';

const blocks = readFileSync(path.join(import.meta.dirname, '../../public/_headers'), 'utf8')
  .split(/\n(?=\/)/)
  .map((block) =>
    block
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );

test.each(blocks.map(([place, ...lines]) => [place ?? '', lines] as const))(
  'S11: files under %s carry the headers of every answer',
  (_, lines) => {
    const headers = new Map(
      lines.map((line) => [
        line.split(':', 1)[0]?.toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    );
    for (const [name, value] of fixedHeaders) expect(headers.get(name)).toBe(value);
    expect(headers.get('strict-transport-security')).toBe(strictTransport);
    expect(headers.get('cache-control')).toMatch(/max-age=\d+/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

test('S11: the built client’s folder is among them', () => {
  expect(blocks.map(([place]) => place)).toContain('/assets/*');
});
