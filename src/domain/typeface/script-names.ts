/** Plain names of scripts where the runtime's own list has none or another. */
const names: Record<string, string> = {
  Hans: 'Chinese (simplified)',
  Hant: 'Chinese (traditional)',
  Jpan: 'Japanese',
  Kore: 'Korean',
};

let known: Intl.DisplayNames | undefined;

/** `Cyrl` -> `Cyrillic` */
export function scriptName(code: string): string {
  known ??= new Intl.DisplayNames('en', { type: 'script' });
  return names[code] ?? known.of(code) ?? code;
}
