import type { Interval } from '#domain/supporter/plan.ts';
import type { Standing } from '#domain/supporter/standing.ts';

export interface Offer {
  interval: Interval;
  /** As it is charged: `€5`. */
  price: string;
  /** What it saves against the other: `Saves €10 a year`. */
  saving: string | null;
}

export interface OfferProps {
  /** Empty while nothing can be bought. */
  offers: readonly Offer[];
  /** No money moves. */
  isTest: boolean;
  /** Null: signed out. */
  standing: Standing | null;
  problem: string | null;
  /** On the way to the payment service. */
  leave: { to: 'checkout' | 'portal'; href: string } | null;
}
