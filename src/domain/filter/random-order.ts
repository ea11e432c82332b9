/**
 * The place of a website in the random order of a seed: murmur3's 32-bit finaliser over the id plus the finalised
 * seed. For one seed no two ids share a key, and a new website moves none of the others.
 */
export function randomKey(seed: number, id: number): number {
  return finalise((finalise(seed) + id) | 0);
}

function finalise(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
