import { z } from 'zod';
import type { Database, Statement } from '#domain/db.ts';
import { Unavailable } from '#domain/errors.ts';

/** Text and values, as the store worker takes them. */
export type Sql = [text: string, values: readonly unknown[]];

const results = z.array(
  z.object({ results: z.array(z.unknown()), meta: z.looseObject({ changes: z.number() }) }),
);

const tries = 8;
const firstWaitMs = 50;

/**
 * The domain's database for a command: nobody waits for its page, so a read may take as long as it takes,
 * and a database that another process holds is tried again for some twenty seconds.
 */
export function patientDatabase(send: (batch: Sql[]) => Promise<unknown>): Database {
  const run = async (statements: readonly Statement<unknown>[]) =>
    results.parse(await whileBusy(() => send(statements.map(({ text, values }) => [text, values]))));
  const rows = async <Row>(s: Statement<Row>): Promise<Row[]> => {
    const [result] = await run([s]);
    return (result?.results ?? []).map((row) => s.row.parse(row));
  };
  return {
    all: rows,
    first: async (s) => (await rows(s))[0] ?? null,
    async batch(...statements) {
      const each = await run(statements);
      // One list of parsed rows for each statement: the compiler cannot follow a mapped tuple here.
      return statements.map((s, i) =>
        (each[i]?.results ?? []).map((row) => s.row.parse(row)),
      ) as never;
    },
    write: async (...statements) => (await run(statements)).map(({ meta }) => meta.changes),
  };
}

async function whileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await attempt();
    } catch (cause) {
      const isBusy = /SQLITE_BUSY|database is locked/i.test(String(cause));
      if (!isBusy || n >= tries) throw new Unavailable('database', cause);
      await new Promise((done) => setTimeout(done, firstWaitMs * 2 ** n * (0.5 + Math.random())));
    }
  }
}
