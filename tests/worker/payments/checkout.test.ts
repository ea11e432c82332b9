import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { keepPayer } from '#domain/supporter/payer-store.ts';
import { openPayments } from '#worker/payments/payments.ts';
import { form } from '../../support/accounts.ts';
import { littlePatience } from '../../support/faults.ts';
import { sessionOf } from '../../support/member-session.ts';
import { signedIn } from '../../support/members.ts';
import { connect, type Fault, payingSite, recordOf } from '../../support/payments.ts';
import { site } from '../../support/site.tsx';

// The payment service's library takes seconds to load, and a fault is waited for twice.
vi.setConfig({ testTimeout: 60_000 });

const desk = payingSite();
const { ask } = desk;

beforeEach(() => {
  desk.fault = null;
  desk.calls.length = 0;
  connect(desk);
});

const support = { action: 'support', interval: 'year' };

function send(headers: Record<string, string>, fields: Record<string, string> = support) {
  return ask('/supporters', form(fields, headers));
}

function wayOf(answer: Response): string {
  return /^0; url=(.+)$/.exec(answer.headers.get('refresh') ?? '')?.[1] ?? '';
}

/** Presses a button on a page of the stand-in. */
async function press(address: string, fields: Record<string, string>): Promise<string | null> {
  const body = new URLSearchParams(fields);
  const answer = await desk.answer(new Request(address, { method: 'POST', body }));
  return answer.headers.get('location');
}

/** Customers and checkouts so far. */
function made(): number[] {
  return [desk.state.customers, desk.state.checkouts].map((all) => Object.keys(all).length);
}

async function words(path: string, headers: Record<string, string>): Promise<string> {
  return (await (await ask(path, { headers })).text()).replaceAll('<!-- -->', '');
}

