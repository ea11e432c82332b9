import type { Face } from 'harfbuzzjs';
import type { FontNames } from './font-facts.ts';

const mostCharacters = 1_000;
/** Copyright lines hold addresses of people, which belong in the file and nowhere else. */
const mailAddress = /[\s(<[]*[\w.+-]+@[\w-]+(?:\.[\w-]+)+[)>\]]?/g;

/** Reads the `name` table: English where there is English, else the first language. */
export function namesIn(face: Face): (id: number) => string | null {
  const languages = new Map<number, string[]>();
  for (const { nameId, language } of face.listNames().slice(0, 20_000)) {
    const known = languages.get(nameId) ?? [];
    if (known.length < 100) languages.set(nameId, [...known, language]);
  }
  return (id) => {
    const known = languages.get(id);
    if (!known) return null;
    const language = known.find((one) => /^en\b/.test(one)) ?? known[0] ?? 'en';
    const text = face
      .getName(id, language)
      .replaceAll('\0', '')
      .replace(mailAddress, '')
      .replace(/\s+/g, ' ')
      .trim();
    return text === '' ? null : text.toWellFormed().slice(0, mostCharacters);
  };
}

/** Typographic family and style before the four-style ones. */
export function namesOf(nameOf: (id: number) => string | null): FontNames {
  return {
    family: nameOf(16) ?? nameOf(1) ?? '',
    style: nameOf(17) ?? nameOf(2) ?? '',
    full: nameOf(4),
    postScript: nameOf(6),
    version: nameOf(5),
    designer: nameOf(9),
    manufacturer: nameOf(8),
    copyright: nameOf(0),
    licence: nameOf(13),
    licenceUrl: nameOf(14),
  };
}
