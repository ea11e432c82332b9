import type { Places } from './place.ts';

const leaving = {
  withheld: 'The number of a customer whose account is deleted, until Stripe has deleted them too.',
};

/** What was paid, and access that came of it. */
export const paymentsPlaces: Places = {
  payer: {
    user_id: 'account.id',
    customer: 'payments.customer',
    since: 'payments.since',
    applied: 'payments.events_counted',
    state: 'payments.state',
    until: 'payments.until',
  },
  payment_event: {
    seq: 'payments.events.number',
    id: 'payments.events.id',
    type: 'payments.events.event',
    created: 'payments.events.at',
    received: 'payments.events.received_at',
    customer: 'payments.customer',
    fact_json: 'payments.events.says',
  },
  payer_leaving: { customer: leaving, due: leaving, tries: leaving },
};
