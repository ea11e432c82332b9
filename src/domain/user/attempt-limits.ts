import { dayMs, hourMs, secondMs } from '../limits.ts';

/** So many attempts in so long, counted exactly. */
export const attemptLimits = {
  'sign-in': { times: 5, inMs: 15 * 60 * secondMs },
  'sign-in-from': { times: 20, inMs: 15 * 60 * secondMs },
  'sign-up-from': { times: 20, inMs: hourMs },
  mail: { times: 3, inMs: hourMs },
  'mail-from': { times: 20, inMs: hourMs },
  'reset-from': { times: 20, inMs: hourMs },
  export: { times: 5, inMs: hourMs },
  /** Ways to the payment service that are opened for one member. */
  payment: { times: 20, inMs: hourMs },
  /** Each shows at once to everybody. */
  'profile-change': { times: 60, inMs: hourMs },
  picture: { times: 20, inMs: hourMs },
  claim: { times: 20, inMs: dayMs },
  'claim-check': { times: 30, inMs: hourMs },
  'claim-mail': { times: 5, inMs: hourMs },
  'claim-code': { times: 20, inMs: hourMs },
  /** The owner of a disputed profile is mailed each time. */
  'claim-dispute': { times: 3, inMs: dayMs },
  'credit-claim': { times: 40, inMs: dayMs },
  /** Guesses at the password of who is signed in, wherever it is asked for. */
  'password-change': { times: 5, inMs: 15 * 60 * secondMs },
} as const;
