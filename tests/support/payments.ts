import { createMessageBatch, env } from 'cloudflare:test';
import { vi } from 'vitest';
import type { Env } from '#worker/env.ts';
import { onQueue } from '#worker/events/on-queue.ts';
import { emptyState, paymentDouble } from '../../src/cli/test-checkout/double.ts';
import { signed } from '../../src/cli/test-checkout/objects.ts';
import { type Ask, site } from './site.tsx';

export const webhookSecret = 'whsec_of_the_tests';
const double = 'http://127.0.0.1:4999';

export interface Delivery {
  body: string;
  signature: string;
}

/** How the payment service can be broken. */
export type Fault = 'refuses' | 'answers 500' | 'hangs' | 'talks rubbish' | 'says ten megabytes';

/**
 * A site with its payment service: the stand-in answers what the site asks. Its events are kept in `posted`, and
 * delivered at once unless `isQuiet`.
 */
export function payingSite(overrides: Partial<Env> = {}) {
  const passed: { customer: string }[] = [];
  const own: Partial<Env> = {
    STRIPE_DOUBLE: double,
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    PAYMENTS: { send: async (one: { customer: string }) => void passed.push(one) } as never,
    ...overrides,
  };
  const ask = site(undefined, own);
  const desk = {
    ask,
    env: { ...env, ...own } as Env,
    passed,
    posted: [] as Delivery[],
    calls: [] as string[],
    state: emptyState(),
    isQuiet: false,
    fault: null as Fault | null,
    now: Date.now,

    /** The queue's consumer takes what was passed on. */
    async consume() {
      const messages = passed.splice(0).map((body) => ({
        id: crypto.randomUUID(),
        timestamp: new Date(),
        attempts: 1,
        body,
      }));
      if (messages.length === 0) return;
      await onQueue(createMessageBatch('specimen-payments', messages) as never, desk.env);
    },
    answer: null as unknown as (request: Request) => Promise<Response>,
  };
  desk.answer = paymentDouble({
    state: desk.state,
    origin: double,
    webhookSecret,
    now: () => desk.now(),
    async deliver(body, signature) {
      desk.posted.push({ body, signature });
      if (!desk.isQuiet) await post(ask, { body, signature });
    },
  });
  return desk;
}

export type Desk = ReturnType<typeof payingSite>;

/** From now on the site reaches the stand-in, or what its fault makes of it. Call it in each test. */
export function connect(desk: Desk): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    desk.calls.push(`${request.method} ${new URL(request.url).pathname}`);
    switch (desk.fault) {
      case 'refuses':
        throw new TypeError('connection refused');
      case 'answers 500':
        return new Response('{"error":{"message":"broken"}}', { status: 500 });
      case 'hangs':
        return new Promise((_, fail) =>
          init?.signal?.addEventListener('abort', () => fail(new Error('aborted'))),
        );
      case 'talks rubbish':
        return new Response('<html>Sign in to the network</html>');
      case 'says ten megabytes':
        return new Response(new Uint8Array(10 * 1024 * 1024).fill(32));
      default:
        return desk.answer(request);
    }
  });
}

export function post(ask: Ask, { body, signature }: Delivery): Promise<Response> {
  return ask('/api/stripe/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
}

/** An event with a signature of now. */
export async function delivery(event: object, at = Date.now()): Promise<Delivery> {
  const body = JSON.stringify(event);
  return { body, signature: await signed(body, webhookSecret, Math.floor(at / 1000)) };
}

/** Of whom a customer is. */
export async function addPayer(user: string, customer: string): Promise<void> {
  await env.DB.prepare('INSERT INTO payer (user_id, customer, since) VALUES (?, ?, 0)')
    .bind(user, customer)
    .run();
}

export async function accessOf(user: string) {
  return env.DB.prepare(
    `SELECT u.has_access, u.access_until, p.state, p.until FROM user u
     LEFT JOIN payer p ON p.user_id = u.id WHERE u.id = ?`,
  )
    .bind(user)
    .first<{ has_access: number; access_until: number | null; state: string; until: number }>();
}

/** What is on record of a member's access, in order. */
export async function recordOf(user: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT event FROM account_event WHERE target = ? AND event LIKE 'supporter-%' ORDER BY id",
  )
    .bind(user)
    .all<{ event: string }>();
  return results.map(({ event }) => event);
}
