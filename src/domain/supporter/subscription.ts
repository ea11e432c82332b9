import { accessGraceMs } from '../limits.ts';

/** As the payment service names them; the later one wins between two that were said at the same second. */
export const statuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'paused',
  'unpaid',
  'incomplete_expired',
  'canceled',
] as const;

/** What one event says about one subscription. Times in epoch ms. */
export interface SubscriptionFact {
  /** Of the event. */
  id: string;
  created: number;
  subscription: string;
  status: (typeof statuses)[number];
  /** Paid until then; null where the service does not say. */
  periodEnd: number | null;
  /** When it ends or ended, if that is known. */
  endsAt: number | null;
}

export type PaidState = 'none' | 'active' | 'past-due' | 'ending' | 'ended';

export interface PaidAccess {
  state: PaidState;
  /** Paid until, or ends or ended then: what people are told. */
  until: number | null;
  /** Access ends then, unless something else is heard; null: there is none. */
  accessUntil: number | null;
}

const none: PaidAccess = { state: 'none', until: null, accessUntil: null };
const isOver = new Set<SubscriptionFact['status']>(['canceled', 'incomplete_expired']);
const isPaid = new Set<SubscriptionFact['status']>(['trialing', 'active', 'past_due']);

/**
 * What a person's events come to, in whatever order they came and however often: the last word on each subscription,
 * and of those the one that lasts longest.
 */
export function paidAccess(facts: readonly SubscriptionFact[]): PaidAccess {
  const last = new Map<string, SubscriptionFact>();
  for (const fact of facts) {
    const known = last.get(fact.subscription);
    if (!known || isLater(fact, known)) last.set(fact.subscription, fact);
  }
  return [...last.values()].map(accessOf).reduce(better, none);
}

/** The service's clock counts seconds: within one, and whatever it says after an end, what cannot be taken back wins. */
function isLater(a: SubscriptionFact, b: SubscriptionFact): boolean {
  return compare(keysOf(a), keysOf(b)) > 0;
}

function keysOf(fact: SubscriptionFact): (number | string)[] {
  const { created, status, periodEnd, endsAt, id } = fact;
  return [
    Number(isOver.has(status)),
    created,
    periodEnd ?? 0,
    statuses.indexOf(status),
    endsAt ?? 0,
    id,
  ];
}

function compare(a: (number | string)[], b: (number | string)[]): number {
  const at = a.findIndex((key, i) => key !== b[i]);
  if (at < 0) return 0;
  return (a[at] ?? 0) > (b[at] ?? 0) ? 1 : -1;
}

function accessOf({ created, status, periodEnd, endsAt }: SubscriptionFact): PaidAccess {
  if (isOver.has(status)) {
    const ended = endsAt ?? created;
    return status === 'incomplete_expired'
      ? none
      : { state: 'ended', until: ended, accessUntil: null };
  }
  if (!isPaid.has(status)) return none;
  if (endsAt !== null) return { state: 'ending', until: endsAt, accessUntil: endsAt };
  const until = periodEnd ?? created;
  const state = status === 'past_due' ? 'past-due' : 'active';
  return { state, until, accessUntil: until + accessGraceMs };
}

function better(a: PaidAccess, b: PaidAccess): PaidAccess {
  const rank = (one: PaidAccess) => [one.accessUntil ?? 0, one.until ?? 0, one.state];
  return compare(rank(b), rank(a)) > 0 ? b : a;
}
