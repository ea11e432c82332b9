import { z } from 'zod';

const tag = z.string().regex(/^[A-Za-z0-9 ]{4}$/);

/** What a public catalogue says of a family's files. Metrics are in font units. */
export const statedSchema = z.object({
  weights: z.array(z.number().int().min(1).max(1000)).max(30),
  italic: z.boolean(),
  variable: z.boolean(),
  /** Least, default, most. */
  axes: z.record(tag, z.tuple([z.number(), z.number(), z.number()])).default({}),
  /** Names of the subsets that it is served in. */
  subsets: z
    .array(
      z
        .string()
        .max(40)
        .regex(/^[a-z0-9-]+$/),
    )
    .max(400),
  metrics: z
    .object({
      unitsPerEm: z.number().positive(),
      ascender: z.number(),
      descender: z.number(),
      lineGap: z.number(),
      xHeight: z.number().nullable(),
      capHeight: z.number().nullable(),
      averageWidth: z.number().nullable(),
    })
    .nullable()
    .default(null),
});
export type Stated = z.infer<typeof statedSchema>;

/** Scripts of the catalogue's subset names, where the two differ by more than being spelt out. */
const scriptOfSubset: Record<string, string> = {
  latin: 'Latn',
  'latin-ext': 'Latn',
  vietnamese: 'Latn',
  cyrillic: 'Cyrl',
  'cyrillic-ext': 'Cyrl',
  greek: 'Grek',
  'greek-ext': 'Grek',
  japanese: 'Jpan',
  devanagari: 'Deva',
  hebrew: 'Hebr',
  arabic: 'Arab',
  korean: 'Kore',
  thai: 'Thai',
  khmer: 'Khmr',
  telugu: 'Telu',
  tamil: 'Taml',
  gujarati: 'Gujr',
  'chinese-traditional': 'Hant',
  'chinese-hongkong': 'Hant',
  'chinese-simplified': 'Hans',
  bengali: 'Beng',
  kannada: 'Knda',
  gurmukhi: 'Guru',
  malayalam: 'Mlym',
  sinhala: 'Sinh',
  ethiopic: 'Ethi',
  oriya: 'Orya',
  cherokee: 'Cher',
  'canadian-aboriginal': 'Cans',
  lao: 'Laoo',
  syriac: 'Syrc',
  adlam: 'Adlm',
  tifinagh: 'Tfng',
  braille: 'Brai',
  armenian: 'Armn',
  lisu: 'Lisu',
  georgian: 'Geor',
  tibetan: 'Tibt',
  myanmar: 'Mymr',
  nko: 'Nkoo',
  yi: 'Yiii',
  javanese: 'Java',
  mongolian: 'Mong',
  thaana: 'Thaa',
  coptic: 'Copt',
  balinese: 'Bali',
  osage: 'Osge',
  vai: 'Vaii',
};

/** The scripts that the catalogue's subsets are of, as ISO 15924 codes; subsets of rarer scripts are left out. */
export function scriptsOfSubsets(subsets: readonly string[]): string[] {
  return [...new Set(subsets.flatMap((name) => scriptOfSubset[name] ?? []))].sort();
}
