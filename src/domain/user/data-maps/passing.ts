import type { Places } from './place.ts';

const counter = {
  withheld: 'Counts attempts by a hash of whose they are, or from which browser; gone after a day.',
};
const link = { withheld: 'Belongs to a mailed link; gone when it is opened or has run out.' };
const seen = {
  withheld:
    "A hash of address and browser under a day's own key; both are gone after the next day.",
};
const mail = { withheld: 'A mail on its way, encrypted; gone when it is sent.' };

/** What is gone again by itself. */
export const passingPlaces: Places = {
  attempt: { key: counter, started: counter, count: counter },
  event_seen: {
    day: seen,
    type: seen,
    entity_kind: seen,
    entity_id: seen,
    visitor: seen,
  },
  verification: {
    id: link,
    identifier: link,
    value: link,
    expiresAt: link,
    createdAt: link,
    updatedAt: link,
  },
  outgoing_mail: { id: mail, sealed: mail, created: mail, due: mail, tries: mail, recipient: mail },
};
