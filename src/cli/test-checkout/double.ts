import { eventOf, periodEnd, type Subscription, signed, subscriptionObject } from './objects.ts';
import { checkoutPage, type Note, portalPage } from './pages.ts';

interface Checkout {
  id: string;
  customer: string;
  plan: { amount: number; currency: string; interval: 'month' | 'year' };
  success: string;
  cancel: string;
  isPaid: boolean;
}

type Event = ReturnType<typeof eventOf>;

/** All that the stand-in knows: plain JSON, so that it can be kept in a file. */
export interface DoubleState {
  customers: Record<string, { email: string; isDeleted: boolean }>;
  checkouts: Record<string, Checkout>;
  portals: Record<string, { customer: string; back: string }>;
  subscriptions: Record<string, Subscription>;
  /** Newest last. */
  events: Event[];
  /** Answers by idempotency key. */
  answers: Record<string, { status: number; body: object }>;
}

export const emptyState = (): DoubleState => ({
  customers: {},
  checkouts: {},
  portals: {},
  subscriptions: {},
  events: [],
  answers: {},
});

export interface DoubleParts {
  state: DoubleState;
  /** Where it is served. */
  origin: string;
  webhookSecret: string;
  /** Hands a signed event to the site's webhook. */
  deliver(body: string, signature: string): Promise<void>;
  /** Epoch ms. */
  now?: () => number;
}

/**
 * Stands for Stripe on this machine: customers, checkout, portal and events of its API, with the pages that people see.
 * No money moves anywhere. https://docs.stripe.com/api says what it does; it knows what the site asks and no more.
 */
