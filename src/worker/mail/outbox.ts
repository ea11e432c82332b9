import { z } from 'zod';
import { type Database, openDatabase } from '#domain/db.ts';
import { mailAgainAfterMs, mailTries } from '#domain/limits.ts';
import {
  dropMail,
  keepMail,
  listDueMail,
  type OutgoingMail,
  takeMail,
} from '#domain/mail/mail-store.ts';
import type { Mail } from '#domain/ports.ts';
import { keyedHash } from '../derived-key.ts';
import type { Env } from '../env.ts';
import { mailerOf } from './mailers.ts';
import { seal, unseal } from './seal.ts';

interface Sender {
  env: Env;
  db: Database;
  now: number;
  later(work: Promise<unknown>): void;
}

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** Keeps the mail, then sends it behind the answer. When that fails, the scheduled task tries again. */
export async function sendMail({ env, db, now, later }: Sender, mail: Mail): Promise<void> {
  const id = crypto.randomUUID();
  const sealed = await seal(env.AUTH_SECRET ?? '', JSON.stringify(mail));
  const recipient = await recipientOf(env, mail.to);
  await keepMail(db, { id, sealed, due: now + mailAgainAfterMs, recipient }, now);
  later(hand(env, db, id, mail));
}

/** What the outbox knows a recipient by: nobody without the site's secret can tell whose it is. */
export function recipientOf(env: Env, email: string): Promise<string> {
  return keyedHash(env.AUTH_SECRET ?? '', 'recipient', email.toLowerCase());
}

/** Tries what was left behind, each mail once at a time; after the last try it is given up and logged. */
export async function sendDueMail(env: Env, now: number): Promise<void> {
  const db = openDatabase(env.DB);
  for (const mail of await listDueMail(db, now)) {
    if (await takeMail(db, mail, now + mailAgainAfterMs * 2 ** mail.tries)) {
      await tryAgain(env, db, mail);
    }
  }
}

async function tryAgain(
  env: Env,
  db: Database,
  { id, sealed, tries }: OutgoingMail,
): Promise<void> {
  const isSent = await hand(env, db, id, await openMail(env, sealed));
  if (isSent || tries + 1 < mailTries) return;
  console.log(JSON.stringify({ mail: id, given_up_after: tries + 1 }));
  await dropMail(db, id);
}

/** Null when it was sealed under another secret: nobody can read it any more. */
async function openMail(env: Env, sealed: string): Promise<Mail | null> {
  try {
    return mailSchema.parse(JSON.parse(await unseal(env.AUTH_SECRET ?? '', sealed)));
  } catch {
    return null;
  }
}

async function hand(env: Env, db: Database, id: string, mail: Mail | null): Promise<boolean> {
  try {
    if (mail) await mailerOf(env).send(mail, id);
    await dropMail(db, id);
    return true;
  } catch (error) {
    console.log(JSON.stringify({ mail: id, failed: String(error) }));
    return false;
  }
}
