import { eventMostBytes } from '#domain/limits.ts';
import { keepEvents } from '#domain/supporter/event-store.ts';
import { readEvent } from '#domain/supporter/payment-event.ts';
import { problem } from '../api/problem.ts';
import type { AppContext } from '../context.ts';
import { inBackground } from '../in-background.ts';
import { readAtMost } from '../outside/read-at-most.ts';
import { applyCustomer } from './apply.ts';

/**
 * `POST /api/stripe/webhook`: an event, proved by its signature. It is answered once it is kept; what it changes comes
 * from the log, by the queue, and by the cron if that fails.
 */
export async function takePaymentEvent(c: AppContext): Promise<Response> {
  const secret = c.env.STRIPE_WEBHOOK_SECRET;
  if (!secret) return problem(c, 503, 'Payments are not set up');
  const body = await bodyOf(c);
  if (body === null) return problem(c, 413, 'The body is too large');
  const { verifyEvent } = await import('./stripe.ts');
  const now = c.get('now')();
  const signature = c.req.header('stripe-signature') ?? '';
  const event = readEvent(await verifyEvent(body, signature, secret, now));
  if (!event) return problem(c, 400, 'This is no event with a signature that is ours and recent');
  await keepEvents(c.get('db'), [event], now);
  if (event.fact && event.customer) await pass(c, event.customer);
  return c.json({ received: true }, 200, { 'cache-control': 'no-store' });
}

/** Without the queue it is done behind the answer. */
async function pass(c: AppContext, customer: string): Promise<void> {
  const now = c.get('now')();
  await c.env.PAYMENTS.send({ customer }).catch(() =>
    inBackground(c, applyCustomer(c.get('db'), customer, now)),
  );
}

/** Null when it is longer than any event: no more is read of one that does not say its length. */
async function bodyOf(c: AppContext): Promise<string | null> {
  if (Number(c.req.header('content-length') ?? 0) > eventMostBytes) return null;
  const { bytes, isCut } = await readAtMost(c.req.raw.body, eventMostBytes);
  return isCut ? null : new TextDecoder().decode(bytes);
}
