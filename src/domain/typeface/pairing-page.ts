import type { WebsiteCard } from '../website/website.ts';
import type { RoleContrast } from './pairing-contrast.ts';
import type { Named } from './typeface-page.ts';

/** A face of a pairing. `className` is null where no files of it are kept or they lack a letter of its name. */
export interface PairedLine extends Named {
  role: string;
  by: string | null;
  description: string | null;
  className: string | null;
  /** The weights that the layouts set it in. */
  weights: string;
  /** How its facts are known. */
  source: string;
}

export interface SeenLine {
  text: string;
  href: string;
}

/** What the page of a pairing shows. */
export interface PairingPage {
  slug: string;
  name: string;
  reason: string | null;
  /** The slug of its first face, under which it has its address. */
  under: Named;
  /** Address of its style sheet. */
  sheet: string;
  faces: PairedLine[];
  /** Classes of the roles. */
  roles: { heading: string; body: string; mono: string };
  /** Names of the faces whose files lack letters of the layouts, or that have none. */
  standIns: string[];
  compared: [string, string];
  contrast: RoleContrast[];
  css: string;
  /** Websites here that use all of its faces, the newest of them, and how many there are. */
  uses: { cards: WebsiteCard[]; total: number };
  /** Pages elsewhere that were seen to load them together. */
  seen: SeenLine[];
}
