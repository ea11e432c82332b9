import { type Database, openDatabase } from '#domain/db.ts';
import { eventsKeptMs, secondMs, sweepOverlapMs, sweepPages, sweepSpanMs } from '#domain/limits.ts';
import { keepEvents, noteSwept, readSwept } from '#domain/supporter/event-store.ts';
import { dropLeaving, listLeaving, takeLeaving } from '#domain/supporter/payer-store.ts';
import { readEvent, subscriptionEvents } from '#domain/supporter/payment-event.ts';
import type { Env } from '../env.ts';
import { catchUpWithAll } from './apply.ts';
import { paymentSettings } from './settings.ts';
import type { Stripe } from './stripe.ts';

/** Asks for the events that never arrived, week by week since the last time, and puts them into force. */
export async function sweepMissed(env: Env, now: number): Promise<void> {
  const settings = paymentSettings(env);
  if (!settings) return;
  const { openStripe } = await import('./stripe.ts');
  const stripe = openStripe(settings);
  const db = openDatabase(env.DB);
  const swept = Math.max((await readSwept(db)) ?? 0, now - eventsKeptMs);
  // A clock that was ahead once must not keep it from looking.
  let from = Math.min(swept, now - 1);
  for (let pages = sweepPages; from < now && pages > 0; ) {
    const to = Math.min(now, from + sweepSpanMs);
    const used = await keepSpan(stripe, db, from - sweepOverlapMs, to, now);
    if (used === null) break;
    await noteSwept(db, to);
    from = to;
    pages -= used;
  }
  await catchUpWithAll(env, now);
}

/** All events of a span. Gives how many pages that took; null when the service did not answer. */
async function keepSpan(
  stripe: Stripe,
  db: Database,
  from: number,
  to: number,
  now: number,
): Promise<number | null> {
  const { asked } = await import('./stripe.ts');
  const created = { gte: Math.floor(from / secondMs), lte: Math.ceil(to / secondMs) };
  const query = { created, types: [...subscriptionEvents], limit: 100 };
  let after: string | undefined;
  for (let used = 1; ; used++) {
    const more = after === undefined ? {} : { starting_after: after };
    const answer = await asked(stripe.events.list({ ...query, ...more }));
    if (!answer.ok || !Array.isArray(answer.value.data)) {
      console.log(JSON.stringify({ payments: answer.ok ? 'no list of events' : answer.why }));
      return null;
    }
    const { data, has_more } = answer.value;
    await keepEvents(
      db,
      data.flatMap((event) => readEvent(event) ?? []),
      now,
    );
    after = data.at(-1)?.id;
    if (!has_more || after === undefined) return used;
  }
}

/**
 * Customers whose account is gone: deleting them ends their subscriptions at once, and one that is deleted already is
 * as good. What does not work is tried again, later each time, for as long as it takes.
 */
export async function forgetLeavers(env: Env, now: number): Promise<void> {
  const settings = paymentSettings(env);
  if (!settings) return;
  const db = openDatabase(env.DB);
  const due = await listLeaving(db, now);
  if (due.length === 0) return;
  const { openStripe, asked } = await import('./stripe.ts');
  const stripe = openStripe(settings);
  for (const leaving of due) {
    if (!(await takeLeaving(db, leaving, now))) continue;
    const answer = await asked(stripe.customers.del(leaving.customer));
    if (answer.ok ? answer.value.deleted : answer.isMissing)
      await dropLeaving(db, leaving.customer);
    else console.log(JSON.stringify({ payments: answer.ok ? 'not deleted' : answer.why }));
  }
}
