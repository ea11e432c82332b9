import type { SimilarWebsite } from '#domain/website/website-similar-store.ts';

const reasonsShown = 3;

/** The heaviest reasons in words, by website id: `Same typeface Inter, both in Portfolio`. */
export function shownReasons(similar: readonly SimilarWebsite[]): Record<number, string> {
  const entries = similar.map(({ card, reasons }): [number, string] => {
    const texts = reasons.slice(0, reasonsShown).map(({ text }) => text);
    const sentence = texts.join(', ');
    return [card.id, sentence.charAt(0).toUpperCase() + sentence.slice(1)];
  });
  return Object.fromEntries(entries);
}
