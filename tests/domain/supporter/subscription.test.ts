import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEvent } from '#domain/supporter/payment-event.ts';
import { paidAccess, type SubscriptionFact } from '#domain/supporter/subscription.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 28);

function fact(change: Partial<SubscriptionFact>): SubscriptionFact {
  return {
    id: 'evt_1',
    created: start,
    subscription: 'sub_1',
    status: 'active',
    periodEnd: start + 30 * day,
    endsAt: null,
    ...change,
  };
}

describe('what subscriptions come to', () => {
  test.each<[string, SubscriptionFact[], ReturnType<typeof paidAccess>]>([
    ['nothing', [], { state: 'none', until: null, accessUntil: null }],
    [
      'one that is paid, and three days more for a late payment',
      [fact({})],
      { state: 'active', until: start + 30 * day, accessUntil: start + 33 * day },
    ],
    [
      'one that is cancelled for the end of the period: to that end and no longer',
      [fact({}), fact({ id: 'evt_2', created: start + day, endsAt: start + 30 * day })],
      { state: 'ending', until: start + 30 * day, accessUntil: start + 30 * day },
    ],
    [
      'one that waits for its first payment',
      [fact({ status: 'incomplete' })],
      { state: 'none', until: null, accessUntil: null },
    ],
    [
      'a payment that failed, which the service tries again',
      [fact({}), fact({ id: 'evt_2', created: start + day, status: 'past_due' })],
      { state: 'past-due', until: start + 30 * day, accessUntil: start + 33 * day },
    ],
    [
      'one that ended: an end is not taken back by what was said later',
      [
        fact({ id: 'evt_2', created: start + day, status: 'canceled', endsAt: start + day }),
        fact({ id: 'evt_3', created: start + 2 * day }),
      ],
      { state: 'ended', until: start + day, accessUntil: null },
    ],
    [
      'one that ended and a new one',
      [
        fact({ status: 'canceled', endsAt: start + day }),
        fact({ id: 'evt_2', subscription: 'sub_2', created: start + 2 * day }),
      ],
      { state: 'active', until: start + 30 * day, accessUntil: start + 33 * day },
    ],
    [
      'made and paid within one second',
      [fact({ id: 'evt_b', status: 'incomplete' }), fact({ id: 'evt_a' })],
      { state: 'active', until: start + 30 * day, accessUntil: start + 33 * day },
    ],
  ])('%s', (_, facts, expected) => {
    expect(paidAccess(facts)).toEqual(expected);
    expect(paidAccess([...facts].reverse())).toEqual(expected);
    expect(paidAccess([...facts, ...facts])).toEqual(expected);
  });

  test('any facts in any order, repeated, come to the same', () => {
    const time = fc.integer({ min: 0, max: 8 }).map((n) => start + n * 1000);
    const any = fc.record({
      id: fc.stringMatching(/^evt_[a-f0-9]{1,3}$/),
      created: time,
      subscription: fc.constantFrom('sub_1', 'sub_2'),
      status: fc.constantFrom<SubscriptionFact['status'][]>(
        'incomplete',
        'active',
        'past_due',
        'unpaid',
        'canceled',
      ),
      periodEnd: fc.option(time),
      endsAt: fc.option(time),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 12 }),
        fc.infiniteStream(fc.nat()),
        (facts, stream) => {
          const mixed = [...facts, ...facts].map((one) => ({ one, at: stream.next().value }));
          mixed.sort((a, b) => a.at - b.at);
          expect(paidAccess(mixed.map(({ one }) => one))).toEqual(paidAccess(facts));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('reading events', () => {
  const object = { id: 'sub_1', customer: 'cus_1', status: 'active' };
  const event = { id: 'evt_1', type: 'customer.subscription.updated', created: 1_764_288_000 };

  test('the end of the period stands on the subscription or, since 2025, on its items', () => {
    const ends = { current_period_end: 1_766_880_000 };
    for (const data of [
      { object: { ...object, ...ends } },
      { object: { ...object, items: { data: [ends, { current_period_end: 1 }] } } },
      { object: { ...object, customer: { id: 'cus_1' }, items: { data: [ends] } } },
    ]) {
      const read = readEvent({ ...event, data });
      expect([read?.customer, read?.fact?.periodEnd]).toEqual(['cus_1', 1_766_880_000_000]);
    }
  });

  test('a deleted subscription has ended, whatever its status says', () => {
    const type = 'customer.subscription.deleted';
    const read = readEvent({
      ...event,
      type,
      data: { object: { ...object, ended_at: 1_764_288_000 } },
    });
    expect(read?.fact).toMatchObject({ status: 'canceled', endsAt: 1_764_288_000_000 });
  });

  test('what says nothing about a subscription is an event without a fact; what is no event is null', () => {
    const plain = { id: 'evt_1', created: event.created * 1000, customer: null, fact: null };
    for (const odd of [
      { ...event, type: 'invoice.paid', data: { object } },
      { ...event, data: { object: { ...object, status: 'of another time' } } },
      { ...event, data: { object: null } },
    ]) {
      expect(readEvent(odd)).toEqual({ ...plain, type: odd.type });
    }
    for (const none of [null, 'text', [], {}, { ...event, id: 7 }, { ...event, created: 'now' }])
      expect(readEvent(none)).toBeNull();
  });

  test('nothing that anybody sends breaks it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        readEvent(data);
        readEvent({ ...event, data: { object: data } });
      }),
      { numRuns: 2_000 },
    );
  });
});
