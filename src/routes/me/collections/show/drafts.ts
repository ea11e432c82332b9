import type { Collection, Visibility } from '#domain/collection/collection.ts';
import { visibilityNames } from '#routes/me/collections/visibility.ts';

/** Words of a collection as they were sent and could not be taken. The form shows them again. */
export interface Draft {
  title: string;
  description: string;
  visibility: Visibility;
  issues: Issues;
  /** They were about an older version. */
  isStale: boolean;
}

type Issues = { title?: string; description?: string };

/** The form of one item's note, with what was sent of it. */
export interface NoteDraft {
  item: number;
  sent: { text: string; issue: string; isStale: boolean } | null;
}

/** The form that moves one item, with the place that was sent and is none. */
export interface MoveDraft {
  item: number;
  others: { slug: string; title: string }[];
  refused: { place: string; issue: string } | null;
}

/** What was ticked to go to another collection, where there is no script. */
export interface SeveralDraft {
  items: number[];
  others: { slug: string; title: string }[];
}

/** What has just left the collection, and where it went; `taken` is what that one did not hold before. */
export interface Left {
  items: number[];
  to: { slug: string; title: string; taken: number[] } | null;
}

export function draftOf({ title, description, visibility }: Collection): Draft {
  return { title, description, visibility, issues: {}, isStale: false };
}

/** What stands there now, by name, where it is not what was typed. */
export function differing(now: Collection, typed: Draft): { name: string; text: string }[] {
  const all = [
    { name: 'Title', text: now.title, mine: typed.title },
    { name: 'Description', text: now.description, mine: typed.description },
    {
      name: 'Visibility',
      text: visibilityNames[now.visibility],
      mine: visibilityNames[typed.visibility],
    },
  ];
  return all.flatMap(({ name, text, mine }) => (text === mine ? [] : [{ name, text }]));
}

/** What is wrong, by field, out of zod's issues or a problem's. */
export function issuesOf(issues: unknown): Issues {
  const list = (issues ?? []) as { path: string | PropertyKey[]; message: string }[];
  return Object.fromEntries(list.map(({ path, message }) => [String(path), message]));
}
