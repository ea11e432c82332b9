import { describe } from 'vitest';
import { grantClaim } from '#domain/claim/claim-decision-store.ts';
import { findWaitingClaim, listWaitingClaims } from '#domain/claim/claim-review-store.ts';
import { findClaimable, searchProfiles } from '#domain/claim/claimable-store.ts';
import { dropOldClaims, findClaim } from '#domain/claim/profile-claim-store.ts';
import {
  appealCredit,
  askCredit,
  findCreditReview,
  listCreditClaims,
  listCreditReviews,
} from '#domain/credit/credit-claim-store.ts';
import { grantCredit } from '#domain/credit/credit-decision-store.ts';
import {
  applyAccess,
  endAccess,
  keepEvents,
  listUnapplied,
  pageOfUnapplied,
  readFacts,
} from '#domain/supporter/event-store.ts';
import { noScan, noScanNoSort } from '../../support/query-plans.ts';

const now = Date.UTC(2026, 1, 1);

describe('claims', () => {
  const credit = { website: 1, profile: 'profile', role: 'Design', note: '' };
  noScan({
    findClaimable: (db) => findClaimable(db, 'profile'),
    searchProfiles: (db) => searchProfiles(db, null, 'Studio'),
    findClaim: (db) => findClaim(db, 'user', 1, now),
    grantClaim: (db) => grantClaim(db, 'claim', { by: 'dns', actor: null }, now),
    dropOldClaims: (db) => dropOldClaims(db, now),
    listWaitingClaims: (db) => listWaitingClaims(db),
    findWaitingClaim: (db) => findWaitingClaim(db, 'claim'),
    listCreditClaims: (db) => listCreditClaims(db, 'user'),
    askCredit: (db) => askCredit(db, 'user', credit, now),
    appealCredit: (db) => appealCredit(db, 'user', { id: 1, appeal: 'But' }, now),
    grantCredit: (db) => grantCredit(db, 1, 'admin', now),
    listCreditReviews: (db) => listCreditReviews(db),
    findCreditReview: (db) => findCreditReview(db, 1),
  });
});

describe('payments', () => {
  const access = { state: 'active', until: now, accessUntil: now } as const;
  noScanNoSort({
    keepEvents: (db) => keepEvents(db, [], now),
    readFacts: (db) => readFacts(db, 'customer'),
    pageOfUnapplied: (db) => pageOfUnapplied(db, ''),
    applyAccess: (db) => applyAccess(db, 'customer', access, 1, now),
    endAccess: (db) => endAccess(db, now),
  });

  // Tells apart the few customers of the newest events.
  noScan({ listUnapplied: (db) => listUnapplied(db) });
});
