import Stripe from 'stripe';
import { paymentCallMs, paymentTimeoutMs, signatureMostSeconds } from '#domain/limits.ts';
import { readText } from '../ask-outside.ts';
import { inTime } from '../in-time.ts';
import type { PaymentSettings } from './settings.ts';

export type { Stripe };

/** Each call is tried twice, the second time under the same idempotency key. */
export function openStripe({ key, double }: PaymentSettings): Stripe {
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(fetchLittle),
    timeout: paymentCallMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...double,
  });
}

/** The answer, or why there was none; never later than `paymentTimeoutMs`, whatever the service asks to wait for. */
export async function asked<T>(
  call: Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; isMissing: boolean; why: string }> {
  return inTime(call, paymentTimeoutMs).then(
    (value) => ({ ok: true, value }),
    (error: unknown) => {
      const isMissing =
        error instanceof Stripe.errors.StripeInvalidRequestError &&
        error.code === 'resource_missing';
      return { ok: false, isMissing, why: String(error) };
    },
  );
}

/** The event that a signed body holds; null when the signature is not ours or too old. `now`: epoch ms. */
export async function verifyEvent(
  body: string,
  signature: string,
  secret: string,
  now: number,
): Promise<unknown> {
  const provider = Stripe.createSubtleCryptoProvider();
  return Stripe.webhooks
    .constructEventAsync(body, signature, secret, signatureMostSeconds, provider, now)
    .catch(() => null);
}

/** No redirect is followed, and no more is read than any of its answers has. */
async function fetchLittle(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const limits = [AbortSignal.timeout(paymentCallMs), ...(init.signal ? [init.signal] : [])];
  const answer = await fetch(input, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.any(limits),
  });
  const { status, headers } = answer;
  const text = await readText(answer.body, 'Stripe');
  return new Response(status === 204 ? null : text, { status, headers });
}
