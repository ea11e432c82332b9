import { z } from 'zod';
import { typefaceRoles } from '../typeface/typeface.ts';

/** Something with a page or a filter of its own, as shown on a website. */
export interface Term {
  slug: string;
  name: string;
}

/** A typeface that a website uses. `file`: the font file that its name is set in, where one is here. */
export interface NamedFace extends Term {
  file?: string;
}

/** A picture in R2. `key` is the SHA-256 of the original; sizes in px. */
export interface Picture {
  key: string;
  width: number;
  height: number;
  alt: string;
  /** Three colours, `#rrggbb`: the picture's own ground from top to bottom while it loads. */
  ground?: readonly string[];
  /** `#rrggbb`: a picture less tall than 4:3 that ends in one colour goes on in it, and keeps its sides. */
  edge?: string;
}

export interface Swatch {
  hex: string;
  /** Share of the page's area, 0 to 1; null while unmeasured. */
  share: number | null;
}

/** What a card shows. `host` is the domain without www. */
export interface WebsiteCard {
  id: number;
  slug: string;
  title: string;
  lang: string | null;
  host: string;
  picture: Picture | null;
  /** The print of its poster; there is none beside a picture. */
  poster?: string;
  maker: Term | null;
  categories: Term[];
  colors: Swatch[];
  typefaces: NamedFace[];
}

export interface Credit {
  profile: Term;
  role: string;
}

export interface TypefaceUse extends NamedFace {
  role: z.infer<typeof roleSchema> | null;
}

/** One fact with how and when it was found. `value` null means that it was looked for and not found. */
export interface Fact {
  name: string;
  method: string;
  day: string;
}

/** Everything on a website's own page. Times are epoch ms. */
export interface Website extends Omit<WebsiteCard, 'typefaces' | 'maker'> {
  url: string;
  /** Path of the visit link, `/go/{hash}`; null when the website has none. */
  visit: string | null;
  description: string | null;
  note: string | null;
  location: (Term & { country: Term | null }) | null;
  year: number | null;
  mode: 'light' | 'dark' | null;
  credits: Credit[];
  typefaces: TypefaceUse[];
  facts: Fact[];
  publishedAt: number;
  updatedAt: number;
}

export const roleSchema = z.enum(typefaceRoles);
