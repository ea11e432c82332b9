import { planPoster, posterHeight, posterWidth, type Shape } from '#app/cards/poster-plan.ts';
import { escapeHtml } from '#app/ui/escape-html.ts';
import type { Swatch } from '#domain/website/website.ts';
import styles from './card.module.css';

interface Props {
  name: string;
  slug: string;
  colors: readonly Swatch[];
  lang: string | null;
  /** Read out where the poster is the page's picture; beside a title it would only repeat it. */
  label?: string;
}

const postersKept = 2_000;
/** Posters drawn before, by their facts. Bounded: the oldest goes first. */
const drawn = new Map<string, string>();

/** What a website without a picture shows. One element with its drawing as text: nothing in it is ever hydrated. */
export function Poster({ label, ...facts }: Props) {
  return (
    <svg
      className={styles.poster}
      viewBox={`0 0 ${posterWidth} ${posterHeight}`}
      preserveAspectRatio="xMidYMax slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: drawing(facts) }}
    />
  );
}

function drawing({ name, slug, colors, lang }: Omit<Props, 'label'>): string {
  const hexes = colors.map(({ hex }) => hex);
  const key = `${slug}\n${name}\n${lang}\n${hexes.join()}`;
  const before = drawn.get(key);
  if (before !== undefined) return before;
  const made = draw(name, slug, hexes, lang);
  drawn.set(key, made);
  const [oldest] = drawn.keys();
  if (drawn.size > postersKept && oldest !== undefined) drawn.delete(oldest);
  return made;
}

function draw(name: string, slug: string, hexes: string[], lang: string | null): string {
  const { ground, shapes, initial, ink, size, lines } = planPoster(name, slug, hexes);
  const large = initial
    ? `<text class="${styles.initial}" x="${posterWidth + 10}" y="186" font-size="260">${escapeHtml(initial)}</text>`
    : '';
  const texts = lines.map(({ text, y }) => `<text x="21" y="${y}">${escapeHtml(text)}</text>`);
  const language = lang ? ` lang="${escapeHtml(lang)}"` : '';
  return `<rect width="${posterWidth}" height="${posterHeight}" fill="${ground ?? 'var(--sunken)'}"/>${shapes
    .map(shapeHtml)
    .join(
      '',
    )}${large}<g fill="${ink ?? 'currentColor'}" font-size="${size}"${language}>${texts.join('')}</g>`;
}

function shapeHtml({ kind, x, y, width, height, fill }: Shape): string {
  return kind === 'rect'
    ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
    : `<circle cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2}" fill="${fill}"/>`;
}
