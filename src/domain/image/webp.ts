/** What holds pixels in a WebP file; everything else is words about them. */
const pixels: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH']);
const extended = 'VP8X';
/** In the first byte of VP8X: that there is transparency. The other bits announce profile, place, words and frames. */
const hasAlpha = 0x10;
const riffHead = 12;
const chunkHead = 8;

/**
 * A still WebP with its pixels and nothing else: profile, place, words, frames and whatever follows the file's end
 * are left out. Null when the bytes are no such file. Shape: RIFF container, developers.google.com/speed/webp.
 */
export function onlyPixels(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const chunks = chunksOf(bytes);
  const kept = chunks?.flatMap(({ name, at, size }) => {
    const chunk = bytes.slice(at, at + chunkHead + size + (size % 2));
    if (name === extended) return size === 10 ? [withFlags(chunk)] : [];
    return pixels.has(name) ? [chunk] : [];
  });
  if (!kept || !chunks?.some(({ name }) => name === 'VP8 ' || name === 'VP8L')) return null;
  const length = kept.reduce((sum, chunk) => sum + chunk.length, riffHead);
  const whole = new Uint8Array(length);
  whole.set(bytes.subarray(0, riffHead));
  new DataView(whole.buffer).setUint32(4, length - 8, true);
  let at = riffHead;
  for (const chunk of kept) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function withFlags(chunk: Uint8Array): Uint8Array {
  const copy = chunk.slice();
  copy[chunkHead] = (copy[chunkHead] ?? 0) & hasAlpha;
  return copy;
}

interface Chunk {
  name: string;
  at: number;
  /** Of its data. */
  size: number;
}

/** Null when it is no WebP or breaks off within a chunk. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < riffHead || text(0) !== 'RIFF' || text(8) !== 'WEBP') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  for (let at = riffHead; at + chunkHead <= end; ) {
    const size = view.getUint32(at + 4, true);
    if (at + chunkHead + size > end) return null;
    chunks.push({ name: text(at), at, size });
    at += chunkHead + size + (size % 2);
  }
  return chunks;
}
