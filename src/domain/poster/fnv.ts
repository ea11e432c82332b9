const encoder = new TextEncoder();

/** FNV-1a, 32 bits, over the text's UTF-8 bytes. */
export function fnv1a(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of encoder.encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}
