import type { WebsiteCard } from '../website/website.ts';
import type { FontMetrics, FontShapes } from './font-facts.ts';
import type { InstallCode } from './install-code.ts';
import type { LicenceCard } from './licence-permits.ts';
import type { Abilities, TesterState } from './tester.ts';

export interface Named {
  slug: string;
  name: string;
}

/** A value with how and when it is known; null is unknown, and `source` says why. */
export interface FactRow {
  label: string;
  value: string | null;
  source: string;
  /** The value in parts that each lead to the others that have it. */
  parts?: { text: string; href: string }[];
}

export interface StyleLine {
  name: string;
  className: string;
  detail: string;
}

export interface ScriptLine {
  name: string;
  count: number;
  /** Most spoken first. */
  languages: string;
}

export interface ProofLine {
  language: string;
  code: string;
  text: string;
}

export interface PairingLine {
  slug: string;
  name: string;
  reason: string | null;
  seen: number;
  /** The slug of its first face. */
  under: string;
  faces: { name: string; role: string; className: string | null }[];
}

export interface RelatedLine extends Named {
  reason: string;
  /** Null where there are no files to set its name in. */
  className: string | null;
}

/** What the page of a typeface shows. */
export interface TypefacePage {
  id: number;
  slug: string;
  name: string;
  description: string | null;
  designers: Named[];
  foundry: Named | null;
  year: number | null;
  licence: string | null;
  /** Short facts under the name: `2 axes`, `whole files`. */
  notes: string[];
  styles: { slug: string; name: string }[];
  types: { slug: string; name: string }[];
  links: Partial<Record<'npm' | 'npm-variable' | 'repository' | 'website', string>>;
  /** Address of its style sheet, null where there is nothing to set. */
  sheet: string | null;
  /** The class that sets text in its regular; null without files. */
  className: string | null;
  /** Where a file of it could be asked for, once somebody presses; null with files here and where none is known. */
  away: string | null;
  /** Its files lack a letter of its name. */
  cannotSetName: boolean;
  tester: { abilities: Abilities; state: TesterState; unread: boolean } | null;
  lines: StyleLine[];
  facts: FactRow[];
  metrics: FontMetrics | null;
  shapes: FontShapes | null;
  scripts: ScriptLine[];
  proofs: ProofLine[];
  /** Sentences with every letter of a language, which its files set whole. */
  pangrams: ProofLine[];
  /** Hexadecimal ranges of all its files' characters. */
  codePoints: string;
  glyphs: number | null;
  licenceCard: LicenceCard | null;
  copyright: string | null;
  install: InstallCode[];
  uses: { cards: WebsiteCard[]; roles: Record<number, string>; total: number };
  pairings: PairingLine[];
  related: RelatedLine[];
}
