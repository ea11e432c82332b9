import { has, type Ranges } from './code-points.ts';

/** What subsets and packs a font. Each font gets an instance of its own: one that breaks on bad bytes is thrown away. */
export interface SubsetTools {
  /** `harfbuzz-subset.wasm`, compiled. */
  module: WebAssembly.Module;
  /** Packs a font as WOFF2, into a copy. */
  packWoff2: (font: Uint8Array) => Promise<Uint8Array>;
}

type Pointer = number;
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): Pointer;
  hb_blob_create(data: Pointer, bytes: number, mode: number, user: 0, destroy: 0): Pointer;
  hb_blob_get_data(blob: Pointer, length: 0): Pointer;
  hb_blob_get_length(blob: Pointer): number;
  hb_face_create(blob: Pointer, index: number): Pointer;
  hb_face_reference_blob(face: Pointer): Pointer;
  hb_set_add(set: Pointer, value: number): void;
  hb_set_clear(set: Pointer): void;
  hb_set_invert(set: Pointer): void;
  hb_subset_input_create_or_fail(): Pointer;
  hb_subset_input_unicode_set(input: Pointer): Pointer;
  hb_subset_input_set(input: Pointer, which: number): Pointer;
  hb_subset_or_fail(face: Pointer, input: Pointer): Pointer;
}

/** HB_MEMORY_MODE_WRITABLE, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG. */
const [writable, layoutFeatures] = [2, 6];
const lastLatin = 0xff;

/**
 * Bytes of a WOFF2 file with Basic Latin and Latin-1 (U+0000 to U+00FF) and every feature and axis kept; null for a
 * font without A or a, and for one that cannot be cut.
 */
export async function latinBytesOf(
  font: Uint8Array,
  ranges: Ranges,
  { module, packWoff2 }: SubsetTools,
): Promise<number | null> {
  if (!has(ranges, 0x41) || !has(ranges, 0x61)) return null;
  const cut = cutLatin(font, module);
  return cut && (await packWoff2(cut)).length;
}

/** The font with those characters alone. Null where its tables do not allow it. */
export function cutLatin(font: Uint8Array, module: WebAssembly.Module): Uint8Array | null {
  const it = new WebAssembly.Instance(module, {}).exports as unknown as Subsetter;
  it._initialize();
  const data = it.malloc(font.length);
  new Uint8Array(it.memory.buffer).set(font, data);
  const face = it.hb_face_create(it.hb_blob_create(data, font.length, writable, 0, 0), 0);
  const input = it.hb_subset_input_create_or_fail();
  const points = it.hb_subset_input_unicode_set(input);
  for (let point = 0; point <= lastLatin; point++) it.hb_set_add(points, point);
  const features = it.hb_subset_input_set(input, layoutFeatures);
  it.hb_set_clear(features);
  it.hb_set_invert(features);
  const cut = it.hb_subset_or_fail(face, input);
  if (cut === 0) return null;
  const blob = it.hb_face_reference_blob(cut);
  const at = it.hb_blob_get_data(blob, 0);
  return new Uint8Array(it.memory.buffer).slice(at, at + it.hb_blob_get_length(blob));
}
