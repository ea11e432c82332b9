/** Slugs of one type's values, wanted and left out (none of them may be there), each sorted and unique. */
export interface Choice {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const nothing: Choice = { include: [], exclude: [] };

export function choiceIn(choice: Choice | undefined, slug: string): 'included' | 'excluded' | null {
  if (choice?.include.includes(slug)) return 'included';
  return choice?.exclude.includes(slug) ? 'excluded' : null;
}

export function withSlug(choice: Choice | undefined, slug: string, excluded = false): Choice {
  const { include, exclude } = withoutSlug(choice, slug) ?? nothing;
  return excluded
    ? { include, exclude: [...exclude, slug].sort() }
    : { include: [...include, slug].sort(), exclude };
}

/** Null when nothing is left. */
export function withoutSlug(choice: Choice = nothing, slug: string): Choice | null {
  const include = choice.include.filter((other) => other !== slug);
  const exclude = choice.exclude.filter((other) => other !== slug);
  return include.length + exclude.length > 0 ? { include, exclude } : null;
}

/** Chooses a value, or lets go of it when it is chosen or left out; null when nothing is left. */
export function toggleSlug(choice: Choice | undefined, slug: string): Choice | null {
  return choiceIn(choice, slug) ? withoutSlug(choice, slug) : withSlug(choice, slug);
}

/** Leaves a value out; one that is left out already is let in again. */
export function leaveOutSlug(choice: Choice | undefined, slug: string): Choice | null {
  const isOut = choiceIn(choice, slug) === 'excluded';
  return isOut ? withoutSlug(choice, slug) : withSlug(choice, slug, true);
}
