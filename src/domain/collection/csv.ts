/** A record with the line of the file on which it begins, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** RFC 4180, with any line ending; a quote that is never closed ends with the file. Empty lines are left out. */
export function parseCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  // A cell in quotes, or one without, and what ends it.
  const cell = /(?:"((?:[^"]|"")*)(?:"|$)([^,\r\n]*)|([^,\r\n]*))(,|\r\n|\n|\r|$)/gy;
  const whole = text.replace(/^\uFEFF/, '');
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  while (cell.lastIndex < whole.length || record.cells.length > 0) {
    const [all = '', quoted, rest = '', plain = '', end] = cell.exec(whole) ?? [''];
    record.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',') continue;
    if (record.cells.length > 1 || record.cells[0]) records.push(record);
    record = { line, cells: [] };
    if (end === '' || end === undefined) break;
  }
  return records;
}

/** A cell that begins like a formula would be run by spreadsheets: an apostrophe before it keeps it text. */
export function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = /^['=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
