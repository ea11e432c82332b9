import { createMessageBatch, env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { eventMostBytes, eventsLookedBack } from '#domain/limits.ts';
import { onQueue } from '#worker/events/on-queue.ts';
import { applyCustomer, catchUp, catchUpWithAll } from '#worker/payments/apply.ts';
import { sessionOf } from '../../support/member-session.ts';
import { daySeconds, now, paying } from '../../support/paying.ts';
import {
  accessOf,
  type Delivery,
  delivery,
  payingSite,
  post,
  recordOf,
} from '../../support/payments.ts';

const desk = payingSite();
const { ask } = desk;
async function send(...events: object[]): Promise<number[]> {
  const answers: number[] = [];
  for (const event of events) answers.push((await post(ask, await delivery(event))).status);
  return answers;
}

async function rows(id: string): Promise<number> {
  const row = await env.DB.prepare('SELECT count(*) AS n FROM payment_event WHERE id = ?')
    .bind(id)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

describe('S23: an event', () => {
  test('is answered once it is kept, and applied by the consumer; the session says so at once', async () => {
    const member = await paying();
    const event = member.says('created');
    expect(await send(event)).toEqual([200]);
    expect(await rows(event.id)).toBe(1);
    expect((await sessionOf(ask, member)).has_access).toBe(false);
    await desk.consume();
    expect((await sessionOf(ask, member)).has_access).toBe(true);
    expect(await accessOf(member.id)).toEqual({
      has_access: 1,
      access_until: (now + 33 * daySeconds) * 1000,
      state: 'active',
      until: (now + 30 * daySeconds) * 1000,
    });
  });

  test.each<[string, (sent: Delivery, event: object) => Promise<Delivery> | Delivery]>([
    ['without a signature', ({ body }) => ({ body, signature: '' })],
    [
      'with another signature',
      ({ body }) => ({ body, signature: `t=${now},v1=${'0'.repeat(64)}` }),
    ],
    ['with rubbish for one', ({ body }) => ({ body, signature: 'rubbish, v1=, t=' })],
    [
      'of another body',
      ({ body, signature }) => ({ body: body.replace('active', 'trialing'), signature }),
    ],
    ['signed six minutes ago', (_, event) => delivery(event, Date.now() - 6 * 60_000)],
  ])('%s is refused, and nothing is kept', async (_, spoil) => {
    const member = await paying();
    const event = member.says('created');
    const answer = await post(ask, await spoil(await delivery(event), event));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await rows(event.id)).toBe(0);
  });

  test('that is too large is refused before it is read, and so is what is none', async () => {
    const big = await delivery({ id: 'evt_big', text: 'x'.repeat(300_000) });
    expect((await post(ask, big)).status).toBe(413);
    expect((await post(ask, await delivery({ id: 'evt_none' }))).status).toBe(400);
    const unset = payingSite({ STRIPE_WEBHOOK_SECRET: '' });
    expect((await post(unset.ask, big)).status).toBe(503);
  });

  test('that does not say how long it is is read up to the limit and no further', async () => {
    const part = new Uint8Array(64 * 1024).fill(32);
    let given = 0;
    let isStopped = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += part.length;
        controller.enqueue(part);
      },
      cancel() {
        isStopped = true;
      },
    });
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' };
    const answer = await ask('/api/stripe/webhook', { method: 'POST', headers, body: endless });
    expect(answer.status).toBe(413);
    expect(isStopped).toBe(true);
    expect(given).toBeLessThan(eventMostBytes + 4 * part.length);
  });

  test('that comes ten times is kept once, and access begins once and ends once', async () => {
    const member = await paying();
    const begins = member.says('created');
    const ends = member.says('deleted', { status: 'canceled', ended_at: now + 60 }, 60);
    for (const event of [begins, ends]) {
      expect(await send(...Array<object>(10).fill(event))).toEqual(Array(10).fill(200));
      await desk.consume();
    }
    expect([await rows(begins.id), await rows(ends.id)]).toEqual([1, 1]);
    expect(await recordOf(member.id)).toEqual(['supporter-began', 'supporter-ended']);
    expect((await sessionOf(ask, member)).has_access).toBe(false);
  });

  test('of an unknown type, or of somebody unknown, is kept without what it says, and changes nothing', async () => {
    const odd = { ...(await paying()).says('created'), id: 'evt_odd', type: 'invoice.paid' };
    const strange = (await paying()).says('created', { customer: 'cus_of_nobody' });
    expect(await send(odd, strange)).toEqual([200, 200]);
    const { results } = await env.DB.prepare(
      'SELECT customer, fact_json FROM payment_event WHERE id IN (?, ?)',
    )
      .bind(odd.id, strange.id)
      .all();
    expect(results).toEqual([odd, strange].map(() => ({ customer: null, fact_json: null })));
    await desk.consume();
  });

  test('that says a subscription ended, before the one that says it began, leaves no access', async () => {
    const member = await paying();
    const begins = member.says('created');
    const ends = member.says('deleted', { status: 'canceled', ended_at: now + 60 }, 60);
    for (const event of [ends, begins]) {
      await send(event);
      await desk.consume();
    }
    expect(await accessOf(member.id)).toMatchObject({ has_access: 0, state: 'ended' });
    expect(await recordOf(member.id)).toEqual([]);
  });

  test('S25: fifty at once, by fifty consumers, begin access once, 200 times', async () => {
    for (let run = 0; run < 200; run++) {
      const member = await paying();
      const sent = await delivery(member.says('created'));
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(ask, sent)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      desk.passed.length = 0;
      const consumers = Array.from({ length: 50 }, () =>
        applyCustomer(openDatabase(env.DB), member.customer, Date.now()),
      );
      await Promise.all(consumers);
      expect(await recordOf(member.id)).toEqual(['supporter-began']);
    }
  }, 170_000);

  test('is applied behind the answer when the queue does not take it', async () => {
    const broken = payingSite({
      PAYMENTS: { send: () => Promise.reject(new Error('Queue send failed')) } as never,
    });
    const member = await paying();
    expect((await post(broken.ask, await delivery(member.says('created')))).status).toBe(200);
    expect((await sessionOf(broken.ask, member)).has_access).toBe(true);
  });

  test('F11: that a consumer died over is applied by the next sweep, run twice and by five at once', async () => {
    const member = await paying();
    await send(member.says('created'));
    desk.passed.length = 0;
    await Promise.all(Array.from({ length: 5 }, () => catchUp(desk.env, Date.now())));
    await catchUp(desk.env, Date.now());
    expect((await sessionOf(ask, member)).has_access).toBe(true);
    expect(await recordOf(member.id)).toEqual(['supporter-began']);
  });

  test('F11: that was lost long ago is applied by the hourly sweep over all payers', async () => {
    const member = await paying();
    await send(member.says('created'));
    desk.passed.length = 0;
    await env.DB.prepare(
      `INSERT INTO payment_event (id, type, created, received)
       SELECT 'evt_later_' || key, 'invoice.paid', 0, 0 FROM json_each(?)`,
    )
      .bind(JSON.stringify(Array(eventsLookedBack).fill(0)))
      .run();
    await catchUp(desk.env, Date.now());
    expect((await sessionOf(ask, member)).has_access).toBe(false);
    await catchUpWithAll(desk.env, Date.now());
    expect((await sessionOf(ask, member)).has_access).toBe(true);
    expect(await recordOf(member.id)).toEqual(['supporter-began']);
  });

  test('a message of another shape is dropped, and one that fails comes again by itself', async () => {
    const bodies = ['text', { customer: 'cus_of_nobody' }];
    const messages = bodies.map((body, at) => ({
      id: `m${at}`,
      timestamp: new Date(),
      attempts: 1,
      body,
    }));
    const batch = () => createMessageBatch('specimen-payments', messages) as never;
    await onQueue(batch(), desk.env);
    const down = {
      ...desk.env,
      DB: {
        prepare: () => {
          throw new Error('down');
        },
      },
    } as never;
    const seen: string[] = [];
    const watched = {
      queue: 'specimen-payments',
      messages: messages.map((one) => ({ ...one, retry: () => seen.push(one.id) })),
    };
    await onQueue(watched as never, down);
    expect(seen).toEqual(['m1']);
  });
});

