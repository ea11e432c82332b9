import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catchUp } from '#worker/payments/apply.ts';
import { daySeconds, now, paying } from '../../support/paying.ts';
import { accessOf, delivery, payingSite, post } from '../../support/payments.ts';

const desk = payingSite();

/** A life of one subscription, word by word, and how it stands at its end by Stripe's own account. */
const lives = [
  { ends: [], state: 'active', access: 93 },
  { ends: ['cancel'], state: 'ending', access: 90 },
  { ends: ['cancel', 'resume'], state: 'active', access: 93 },
  { ends: ['fail'], state: 'past-due', access: 93 },
  { ends: ['fail', 'pay'], state: 'active', access: 93 },
  { ends: ['fail', 'end'], state: 'ended', access: null },
  { ends: ['cancel', 'end'], state: 'ended', access: null },
  { ends: ['end', 'again'], state: 'active', access: 33 },
] as const;

test('S23: 1,000 random orders of events, with repetitions and dead consumers, end as the events say and as a replay gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...lives),
      fc.infiniteStream(fc.nat()),
      fc.infiniteStream(fc.boolean()),
      async (life, order, chance) => {
        const member = await paying();
        const at = (days: number) => ({
          items: { data: [{ current_period_end: now + days * daySeconds }] },
        });
        const { says } = member;
        const late = at(90);
        const words = {
          cancel: () => says('updated', { ...late, cancel_at_period_end: true }, 300),
          resume: () => says('updated', late, 400),
          fail: () => says('updated', { ...late, status: 'past_due' }, 300),
          pay: () => says('updated', late, 400),
          end: () => says('deleted', { ...late, status: 'canceled', ended_at: now + 500 }, 500),
          again: () => says('created', {}, 600, `sub_again_${member.customer}`),
        };
        const events: object[] = [
          says('created', { status: 'incomplete' }),
          says('updated'),
          says('updated', at(60), 100),
          says('updated', late, 200),
          ...life.ends.map((word) => words[word]()),
        ];
        const mixed = [...events, ...events.filter(() => chance.next().value)]
          .map((event) => ({ event, place: order.next().value }))
          .sort((a, b) => a.place - b.place);
        for (const { event } of mixed) {
          await post(desk.ask, await delivery(event));
          if (chance.next().value) await desk.consume();
          else desk.passed.length = 0;
        }
        await catchUp(desk.env, Date.now());
        const found = await accessOf(member.id);
        const until = life.access === null ? null : (now + life.access * daySeconds) * 1000;
        expect(found).toMatchObject({
          has_access: life.access === null ? 0 : 1,
          access_until: until,
          state: life.state,
        });
        await env.DB.prepare(
          "UPDATE payer SET applied = 0, state = 'none', until = NULL WHERE customer = ?",
        )
          .bind(member.customer)
          .run();
        await catchUp(desk.env, Date.now());
        expect(await accessOf(member.id)).toEqual(found);
      },
    ),
    { numRuns: 1_000 },
  );
}, 600_000);
