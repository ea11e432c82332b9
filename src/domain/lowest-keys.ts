const buckets = 2_048;

/**
 * The keys from place `from` on, `count` of them, as if all had been sorted, without sorting those that come later.
 * `keys` are 0 or more and stay as they are; most of the work is one pass for a tally and one to gather.
 */
export function lowestKeys(keys: Float64Array, from: number, count: number): Float64Array {
  const wanted = from + count;
  const top = keys.reduce((most, key) => Math.max(most, key), 1);
  const scale = (buckets - 1) / top;
  const tally = new Uint32Array(buckets);
  for (const key of keys) {
    const bucket = Math.floor(key * scale);
    tally[bucket] = (tally[bucket] ?? 0) + 1;
  }
  let [last, size] = [0, tally[0] ?? 0];
  while (size < wanted && last < buckets - 1) {
    last += 1;
    size += tally[last] ?? 0;
  }
  const low = new Float64Array(size);
  let at = 0;
  for (const key of keys) {
    if (Math.floor(key * scale) <= last) low[at++] = key;
  }
  return low.sort().subarray(from, wanted);
}