describe('access', () => {
  test('that was given by hand stays when a subscription ends', async () => {
    const member = await paying();
    await env.DB.prepare('UPDATE user SET has_access = 1 WHERE id = ?').bind(member.id).run();
    await send(member.says('deleted', { status: 'canceled', ended_at: now }));
    await desk.consume();
    expect((await sessionOf(ask, member)).has_access).toBe(true);
    expect(await recordOf(member.id)).toEqual([]);
  });

  test('ends by itself for sessions when its time is over, and is noted once by the sweep', async () => {
    const member = await paying();
    const soon = Math.floor(Date.now() / 1000) + 60;
    await send(member.says('updated', { cancel_at_period_end: true, cancel_at: soon }));
    await desk.consume();
    expect(await accessOf(member.id)).toMatchObject({ has_access: 1, state: 'ending' });
    await env.DB.prepare('UPDATE user SET access_until = ? WHERE id = ?')
      .bind(Date.now() - 1, member.id)
      .run();
    expect((await sessionOf(ask, member)).has_access).toBe(false);
    await Promise.all([catchUp(desk.env, Date.now()), catchUp(desk.env, Date.now())]);
    expect(await accessOf(member.id)).toMatchObject({ has_access: 0 });
    expect(await recordOf(member.id)).toEqual(['supporter-began', 'supporter-ended']);
  });
});
