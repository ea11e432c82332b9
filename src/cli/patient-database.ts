import { z } from 'zod';
import type { Database, Statement } from '#domain/db.ts';
import { Unavailable } from '#domain/errors.ts';

/** Text and values, as the store worker takes them. */
export type Sql = [text: string, values: readonly unknown[]];

const results = z.array(
  z.object({ results: z.array(z.unknown()), meta: z.looseObject({ changes: z.number() }) }),
);

/**
 * How D1 on a database file that another workerd holds says so: at the first write, when it asks for its
 * bookmark, or at the end. Each time the transaction is undone.
 */
const busy = /SQLITE_BUSY|database is locked|session commit token|internal error; reference/i;

const tries = 8;
const firstWaitMs = 50;

/**
 * The domain's database for a command: nobody waits for its page, so a read may take as long as it takes,
 * and a database that another process holds is tried again for some twenty seconds.
 */
export function patientDatabase(send: (batch: Sql[]) => Promise<unknown>): Database {
  const once = async (batch: Sql[]) => results.parse(await whileBusy(() => send(batch)));
  const together = gathered(once);
  const run = (statements: readonly Statement<unknown>[]) => together(statements.map(sqlOf));
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
    write: async (...statements) =>
      (await once(statements.map(sqlOf))).map(({ meta }) => meta.changes),
  };
}

function sqlOf({ text, values }: Statement<unknown>): Sql {
  return [text, values];
}

type Results = z.infer<typeof results>;

/** Reads that are asked for in one turn of the event loop travel together: a trip costs more than a read. */
function gathered(send: (batch: Sql[]) => Promise<Results>): (batch: Sql[]) => Promise<Results> {
  let waiting: { batch: Sql[]; done(part: Results): void; fail(cause: unknown): void }[] = [];
  const leave = async (): Promise<void> => {
    const asked = waiting;
    waiting = [];
    try {
      const answers = await send(asked.flatMap(({ batch }) => batch));
      for (const { batch, done } of asked) done(answers.splice(0, batch.length));
    } catch (cause) {
      for (const { fail } of asked) fail(cause);
    }
  };
  return (batch) =>
    new Promise((done, fail) => {
      if (waiting.push({ batch, done, fail }) === 1) setImmediate(() => void leave());
    });
}

async function whileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await attempt();
    } catch (cause) {
      if (!busy.test(String(cause)) || n >= tries) throw new Unavailable('database', cause);
      await new Promise((done) => setTimeout(done, firstWaitMs * 2 ** n * (0.5 + Math.random())));
    }
  }
}
