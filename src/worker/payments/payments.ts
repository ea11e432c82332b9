import type { Database } from '#domain/db.ts';
import { hourMs } from '#domain/limits.ts';
import type { Payments, WayOut } from '#domain/ports.ts';
import { findPayer, keepPayer, type Payer } from '#domain/supporter/payer-store.ts';
import type { Interval, Plan } from '#domain/supporter/plan.ts';
import { urls } from '#domain/urls.ts';
import { recordEvent } from '#domain/user/account-event-store.ts';
import { mayAttempt } from '#domain/user/attempt-store.ts';
import { tokenHash } from '#domain/user/session-store.ts';
import type { User } from '#domain/user/user.ts';
import type { AppContext } from '../context.ts';
import { originOf } from '../site-origin.ts';
import { type PaymentSettings, paymentSettings } from './settings.ts';

const closed = { ok: false, reason: 'closed' } as const;
const failed = { ok: false, reason: 'failed' } as const;
const paying = { ok: false, reason: 'paying' } as const;

interface Desk {
  settings: PaymentSettings;
  db: Database;
  origin: string;
  now: number;
}

/** The payment service for pages; its library is loaded when somebody goes there. */
export function openPayments(c: AppContext): Payments {
  const settings = paymentSettings(c.env);
  const db = c.get('db');
  const now = c.get('now')();
  const desk = settings && { settings, db, now, origin: originOf(c.env, c.get('url')) };
  const counted = async (user: User, go: (desk: Desk) => Promise<WayOut>): Promise<WayOut> => {
    if (!desk) return closed;
    const may = await mayAttempt(db, 'payment', user.id, now);
    return may ? go(desk) : { ok: false, reason: 'busy' };
  };
  return {
    plans: settings?.plans ?? [],
    isTest: settings?.isTest ?? false,
    openCheckout: (user, interval) => counted(user, (at) => openCheckout(at, user, interval)),
    openPortal: (user, back) => counted(user, (at) => openPortal(at, user, back)),
  };
}

async function openCheckout(desk: Desk, user: User, interval: Interval): Promise<WayOut> {
  const plan = desk.settings.plans.find((one) => one.interval === interval);
  if (!plan) return closed;
  const payer = (await findPayer(desk.db, user.id)) ?? (await makePayer(desk, user));
  if (!payer) return failed;
  if (['active', 'past-due', 'ending'].includes(payer.state) && user.has_access) return paying;
  const { openStripe, asked } = await import('./stripe.ts');
  const answer = await asked(
    openStripe(desk.settings).checkout.sessions.create(checkoutOf(desk, user, payer, plan), {
      idempotencyKey: await keyOf(desk, payer, plan),
    }),
  );
  if (!answer.ok) return noted(answer.why);
  // A session that was paid a moment ago has no address any more.
  if (!answer.value.url) return paying;
  const line = { event: 'checkout-started', actor: user.id, target: user.id } as const;
  await recordEvent(desk.db, line, desk.now);
  return { ok: true, url: answer.value.url };
}

/** What is charged is what the page says: the price goes along, there is no second one to differ from it. */
function checkoutOf({ origin }: Desk, user: User, payer: Payer, plan: Plan) {
  const { amount: unit_amount, currency, interval } = plan;
  const price_data = {
    currency,
    unit_amount,
    recurring: { interval },
    product_data: { name: 'Specimen supporter' },
  };
  return {
    mode: 'subscription' as const,
    customer: payer.customer,
    client_reference_id: user.id,
    line_items: [{ quantity: 1, price_data }],
    success_url: origin + urls.supportersThanks(),
    cancel_url: origin + urls.supporters(),
  };
}

/** Pressed twice, or again within the hour, it is the same checkout, unless the member's events have moved on. */
function keyOf({ now, origin }: Desk, { customer, applied }: Payer, plan: Plan): Promise<string> {
  const hour = Math.floor(now / hourMs);
  const { interval, amount, currency } = plan;
  return tokenHash(
    `checkout ${customer} ${applied} ${interval} ${amount} ${currency} ${origin} ${hour}`,
  );
}

async function makePayer({ settings, db, now }: Desk, user: User): Promise<Payer | null> {
  const { openStripe, asked } = await import('./stripe.ts');
  const { id, email } = user;
  const answer = await asked(
    openStripe(settings).customers.create(
      { email, metadata: { user: id } },
      { idempotencyKey: await tokenHash(`customer ${id} ${email}`) },
    ),
  );
  if (answer.ok) return keepPayer(db, id, answer.value.id, now);
  noted(answer.why);
  return null;
}

async function openPortal(
  { settings, db, origin }: Desk,
  user: User,
  back: string,
): Promise<WayOut> {
  const payer = await findPayer(db, user.id);
  if (!payer) return closed;
  const { openStripe, asked } = await import('./stripe.ts');
  const { customer } = payer;
  const answer = await asked(
    openStripe(settings).billingPortal.sessions.create({ customer, return_url: origin + back }),
  );
  return answer.ok ? { ok: true, url: answer.value.url } : noted(answer.why);
}

function noted(why: string): WayOut {
  console.log(JSON.stringify({ payments: why }));
  return failed;
}
