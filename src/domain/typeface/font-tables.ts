import type { Face } from 'harfbuzzjs';
import type { FontInstance } from './font-facts.ts';

/** One table of a font; reading past its end gives 0, as for a table that is not there. */
export class Table {
  private readonly view: DataView | null;

  constructor(face: Face, tag: string) {
    const bytes = face.referenceTable(tag);
    this.view = bytes ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null;
  }

  get length(): number {
    return this.view?.byteLength ?? 0;
  }

  u8(at: number): number {
    return this.view && this.has(at, 1) ? this.view.getUint8(at) : 0;
  }

  u16(at: number): number {
    return this.view && this.has(at, 2) ? this.view.getUint16(at) : 0;
  }

  i16(at: number): number {
    return this.view && this.has(at, 2) ? this.view.getInt16(at) : 0;
  }

  u32(at: number): number {
    return this.view && this.has(at, 4) ? this.view.getUint32(at) : 0;
  }

  /** 16.16 */
  fixed(at: number): number {
    return this.view && this.has(at, 4) ? this.view.getInt32(at) / 65_536 : 0;
  }

  private has(at: number, bytes: number): boolean {
    return at >= 0 && at + bytes <= this.length;
  }
}

/** Width classes of OS/2 as percent of normal. */
const widths = [100, 50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200];

/** Weight, width and posture as the OS/2 and head tables state them. */
export function statedStyle(face: Face): { weight: number; width: number; italic: boolean } {
  const os2 = new Table(face, 'OS/2');
  const head = new Table(face, 'head');
  const isItalic = (os2.u16(62) & 0x2_01) !== 0 || (head.u16(44) & 2) !== 0;
  return {
    weight: Math.min(1000, Math.max(1, os2.u16(4) || 400)),
    width: widths[os2.u16(6)] ?? 100,
    italic: isItalic,
  };
}

/** `fvar`: https://learn.microsoft.com/typography/opentype/spec/fvar */
export function instancesOf(
  face: Face,
  tags: readonly string[],
  nameOf: (id: number) => string | null,
): FontInstance[] {
  const fvar = new Table(face, 'fvar');
  const [axesAt, axes, axisSize] = [fvar.u16(4), fvar.u16(8), fvar.u16(10)];
  const [count, size] = [Math.min(fvar.u16(12), 2_000), fvar.u16(14)];
  if (axes !== tags.length || size < 4 + 4 * axes) return [];
  const from = axesAt + axes * axisSize;
  return Array.from({ length: count }, (_, i) => from + i * size)
    .filter((at) => at + size <= fvar.length)
    .map((at) => ({
      name: nameOf(fvar.u16(at)) ?? '',
      coordinates: Object.fromEntries(tags.map((tag, k) => [tag, fvar.fixed(at + 4 + 4 * k)])),
    }));
}
