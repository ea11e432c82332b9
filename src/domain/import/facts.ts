/** How a fact is known, and since which day (`YYYY-MM-DD`). */
export interface Source {
  method: string;
  day: string;
}
export type Facts = Record<string, Source>;

interface Said {
  facts: Facts | undefined;
  method: string;
  /** Undefined: the row tells no day. */
  day: string | undefined;
}

/** A value that stays keeps its source, unless the row names one or the same source says it on a later day. */
export function factsOf<Thing extends { facts: Facts }>(
  names: readonly (keyof Thing & string)[],
  row: Said,
  before: Thing | undefined,
  after: Thing,
  today: string,
): Facts {
  const facts: Facts = {};
  for (const name of names) {
    const value = after[name];
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    const old = before?.facts[name];
    const fresh = row.facts ? row.facts[name] : { method: row.method, day: row.day ?? today };
    const stays = before !== undefined && JSON.stringify(before[name]) === JSON.stringify(value);
    const renewed =
      row.facts !== undefined || (old?.method === fresh?.method && isLater(fresh, old, row));
    const fact = stays && old && !renewed ? old : (fresh ?? old);
    if (fact) facts[name] = fact;
  }
  return facts;
}

function isLater(fresh: Source | undefined, old: Source | undefined, row: Said): boolean {
  return row.day !== undefined && fresh !== undefined && old !== undefined && fresh.day > old.day;
}
