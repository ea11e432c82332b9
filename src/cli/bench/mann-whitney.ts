/**
 * The two-sided p of the Mann-Whitney U test: how likely two samples of one and the same distribution lie at least
 * this far apart. By the normal approximation with its corrections for ties and continuity, good from about 20 values
 * each. (Mann and Whitney, 1947; Lehmann, Nonparametrics, 1975, section 1.)
 */
export function mannWhitney(some: readonly number[], others: readonly number[]): number {
  const [n, m] = [some.length, others.length];
  const all = [
    ...some.map((value) => ({ value, own: true })),
    ...others.map((value) => ({ value, own: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const count = to - from;
    const rank = (from + 1 + to) / 2;
    ranks += rank * all.slice(from, to).filter(({ own }) => own).length;
    ties += count ** 3 - count;
    from = to;
  }
  const total = n + m;
  const u = ranks - (n * (n + 1)) / 2;
  const spread = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  if (spread === 0) return 1;
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / spread;
  return Math.min(1, 2 * upperTail(z));
}

/** The area of the standard normal curve above z >= 0, right to 1.2e-7 of it. (Numerical Recipes, erfcc.) */
function upperTail(z: number): number {
  const t = 1 / (1 + z / (2 * Math.SQRT2));
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398,
    1.48851587, -0.82215223, 0.17087277,
  ];
  const sum = terms.reduceRight((rest, term) => term + t * rest, 0);
  return (t * Math.exp((-z * z) / 2 + sum)) / 2;
}