export function paymentDouble({
  state,
  origin,
  webhookSecret,
  deliver,
  now = Date.now,
}: DoubleParts) {
  const id = (prefix: string) => `${prefix}_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const underway = new Map<string, Promise<Response>>();
  const seconds = () => Math.floor(now() / 1000);

  async function tell(type: string, object: object): Promise<void> {
    const event = eventOf(id('evt'), type, object, seconds());
    state.events.push(event);
    const body = JSON.stringify(event);
    await deliver(body, await signed(body, webhookSecret, seconds()));
  }

  function newSubscription({ customer, plan }: Checkout): Subscription {
    const subscription = { id: id('sub'), customer, plan, status: 'active' as const };
    const made = { ...subscription, start: seconds(), isEnding: false, endedAt: null };
    state.subscriptions[made.id] = made;
    return made;
  }

  async function pay(checkout: Checkout): Promise<Response> {
    if (!checkout.isPaid && !state.customers[checkout.customer]?.isDeleted) {
      checkout.isPaid = true;
      const made = newSubscription(checkout);
      await tell('customer.subscription.created', subscriptionObject(made));
      await tell('checkout.session.completed', { id: checkout.id, object: 'checkout.session' });
    }
    return Response.redirect(checkout.success, 303);
  }

  /** What the buttons of the portal do. */
  async function change(subscription: Subscription, action: string): Promise<void> {
    if (subscription.status === 'canceled') return;
    if (action === 'cancel' || action === 'resume') subscription.isEnding = action === 'cancel';
    if (action === 'fail') subscription.status = 'past_due';
    if (action === 'renew')
      Object.assign(subscription, { status: 'active', start: periodEnd(subscription) });
    if (action === 'end') await end(subscription);
    else await tell('customer.subscription.updated', subscriptionObject(subscription));
  }

  async function end(subscription: Subscription): Promise<void> {
    Object.assign(subscription, { status: 'canceled', endedAt: seconds() });
    await tell('customer.subscription.deleted', subscriptionObject(subscription));
  }

  async function deleteCustomer(customer: string): Promise<Response> {
    const known = state.customers[customer];
    if (!known || known.isDeleted) return missing('customer', customer);
    Object.assign(known, { isDeleted: true, email: '' });
    const theirs = Object.values(state.subscriptions).filter((one) => one.customer === customer);
    for (const one of theirs) if (one.status !== 'canceled') await end(one);
    return json({ id: customer, object: 'customer', deleted: true });
  }

  function listEvents(query: URLSearchParams): Response {
    const types = [...query].flatMap(([name, value]) => (name.startsWith('types') ? [value] : []));
    const [gte, lte] = ['gte', 'lte'].map((name) => Number(query.get(`created[${name}]`) ?? NaN));
    const found = state.events
      .filter(({ type, created }) => {
        const isAsked = types.length === 0 || types.includes(type);
        return isAsked && !(created < (gte ?? NaN)) && !(created > (lte ?? NaN));
      })
      .reverse();
    const after = query.get('starting_after');
    const from = after ? found.findIndex((event) => event.id === after) + 1 : 0;
    const limit = Number(query.get('limit') ?? 10);
    const data = found.slice(from, from + limit);
    const has_more = from + limit < found.length;
    return json({ object: 'list', url: '/v1/events', data, has_more });
  }

  /** What is asked with a secret key. */
  async function api(method: string, path: string, form: URLSearchParams): Promise<Response> {
    const [, , kind = '', name = ''] = path.split('/');
    const call = `${method} ${path}`;
    if (call === 'POST /v1/customers') {
      const customer = id('cus');
      state.customers[customer] = { email: form.get('email') ?? '', isDeleted: false };
      return json({ id: customer, object: 'customer', email: form.get('email') });
    }
    if (method === 'DELETE' && kind === 'customers') return deleteCustomer(name);
    if (call === 'GET /v1/events') return listEvents(form);
    const customer = form.get('customer') ?? '';
    if (state.customers[customer]?.isDeleted !== false) return missing('customer', customer);
    if (call === 'POST /v1/checkout/sessions') {
      const checkout = checkoutOf(id('cs'), customer, form);
      state.checkouts[checkout.id] = checkout;
      const url = `${origin}/checkout/${checkout.id}`;
      return json({ id: checkout.id, object: 'checkout.session', url });
    }
    if (call === 'POST /v1/billing_portal/sessions') {
      const portal = id('bps');
      state.portals[portal] = { customer, back: form.get('return_url') ?? '/' };
      return json({
        id: portal,
        object: 'billing_portal.session',
        url: `${origin}/portal/${portal}`,
      });
    }
    return missing('call', call);
  }

  /** A key that was seen answers as it did then, or as it is about to. */
  async function once(key: string | null, work: () => Promise<Response>): Promise<Response> {
    if (key === null) return work();
    const known = state.answers[key];
    if (known) return json(known.body, known.status);
    const running = underway.get(key) ?? remembered(key, work);
    underway.set(key, running);
    return (await running).clone();
  }

  async function remembered(key: string, work: () => Promise<Response>): Promise<Response> {
    const answer = await work();
    const { ok, status } = answer;
    if (ok) state.answers[key] = { status, body: (await answer.clone().json()) as object };
    underway.delete(key);
    return answer;
  }

  /** What people see. */
  async function pages(method: string, path: string, form: URLSearchParams): Promise<Response> {
    const [, kind = '', name = ''] = path.split('/');
    const checkout = kind === 'checkout' ? state.checkouts[name] : undefined;
    if (checkout) {
      if (method !== 'POST') return checkoutPage(checkout, noteOf(form));
      if (form.get('action') === 'pay') return pay(checkout);
      return Response.redirect(`${origin}${path}?note=declined`, 303);
    }
    const portal = kind === 'portal' ? state.portals[name] : undefined;
    if (!portal) return new Response('There is nothing here', { status: 404 });
    const theirs = Object.values(state.subscriptions).filter((s) => s.customer === portal.customer);
    if (method !== 'POST') return portalPage(theirs, portal.back, seconds());
    const chosen = theirs.find((one) => one.id === form.get('subscription'));
    if (chosen) await change(chosen, form.get('action') ?? '');
    return Response.redirect(`${origin}${path}`, 303);
  }

  return async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const isRead = request.method === 'GET';
    const form = isRead ? searchParams : await formOf(request);
    if (!pathname.startsWith('/v1/')) return pages(request.method, pathname, form);
    if (!request.headers.get('authorization')?.startsWith('Bearer sk_test_'))
      return json({ error: { type: 'invalid_request_error', message: 'No key' } }, 401);
    const key = isRead ? null : request.headers.get('idempotency-key');
    return once(key, () => api(request.method, pathname, form));
  };
}

function checkoutOf(id: string, customer: string, form: URLSearchParams): Checkout {
  const price = (name: string) => form.get(`line_items[0][price_data]${name}`) ?? '';
  return {
    id,
    customer,
    plan: {
      amount: Number(price('[unit_amount]')),
      currency: price('[currency]'),
      interval: price('[recurring][interval]') === 'year' ? 'year' : 'month',
    },
    success: form.get('success_url') ?? '/',
    cancel: form.get('cancel_url') ?? '/',
    isPaid: false,
  };
}

function noteOf(query: URLSearchParams): Note {
  return query.get('note') === 'declined' ? 'declined' : null;
}

async function formOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
}

function json(body: object, status = 200): Response {
  return Response.json(body, { status });
}

function missing(kind: string, name: string): Response {
  const message = `No such ${kind}: '${name}'`;
  const error = { type: 'invalid_request_error', code: 'resource_missing', message };
  return json({ error }, 404);
}
