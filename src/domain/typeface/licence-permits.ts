import { licences } from './licence.ts';

/** What a licence lets people do, in plain words. `null`: it depends, and `words` says on what. */
export interface Permit {
  use: string;
  isAllowed: boolean | null;
  words: string;
}

export interface LicenceCard {
  id: string;
  name: string;
  url: string;
  permits: Permit[];
}

const yes = (use: string, words = 'Yes'): Permit => ({ use, isAllowed: true, words });
const no = (use: string, words = 'No'): Permit => ({ use, isAllowed: false, words });

/** By the licences' own texts: what one may do with the fonts of each. */
const rest: Record<string, readonly Permit[]> = {
  'OFL-1.1': [
    yes('Self-host', 'Yes, with its licence text'),
    yes('Modify', 'Yes, under the same licence; a reserved name has to change'),
    no('Sell alone', 'No, only with other software'),
  ],
  'Ubuntu-font-1.0': [
    yes('Self-host', 'Yes, with its licence text'),
    yes('Modify', 'Yes, under the same licence and another name'),
    no('Sell alone', 'No, only with other software'),
  ],
  'Apache-2.0': [
    yes('Self-host', 'Yes, with its licence text'),
    yes('Modify', 'Yes, if changes are stated'),
    yes('Sell alone'),
  ],
  MIT: [yes('Self-host', 'Yes, with its licence text'), yes('Modify'), yes('Sell alone')],
  'CC0-1.0': [yes('Self-host'), yes('Modify'), yes('Sell alone')],
  Unlicense: [yes('Self-host'), yes('Modify'), yes('Sell alone')],
  'Bitstream-Vera': [
    yes('Self-host', 'Yes, with its licence text'),
    yes('Modify', 'Yes, under another name'),
    no('Sell alone', 'No, only with other software'),
  ],
};

/** Null for a licence that is not known here: nothing is promised. */
export function licenceCard(id: string | null): LicenceCard | null {
  if (id === null || !Object.hasOwn(licences, id) || !Object.hasOwn(rest, id)) return null;
  const { name = id, url = '' } = licences[id] ?? {};
  const permits = [yes('Web'), yes('App'), yes('Logo'), ...(rest[id] ?? [])];
  return { id, name, url, permits };
}
