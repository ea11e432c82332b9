import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetLeavers, sweepMissed } from '#worker/payments/sweep.ts';
import { onSchedule } from '#worker/tasks/on-schedule.ts';
import { form, mailbox } from '../../support/accounts.ts';
import { littlePatience } from '../../support/faults.ts';
import { sessionOf } from '../../support/member-session.ts';
import { signedIn } from '../../support/members.ts';
import { accessOf, connect, type Fault, payingSite, recordOf } from '../../support/payments.ts';

// A password takes a quarter of a second to hash, and a fault is waited for twice.
vi.setConfig({ testTimeout: 60_000 });

const box = mailbox();
const desk = payingSite(box.env);
const { ask } = desk;
const password = 'a password of many words';
const minute = 60_000;

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM payment_sweep').run();
  desk.fault = null;
  desk.isQuiet = false;
  connect(desk);
});

const wayOf = (answer: Response) => (answer.headers.get('refresh') ?? '').replace('0; url=', '');

/** A member who has paid; whether the site has heard of it depends on `isQuiet`. */
async function paid(more: { password?: string } = {}) {
  const member = await signedIn(more);
  const left = await ask(
    '/supporters',
    form({ action: 'support', interval: 'month' }, member.headers),
  );
  const body = new URLSearchParams({ action: 'pay' });
  await desk.answer(new Request(wayOf(left), { method: 'POST', body }));
  await desk.consume();
  const subscription = Object.values(desk.state.subscriptions).at(-1);
  if (!subscription) throw new Error('nothing was paid');
  return { ...member, subscription };
}

describe('F11: events that never arrived', () => {
  test('are asked for, once whether swept once, twice or by five at once', async () => {
    desk.isQuiet = true;
    const member = await paid();
    expect((await sessionOf(ask, member)).has_access).toBe(false);
    const now = Date.now() + minute;
    await Promise.all(Array.from({ length: 5 }, () => sweepMissed(desk.env, now)));
    await sweepMissed(desk.env, now + minute);
    expect((await sessionOf(ask, member)).has_access).toBe(true);
    expect(await recordOf(member.id)).toEqual(['supporter-began']);
  });

  test('are found after a cron that was missed for twenty days, in more pages than one', async () => {
    desk.isQuiet = true;
    const member = await paid();
    const last = desk.state.events.at(-1);
    if (!last) throw new Error('nothing was said');
    for (let i = 0; i < 230; i++) {
      desk.state.events.push({
        ...last,
        id: `evt_filler_${i}`,
        type: 'customer.subscription.paused',
      });
    }
    const before = desk.calls.length;
    await sweepMissed(desk.env, Date.now() + 20 * 24 * 60 * minute);
    expect(
      desk.calls.slice(before).filter((call) => call === 'GET /v1/events').length,
    ).toBeGreaterThan(2);
    expect(await accessOf(member.id)).toMatchObject({ state: 'active' });
    desk.state.events.length = 0;
  });

  test.each<Fault>(['refuses', 'answers 500', 'hangs', 'talks rubbish', 'says ten megabytes'])(
    'F8: while Stripe %s the sweep waits for the next one and loses nothing',
    async (fault) => {
      littlePatience();
      desk.isQuiet = true;
      const member = await paid();
      desk.fault = fault;
      const swept = () => env.DB.prepare('SELECT swept FROM payment_sweep').first();
      const before = await swept();
      const now = Date.now() + minute;
      await sweepMissed(desk.env, now);
      expect(await swept()).toEqual(before);
      desk.fault = null;
      await sweepMissed(desk.env, now);
      expect((await sessionOf(ask, member)).has_access).toBe(true);
    },
  );

  test('the schedule does it all, twice like once', async () => {
    desk.isQuiet = true;
    const member = await paid();
    await Promise.all([onSchedule('7 * * * *', desk.env), onSchedule('7 * * * *', desk.env)]);
    await onSchedule('*/2 * * * *', desk.env);
    expect((await sessionOf(ask, member)).has_access).toBe(true);
    expect(await recordOf(member.id)).toEqual(['supporter-began']);
  });
});

describe('D5: an account that is deleted', () => {
  const remove = (headers: Record<string, string>) =>
    ask('/me/account/delete', form({ action: 'delete', proof: password }, headers));
  const deletions = () => desk.calls.filter((call) => call.startsWith('DELETE ')).length;
  const left = () => env.DB.prepare('SELECT customer FROM payer_leaving').all();

  test('ends its subscription at once, and Stripe forgets the customer', async () => {
    const member = await paid({ password });
    const page = await (await ask('/me/account/delete', member)).text();
    expect(page).toContain('Your subscription ends at once');
    const before = deletions();
    expect((await remove(member.headers)).status).toBe(303);
    expect(desk.state.subscriptions[member.subscription.id]?.status).toBe('canceled');
    expect(desk.state.customers[member.subscription.customer]).toEqual({
      email: '',
      isDeleted: true,
    });
    expect([deletions() - before, (await left()).results]).toEqual([1, []]);
    await forgetLeavers(desk.env, Date.now() + 60 * minute);
    expect(deletions() - before).toBe(1);
    const kept = await env.DB.prepare('SELECT count(*) AS n FROM payment_event WHERE customer = ?')
      .bind(member.subscription.customer)
      .first();
    expect(kept).toEqual({ n: 0 });
  });

  test.each<Fault>(['refuses', 'answers 500', 'hangs', 'talks rubbish', 'says ten megabytes'])(
    'F8: while Stripe %s it goes even so, and the customer later, once',
    async (fault) => {
      littlePatience();
      const member = await paid({ password });
      desk.fault = fault;
      expect((await remove(member.headers)).status).toBe(303);
      expect((await left()).results).toHaveLength(1);
      desk.fault = null;
      const before = deletions();
      await forgetLeavers(desk.env, Date.now());
      expect(deletions() - before).toBe(0);
      const due = Date.now() + 5 * minute;
      await Promise.all([1, 2, 3].map(() => forgetLeavers(desk.env, due)));
      expect([deletions() - before, (await left()).results]).toEqual([1, []]);
      expect(desk.state.subscriptions[member.subscription.id]?.status).toBe('canceled');
    },
  );

  test('whose customer is gone at Stripe already is done with', async () => {
    await env.DB.prepare("INSERT INTO payer_leaving (customer, due) VALUES ('cus_gone', 0)").run();
    await forgetLeavers(desk.env, Date.now());
    expect((await left()).results).toEqual([]);
  });
});
