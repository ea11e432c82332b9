import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';

const outgoingRow = z.object({
  id: z.string(),
  sealed: z.string(),
  due: z.number(),
  tries: z.number(),
});

export type OutgoingMail = z.infer<typeof outgoingRow>;

/**
 * Keeps a mail until it is sent. `due`: when somebody else may try, if this try leaves it. `recipient`: a keyed hash.
 */
export async function keepMail(
  db: Database,
  {
    id,
    sealed,
    due,
    recipient,
  }: Pick<OutgoingMail, 'id' | 'sealed' | 'due'> & { recipient: string },
  now: number,
): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      `INSERT INTO outgoing_mail (id, sealed, created, due, tries, recipient)
       VALUES (?1, ?2, ?3, ?4, 1, ?5)`,
      id,
      sealed,
      now,
      due,
      recipient,
    ),
  );
}

export async function listDueMail(db: Database, now: number): Promise<OutgoingMail[]> {
  return db.all(
    statement(
      outgoingRow,
      'SELECT id, sealed, due, tries FROM outgoing_mail WHERE due <= ?1 ORDER BY due LIMIT 20',
      now,
    ),
  );
}

/** Takes a due mail for one try; false when somebody else has taken it. */
export async function takeMail(
  db: Database,
  mail: Pick<OutgoingMail, 'id' | 'due'>,
  due: number,
): Promise<boolean> {
  const [taken = 0] = await db.write(
    statement(
      z.unknown(),
      'UPDATE outgoing_mail SET due = ?3, tries = tries + 1 WHERE id = ?1 AND due = ?2',
      mail.id,
      mail.due,
      due,
    ),
  );
  return taken > 0;
}

/** It is sent, or given up. */
export async function dropMail(db: Database, id: string): Promise<void> {
  await db.write(statement(z.unknown(), 'DELETE FROM outgoing_mail WHERE id = ?1', id));
}

/** Joins a write batch: nothing that waits goes to these recipients any more. */
export function dropMailTo(recipients: readonly string[]): Statement<unknown> {
  return statement(
    z.unknown(),
    'DELETE FROM outgoing_mail WHERE recipient IN (SELECT value FROM json_each(?1))',
    JSON.stringify(recipients),
  );
}
