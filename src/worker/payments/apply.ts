import type { MessageBatch } from '@cloudflare/workers-types';
import { z } from 'zod';
import { type Database, openDatabase } from '#domain/db.ts';
import {
  applyAccess,
  endAccess,
  listUnapplied,
  pageOfUnapplied,
  readFacts,
} from '#domain/supporter/event-store.ts';
import { paidAccess } from '#domain/supporter/subscription.ts';
import type { Env } from '../env.ts';

/** Of wrangler.toml. */
export const paymentsQueue = 'specimen-payments';

const message = z.object({ customer: z.string() });

/** What the log of a customer comes to, put into force. */
export async function applyCustomer(db: Database, customer: string, now: number): Promise<void> {
  const { facts, last } = await readFacts(db, customer);
  if (last > 0) await applyAccess(db, customer, paidAccess(facts), last, now);
}

/** Each message by itself: one that fails comes again, the log holds what it is about. */
export async function onPayments(batch: MessageBatch, env: Env): Promise<void> {
  for (const each of batch.messages) {
    const read = message.safeParse(each.body);
    if (!read.success) continue;
    await applyCustomer(openDatabase(env.DB), read.data.customer, Date.now()).catch((error) => {
      console.log(JSON.stringify({ message: each.id, failed: String(error) }));
      each.retry();
    });
  }
}

/** What a queue or a consumer lost lately, and access whose time is over. Run twice, or by two at once, it does it once. */
export async function catchUp(env: Env, now: number): Promise<void> {
  const db = openDatabase(env.DB);
  for (const customer of await listUnapplied(db)) await applyCustomer(db, customer, now);
  await endAccess(db, now);
}

/** The same, however long ago it was lost. */
export async function catchUpWithAll(env: Env, now: number): Promise<void> {
  const db = openDatabase(env.DB);
  for (let after: string | null = ''; after !== null; ) {
    const { customers, last } = await pageOfUnapplied(db, after);
    for (const customer of customers) await applyCustomer(db, customer, now);
    after = last;
  }
  await endAccess(db, now);
}