describe('becoming a supporter', () => {
  test('from the offer over the checkout to the thanks, cancelled in the portal, ended, nothing lost', async () => {
    const member = await signedIn();
    await env.DB.prepare(
      "INSERT INTO favorite (user_id, kind, entity_id, created_at) VALUES (?, 'typeface', 1, 0)",
    )
      .bind(member.id)
      .run();
    const left = await send(member.headers);
    expect([left.status, left.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const checkout = wayOf(left);
    expect(await left.text()).toContain('On to Stripe (test)');
    const page = await (await desk.answer(new Request(checkout))).text();
    expect(page).toContain('50.00 EUR a year');
    expect(page).toContain('no money moves');

    expect(await words('/supporters/thank-you', member.headers)).toContain('One moment');
    expect(await press(checkout, { action: 'decline' })).toBe(`${checkout}?note=declined`);
    expect(await press(checkout, { action: 'pay' })).toBe(
      'http://localhost:8787/supporters/thank-you',
    );
    await desk.consume();
    expect(await words('/supporters/thank-you', member.headers)).toContain(
      'every list is open to its end',
    );
    expect((await sessionOf(ask, member)).has_access).toBe(true);
    expect(await words('/me/account', member.headers)).toContain('You are a supporter, paid until');
    expect(await words('/supporters', member.headers)).toContain('Manage or cancel');
    expect((await send(member.headers)).status).toBe(409);

    const out = await ask(
      '/supporters',
      form(
        { action: 'manage' },
        { ...member.headers, referer: 'http://localhost:8787/me/account' },
      ),
    );
    const portal = wayOf(out);
    expect(await (await desk.answer(new Request(portal))).text()).toContain(
      'href="http://localhost:8787/me/account"',
    );
    const subscription = Object.values(desk.state.subscriptions).at(-1)?.id ?? '';
    await press(portal, { action: 'cancel', subscription });
    await desk.consume();
    expect(await words('/me/account', member.headers)).toContain('Your access stays until');
    expect((await sessionOf(ask, member)).has_access).toBe(true);

    await press(portal, { action: 'end', subscription });
    await desk.consume();
    expect((await sessionOf(ask, member)).has_access).toBe(false);
    expect(await words('/me/account', member.headers)).toContain('Your access ended');
    expect(await recordOf(member.id)).toEqual(['supporter-began', 'supporter-ended']);
    const kept = await env.DB.prepare('SELECT count(*) AS n FROM favorite WHERE user_id = ?')
      .bind(member.id)
      .first();
    expect(kept).toEqual({ n: 1 });

    expect(wayOf(await send(member.headers))).not.toBe(checkout);
  });

  test('signed out one is sent to sign in first, and the page itself is the same for all and kept', async () => {
    const answer = await ask('/supporters', form(support));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/auth?next=%2Fsupporters',
    ]);
    const page = await ask('/supporters');
    expect(page.headers.get('cache-control')).toBe('public, max-age=3600');
    const text = await page.text();
    for (const said of ['€5', '€50', 'Saves €10 a year', 'Test checkout: no money moves'])
      expect(text).toContain(said);
    const thanks = await ask('/supporters/thank-you');
    expect(thanks.headers.get('location')).toBe('/auth?next=%2Fsupporters%2Fthank-you');
    const { headers } = await signedIn();
    for (const path of ['/supporters', '/supporters/thank-you', '/supporters/_payload.json']) {
      expect((await ask(path, { headers })).headers.get('cache-control')).toBe('no-store');
    }
  });

  test('what was not offered cannot be bought, and who never paid has nothing to manage', async () => {
    const { headers } = await signedIn();
    for (const interval of ['', 'week', 'month; drop', '__proto__'])
      expect((await send(headers, { action: 'support', interval })).status).toBe(422);
    const answer = await send(headers, { action: 'manage' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(/role="alert"[^>]*><p>There is nothing to pay here/);
    expect(desk.calls).toEqual([]);
  });

  test('without a key nothing is offered, and nobody is asked', async () => {
    const closed = site(undefined, { SUPPORTER_PRICES: 'month 500 eur' });
    const { headers } = await signedIn();
    const page = await closed('/supporters', { headers });
    expect(await page.text()).toContain('Nobody can become a supporter');
    expect((await closed('/supporters', form(support, headers))).status).toBe(409);
  });

  test('fifty presses at once: twenty pass, all onto the one checkout of the one customer', async () => {
    const member = await signedIn();
    const before = made();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(member.headers)));
    expect(made()).toEqual(before.map((count) => count + 1));
    const passed = answers.filter(({ status }) => status === 200);
    expect(new Set(passed.map(wayOf)).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(passed).toHaveLength(20);
  });

  test('S25: fifty presses at once make one customer and one checkout, 200 times', async () => {
    const db = openDatabase(env.DB);
    const context = { db, now: Date.now, url: new URL('http://localhost:8787/supporters') };
    const payments = openPayments({
      env: desk.env,
      get: (name: keyof typeof context) => context[name],
    } as never);
    for (let run = 0; run < 200; run++) {
      const { id, email } = await signedIn();
      const user = {
        id,
        email,
        fullname: 'Member',
        role: 'member' as const,
        has_access: false,
        onboarding_completed_at: null,
      };
      const before = made();
      const ways = await Promise.all(
        Array.from({ length: 50 }, () => payments.openCheckout(user, 'year')),
      );
      const passed = ways.flatMap((way) => (way.ok ? [way.url] : []));
      expect(new Set(passed).size).toBe(1);
      expect(passed).toHaveLength(20);
      expect(made()).toEqual(before.map((count) => count + 1));
    }
  }, 170_000);

  test('S25: of fifty customers that were made at once for one member one is kept, 200 times', async () => {
    const db = openDatabase(env.DB);
    for (let run = 0; run < 200; run++) {
      const { id } = await signedIn();
      const made = Array.from({ length: 50 }, (_, i) => `cus_${run}_${i}`);
      const kept = await Promise.all(made.map((customer) => keepPayer(db, id, customer, run)));
      expect(new Set(kept.map((payer) => payer?.customer)).size).toBe(1);
      const left = await env.DB.prepare('SELECT count(*) AS n FROM payer_leaving WHERE due = ?')
        .bind(run)
        .first();
      expect(left).toEqual({ n: 49 });
      await env.DB.prepare('DELETE FROM payer_leaving WHERE due = ?').bind(run).run();
    }
  }, 170_000);

  test('a double is refused in production, and anywhere but on this machine', async () => {
    const { headers } = await signedIn();
    for (const set of [
      { STRIPE_DOUBLE: 'http://127.0.0.1:4999', APP_ORIGIN: 'https://specimen.example' },
      { STRIPE_DOUBLE: 'https://evil.example' },
      { STRIPE_DOUBLE: 'http://localhost:80@evil.example' },
    ]) {
      const broken = site(undefined, { STRIPE_SECRET_KEY: 'sk_test_x', ...set });
      const answer = await broken('/supporters', form(support, headers)).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      );
      expect(['Error: STRIPE_DOUBLE is a double: it may not be set in production', 500]).toContain(
        answer,
      );
    }
    expect(desk.calls).toEqual([]);
  });
});

const faults: Fault[] = ['refuses', 'answers 500', 'hangs', 'talks rubbish', 'says ten megabytes'];

describe.each(faults)('F8: while Stripe %s', (fault) => {
  test('the way there says what happened, within ten seconds, and works afterwards', async () => {
    littlePatience();
    const member = await signedIn();
    desk.fault = fault;
    const began = Date.now();
    const failed = await send(member.headers);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await failed.text()).toContain('did not answer. Nothing was charged or changed');
    expect((await ask('/supporters', { headers: member.headers })).status).toBe(200);
    desk.fault = null;
    expect(wayOf(await send(member.headers))).toContain('/checkout/');
    desk.fault = fault;
    expect((await send(member.headers, { action: 'manage' })).status).toBe(503);
    desk.fault = null;
    expect(wayOf(await send(member.headers, { action: 'manage' }))).toContain('/portal/');
  });
});
