/** Where a column is found in the export, as `file.key`, or why it is not in it. */
export type Place = string | { withheld: string };

/** The columns of tables. */
export type Places = Record<string, Record<string, Place>>;
