import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

export interface Recorded {
  text: string;
  values: unknown[];
}

/** A database that writes down each statement it is asked to prepare. */
export function recording(d1: D1Database): { d1: D1Database; statements: Recorded[] } {
  const statements: Recorded[] = [];
  const prepare = (text: string): D1PreparedStatement => {
    const recorded: Recorded = { text, values: [] };
    statements.push(recorded);
    const prepared = d1.prepare(text);
    const bind = prepared.bind.bind(prepared);
    prepared.bind = (...values: unknown[]) => {
      recorded.values = values;
      return bind(...values);
    };
    return prepared;
  };
  const recorder = { prepare, batch: d1.batch.bind(d1) };
  return { d1: Object.assign(Object.create(d1), recorder), statements };
}
