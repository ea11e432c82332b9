/** What two websites can share; `maker` is a credited profile, `color` a colour family. */
export const traitKinds = [
  'maker',
  'typeface',
  'category',
  'style',
  'color',
  'location',
  'mode',
] as const;
export type TraitKind = (typeof traitKinds)[number];

/** One value of a website. `websites` is how many published websites have it. */
export interface Trait {
  kind: TraitKind;
  slug: string;
  name: string;
  websites: number;
}

/** A shared value: what it says in words and its part of the score. */
export interface Reason extends Trait {
  text: string;
  weight: number;
}

export interface Likeness {
  score: number;
  /** Heaviest first. */
  reasons: Reason[];
}

/** How much a shared value of a kind says about looks, before its rarity. */
const kindWeights: Record<TraitKind, number> = {
  maker: 1.2,
  typeface: 1,
  category: 1,
  style: 0.6,
  color: 0.6,
  location: 0.4,
  mode: 0.4,
};

/**
 * The sum of the weights of all shared values. A weight is the kind's own times ln(1 + all / having): the inverse
 * document frequency of Robertson and Spärck Jones, so that rare values say more. Every weight depends on the
 * catalogue alone, never on which website is looked at: likeness(a, b) is likeness(b, a).
 */
export function likeness(a: readonly Trait[], b: readonly Trait[], total: number): Likeness {
  const own = new Map(a.map((trait) => [keyOf(trait), trait]));
  const reasons: Reason[] = [];
  for (const key of new Set(b.map(keyOf))) {
    const trait = own.get(key);
    if (trait) reasons.push({ ...trait, text: textOf(trait), weight: weightOf(trait, total) });
  }
  reasons.sort((x, y) => y.weight - x.weight || (keyOf(x) < keyOf(y) ? -1 : 1));
  return { score: reasons.reduce((sum, { weight }) => sum + weight, 0), reasons };
}

export function weightOf({ kind, websites }: Trait, total: number): number {
  return kindWeights[kind] * Math.log1p(total / Math.max(websites, 1));
}

function keyOf({ kind, slug }: Trait): string {
  return `${kind}:${slug}`;
}

function textOf({ kind, name }: Trait): string {
  switch (kind) {
    case 'maker':
      return `both by ${name}`;
    case 'typeface':
      return `same typeface ${name}`;
    case 'category':
      return `both in ${name}`;
    case 'style':
      return `same font style ${name}`;
    case 'color':
      return `both with ${name.toLowerCase()}`;
    case 'location':
      return `both from ${name}`;
    case 'mode':
      return `both ${name.toLowerCase()}`;
  }
}
