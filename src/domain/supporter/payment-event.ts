import { z } from 'zod';
import { secondMs } from '../limits.ts';
import { type SubscriptionFact, statuses } from './subscription.ts';

/** One event as it is kept. `fact` is null for everything that says nothing about a subscription. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** By the payment service's clock, epoch ms. */
  created: number;
  customer: string | null;
  fact: Omit<SubscriptionFact, 'id' | 'created'> | null;
}

const seconds = z.number().int().nonnegative();
const time = seconds.nullish();
const reference = z.string().max(255);

const envelope = z.object({
  id: reference.min(1),
  type: z.string().min(1).max(255),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

const subscription = z.object({
  id: reference,
  customer: z.union([reference, z.object({ id: reference })]),
  status: z.enum(statuses),
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: time,
  ended_at: time,
  // Until 2025 on the subscription itself, since then on each of its items.
  current_period_end: time,
  items: z.object({ data: z.array(z.object({ current_period_end: time })) }).nullish(),
});

/** The types that access is worked out from. */
export const subscriptionEvents = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
] as const;

const known: ReadonlySet<string> = new Set(subscriptionEvents);

/**
 * Reads an event of https://docs.stripe.com/api/events/object. Null when it is none. One of an unknown type, or whose
 * subscription cannot be read, is an event without a fact: it is kept, and changes nothing.
 */
export function readEvent(body: unknown): PaymentEvent | null {
  const event = envelope.safeParse(body);
  if (!event.success) return null;
  const { id, type, created, data } = event.data;
  const base = { id, type, created: created * secondMs };
  const found = known.has(type) ? subscription.safeParse(data.object) : null;
  if (!found?.success) return { ...base, customer: null, fact: null };
  const { customer } = found.data;
  return {
    ...base,
    customer: typeof customer === 'string' ? customer : customer.id,
    fact: factOf(found.data, type),
  };
}

function factOf(found: z.infer<typeof subscription>, type: string): PaymentEvent['fact'] {
  const ends = (found.items?.data ?? []).map((item) => item.current_period_end ?? 0);
  const end = Math.max(found.current_period_end ?? 0, ...ends);
  const periodEnd = end > 0 ? end * secondMs : null;
  const stated = found.ended_at ?? found.cancel_at ?? null;
  const stops = found.cancel_at_period_end ? periodEnd : null;
  const isDeleted = type === 'customer.subscription.deleted';
  return {
    subscription: found.id,
    status: isDeleted ? 'canceled' : found.status,
    periodEnd,
    endsAt: stated === null ? stops : stated * secondMs,
  };
}
