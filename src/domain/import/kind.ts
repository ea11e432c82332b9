import type { Database, Statement } from '../db.ts';

/** One row of a file that its schema took, with the line that it began on. */
export interface Given<Row> {
  line: number;
  row: Row;
}

/** Something that was changed on the way in and that the editor should know. */
export interface Note {
  line: number;
  text: string;
}

/** What one batch does: all of its statements belong into one transaction. */
export interface Plan {
  statements: Statement<unknown>[];
  added: number;
  updated: number;
  unchanged: number;
  /** True when something that a public page can show changes. */
  shows: boolean;
  notes: Note[];
}

export type Parsed<Row> = { ok: true; row: Row } | { ok: false; reason: string };

export interface ExportPage {
  /** The highest id of the page: the next page begins after it. */
  last: number;
  rows: Record<string, unknown>[];
}

/** How one kind of thing gets in and out. `Row` is what its schema gives. */
export interface Kind<Row> {
  /** Takes every shape of the kind: the editors' catalogue, collected data, what export writes. */
  parse(given: unknown): Parsed<Row>;
  /** Two rows with the same key are the same thing. */
  keyOf(row: Row): string;
  plan(db: Database, rows: readonly Given<Row>[], now: number): Promise<Plan>;
  /** At most `size` things with an id above `after`, in order; no rows at the end. */
  page(db: Database, after: number, size: number): Promise<ExportPage>;
}
