/** A set of small numbers: bit n of word n / 32. */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >> 5);
}

export function bitsOf(size: number, members: Iterable<number>): Bits {
  const bits = noBits(size);
  for (const n of members) bits[n >> 5] = (bits[n >> 5] ?? 0) | (1 << (n & 31));
  return bits;
}

export function hasBit(bits: Bits, n: number): boolean {
  return (((bits[n >> 5] ?? 0) >>> (n & 31)) & 1) === 1;
}

export function both(a: Bits, b: Bits): Bits {
  return a.map((word, i) => word & (b[i] ?? 0));
}

export function either(a: Bits, b: Bits): Bits {
  return a.map((word, i) => word | (b[i] ?? 0));
}

/** What is in `a` and not in `b`. */
export function without(a: Bits, b: Bits): Bits {
  return a.map((word, i) => word & ~(b[i] ?? 0));
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += ones(word);
  return count;
}

/** How many are in both, without making the set. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += ones((a[i] ?? 0) & (b[i] ?? 0));
  return count;
}

/** Population count, Hacker's Delight 5-2. */
function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55_55_55_55);
  n = (n & 0x33_33_33_33) + ((n >>> 2) & 0x33_33_33_33);
  return Math.imul((n + (n >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
