import { dayOf } from '../day.ts';
import type { Database } from '../db.ts';
import type { User } from '../user/user.ts';
import { findPayer } from './payer-store.ts';
import type { PaidState } from './subscription.ts';

/** How somebody stands to the site, as pages say it. */
export interface Standing {
  /** `given`: access without a payment. */
  state: PaidState | 'given';
  /** Paid until, or ends or ended on this day, `YYYY-MM-DD`. */
  until: string | null;
  /** The payment service knows them: cards, invoices and the end of it are there. */
  canManage: boolean;
}

/** What the session says decides about access, what the payment service said about the words. */
export async function readStanding(db: Database, user: User): Promise<Standing> {
  const payer = await findPayer(db, user.id);
  const canManage = payer !== null;
  const until = payer?.until ? dayOf(payer.until) : null;
  const said = payer?.state ?? 'none';
  const isPaying = said !== 'none' && said !== 'ended';
  if (user.has_access) return isPaying ? { state: said, until, canManage } : given(canManage);
  return said === 'none'
    ? { state: 'none', until: null, canManage }
    : { state: 'ended', until, canManage };
}

function given(canManage: boolean): Standing {
  return { state: 'given', until: null, canManage };
}
