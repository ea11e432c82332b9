export interface Subscription {
  id: string;
  customer: string;
  plan: { amount: number; currency: string; interval: 'month' | 'year' };
  status: 'active' | 'past_due' | 'canceled';
  /** Of the period that runs, epoch seconds. */
  start: number;
  /** Cancelled for the end of the period. */
  isEnding: boolean;
  endedAt: number | null;
}

/** The end of the period, epoch seconds. */
export function periodEnd({ start, plan }: Pick<Subscription, 'start' | 'plan'>): number {
  const at = new Date(start * 1000);
  at.setUTCMonth(at.getUTCMonth() + (plan.interval === 'year' ? 12 : 1));
  return at.getTime() / 1000;
}

/** https://docs.stripe.com/api/subscriptions/object, as far as it matters here. */
export function subscriptionObject(one: Subscription): object {
  const { id, customer, status, start, isEnding, endedAt } = one;
  return {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? periodEnd(one) : null,
    ended_at: endedAt,
    items: { data: [{ current_period_start: start, current_period_end: periodEnd(one) }] },
  };
}

/** https://docs.stripe.com/api/events/object */
export function eventOf(id: string, type: string, object: object, created: number) {
  return { id, object: 'event', type, created, livemode: false, data: { object } };
}

/** `t=...,v1=...`: https://docs.stripe.com/webhooks#verify-manually, with no word of Stripe's own library. */
export async function signed(body: string, secret: string, seconds: number): Promise<string> {
  const text = new TextEncoder();
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), how, false, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', key, text.encode(`${seconds}.${body}`));
  const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${seconds},v1=${hex}`;
}
