import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { readFace, sources } from '../../build/poster-faces.ts';
import { faceIds } from '../../src/domain/poster/faces.ts';

const require = createRequire(import.meta.url);

it('the build knows a source for each face and no other', () => {
  expect(Object.keys(sources).toSorted()).toEqual(faceIds.toSorted());
});

/** Another reader on another file of the same face: its WOFF, which needs no WOFF2 decoder. */
describe.each(['young-serif', 'abril-fatface', 'space-mono'] as const)('%s', (id) => {
  const source = sources[id];
  const file = `${source?.package}/files/${id}-latin-${source?.file}.woff`;
  const bytes = readFileSync(require.resolve(file));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const unit = 1_000 / font.unitsPerEm;

  it('has the advances and the ink of the font file', async () => {
    if (!source) throw new Error('no source');
    const face = await readFace(source);
    for (const letter of 'AaBgjQxyz059&éß') {
      const glyph = font.charToGlyph(letter);
      const box = glyph.getBoundingBox();
      const wanted = [glyph.advanceWidth ?? 0, box.x1, box.x2, box.y2, -box.y1].map(
        (n) => n * unit,
      );
      const [advance, left, right, ascent, descent] = face.glyphs[letter] ?? [0, 0, 0, 0, 0];
      for (const [i, n] of [advance, left, right, ascent, descent].entries()) {
        expect([letter, i, Math.abs(n - (wanted[i] ?? 0)) <= 1.5]).toEqual([letter, i, true]);
      }
    }
  });

  it('has the heights of its OS/2 table', async () => {
    if (!source) throw new Error('no source');
    const { capHeight } = await readFace(source);
    expect(Math.abs(capHeight - font.tables.os2.sCapHeight * unit)).toBeLessThan(12);
  });
});

it('a wider instance of a variable face is wider', async () => {
  const wide = sources.archivo;
  if (!wide) throw new Error('no source');
  const narrow = await readFace({ ...wide, axes: { wdth: 62, wght: 800 } });
  const { glyphs, kerning } = await readFace(wide);
  expect(glyphs.H?.[0]).toBeGreaterThan((narrow.glyphs.H?.[0] ?? 0) * 1.4);
  expect(kerning.AV).toBeLessThan(-20);
});
