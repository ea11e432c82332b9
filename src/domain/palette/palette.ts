/** A palette has at least one colour and at most so many; a repeated colour counts once. */
export const paletteMostColors = 32;

/** A palette as a card shows it. */
export interface PaletteCard {
  id: number;
  slug: string;
  /** Null: nobody gave it a name. */
  name: string | null;
  /** `#rrggbb`, in order. */
  colors: string[];
  /** Its own tags first, then those that its colours say. */
  tags: { slug: string; name: string }[];
}

const hexes = /^[0-9a-f]{6}(-[0-9a-f]{6})*$/i;

/**
 * `FF4B3E-0d1b3e` -> `['#ff4b3e', '#0d1b3e']`: the colours that an address names, each once, in order. Null when the
 * text is no list of six-digit hex values with dashes between, or names more than 32 colours.
 */
export function colorsOfSlug(text: string): string[] | null {
  if (!hexes.test(text)) return null;
  const colors = distinct(text.split('-').map((hex) => `#${hex}`));
  return colors.length <= paletteMostColors ? colors : null;
}

/** Lower case, each colour once, in the order in which it came first. */
export function distinct(colors: readonly string[]): string[] {
  return [...new Set(colors.map((hex) => hex.toLowerCase()))];
}

/** The canonical slug of colours in this order. */
export function paletteSlug(colors: readonly string[]): string {
  return distinct(colors)
    .map((hex) => hex.slice(1))
    .join('-');
}

/** The same for every order of the same colours. */
export function setKeyOf(colors: readonly string[]): string {
  return paletteSlug(distinct(colors).sort());
}

const hexesInTitle = 5;

/** Its name; without one its colours: a name made up from colours would be no fact. */
export function paletteTitle({ name, colors }: Pick<PaletteCard, 'name' | 'colors'>): string {
  if (name !== null) return name;
  const shown = colors.slice(0, hexesInTitle).join(' ');
  const left = colors.length - hexesInTitle;
  return left > 0 ? `${shown} and ${left} more` : shown;
}
