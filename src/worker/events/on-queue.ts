import type { MessageBatch } from '@cloudflare/workers-types';
import { openDatabase } from '#domain/db.ts';
import { type CountedEvent, countedEvent } from '#domain/event/event.ts';
import { countEvents } from '#domain/event/event-store.ts';
import type { Env } from '../env.ts';
import { onPayments, paymentsQueue } from '../payments/apply.ts';

/** By the queue's name in wrangler.toml. */
export async function onQueue(batch: MessageBatch, env: Env): Promise<void> {
  return batch.queue === paymentsQueue ? onPayments(batch, env) : onEvents(batch, env);
}

/** Counts a batch; whatever fails, all of it comes again. A message of another shape never gets better: it is dropped. */
async function onEvents(batch: MessageBatch, env: Env): Promise<void> {
  const events = batch.messages.flatMap(({ id, body }) => {
    const event = countedEvent.safeParse(body);
    if (!event.success) console.log(JSON.stringify({ message: id, dropped: event.error.message }));
    return event.success ? [event.data] : [];
  });
  for (const event of await countEvents(openDatabase(env.DB), events, Date.now()))
    analyse(env, event);
}

/** Type, kind and term are blobs 1 to 3, the thing's id double 1; sampled by type. Nothing about who it was. */
function analyse({ ANALYTICS }: Env, { type, things, term = '' }: CountedEvent): void {
  for (const { kind, id } of things)
    ANALYTICS?.writeDataPoint({ indexes: [type], blobs: [type, kind, term], doubles: [id] });
}
