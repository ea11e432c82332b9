import { type Plan, parsePlans } from '#domain/supporter/plan.ts';
import type { Env } from '../env.ts';
import { placeOf } from '../site-origin.ts';

export interface PaymentSettings {
  key: string;
  plans: Plan[];
  /** No money moves. */
  isTest: boolean;
  /** Where the service is asked, if it is a stand-in on this machine. */
  double: { protocol: 'http'; host: string; port: number } | null;
}

/** Null while there is no key: then nothing can be bought, and nobody is asked anything. */
export function paymentSettings(env: Env): PaymentSettings | null {
  const double = doubleOf(env);
  const key = env.STRIPE_SECRET_KEY ?? '';
  if (key === '') return null;
  const isTest = double !== null || /^[sr]k_test_/.test(key);
  return { key, plans: parsePlans(env.SUPPORTER_PRICES ?? ''), isTest, double };
}

const loopback = /^http:\/\/(localhost|127\.0\.0\.1):(\d{1,5})$/;

function doubleOf(env: Env): PaymentSettings['double'] {
  const double = env.STRIPE_DOUBLE ?? '';
  if (double === '' || placeOf(env) !== 'local') return null;
  const [, host, port] = loopback.exec(double) ?? [];
  if (!host)
    throw new Error('STRIPE_DOUBLE must be http://localhost:PORT or http://127.0.0.1:PORT');
  return { protocol: 'http', host, port: Number(port) };
}
