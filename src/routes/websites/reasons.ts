import type { SimilarWebsite } from '#domain/website/website-similar-store.ts';

const reasonsShown = 3;

type Reason = SimilarWebsite['reasons'][number];

/** The heaviest reasons in few words, by website id: `Same typeface Inter, Portfolio, green`. */
export function shownReasons(similar: readonly SimilarWebsite[]): Record<number, string> {
  const entries = similar.map(({ card, reasons }): [number, string] => {
    const sentence = reasons.slice(0, reasonsShown).map(wordsOf).join(', ');
    return [card.id, sentence.charAt(0).toUpperCase() + sentence.slice(1)];
  });
  return Object.fromEntries(entries);
}

/** What both have; the sentence that stands over a list of them says so. */
function wordsOf({ kind, name }: Reason): string {
  switch (kind) {
    case 'maker':
      return `same maker ${name}`;
    case 'typeface':
      return `same typeface ${name}`;
    case 'style':
      return `same ${name.toLowerCase()} type`;
    case 'color':
    case 'mode':
      return name.toLowerCase();
    default:
      return name;
  }
}
