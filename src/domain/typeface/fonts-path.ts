import { type FontStyle, type FontType, fontStyles, fontTypes } from './typeface.ts';
import type { TypefaceFilter } from './typeface-filter.ts';

/** What a page such as /typefaces/google-serif-fonts filters by. */
export interface FontsPage {
  /** The one right spelling, with `-fonts`. */
  slug: string;
  type: FontType | null;
  style: FontStyle | null;
}

const ending = '-fonts';
/** In addresses `google`, which is the type google-font. */
const typeWords: readonly [word: string, type: FontType][] = [
  ['google-font', 'google-font'],
  ['open-source', 'open-source'],
  ['google', 'google-font'],
  ['custom', 'custom'],
  ['free', 'free'],
];
/** The longest first: `sans-serif` is no `serif`. */
const styles = (Object.keys(fontStyles) as FontStyle[]).sort((a, b) => b.length - a.length);

/** Reads `{style}-fonts`, `{type}-fonts` and `{type}-{style}-fonts`; null for anything else. */
export function parseFontsPage(text: string): FontsPage | null {
  const words = text.toLowerCase();
  if (!words.endsWith(ending)) return null;
  const name = words.slice(0, -ending.length);
  const style = styles.find((one) => name === one || name.endsWith(`-${one}`)) ?? null;
  const rest = style ? name.slice(0, -style.length).replace(/-$/, '') : name;
  if (rest === '') return style && pageOf(null, style);
  const type = typeWords.find(([word]) => word === rest)?.[1];
  return type ? pageOf(type, style) : parseTurned(name);
}

/** The page that says exactly what a filter asks; null when there is none. */
export function fontsPageOf(filter: TypefaceFilter): FontsPage | null {
  const { styles: style, types: type, ...others } = filter;
  if (Object.keys(others).length > 0) return null;
  const chosen = [style, type].flatMap((choice) => (choice ? [choice] : []));
  if (chosen.some(({ include, exclude }) => include.length !== 1 || exclude.length > 0))
    return null;
  return parseFontsPage([...(type?.include ?? []), ...(style?.include ?? [])].join('-') + ending);
}

export function filterOfPage({ type, style }: FontsPage): TypefaceFilter {
  return {
    ...(style ? { styles: { include: [style], exclude: [] } } : {}),
    ...(type ? { types: { include: [type], exclude: [] } } : {}),
  };
}

/** `Google serif fonts` */
export function fontsTitle({ type, style }: FontsPage): string {
  const typeName = type && fontTypes[type].replace(/ fonts$/i, '');
  const styleName = style && fontStyles[style].toLowerCase();
  const words = [typeName, styleName, 'fonts'].filter((word) => word !== null).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `serif-google-fonts`: understood, and sent to its right spelling. */
function parseTurned(name: string): FontsPage | null {
  const [word, type] = typeWords.find(([one]) => name.endsWith(`-${one}`)) ?? [];
  const style = styles.find((one) => word !== undefined && name === `${one}-${word}`);
  return style && type ? pageOf(type, style) : null;
}

function pageOf(type: FontType | null, style: FontStyle | null): FontsPage {
  const word = type === 'google-font' ? 'google' : type;
  const slug = [word, style].filter((part) => part !== null).join('-') + ending;
  return { slug, type, style };
}
