import type {
  AnalyticsEngineDataset,
  D1Database,
  Fetcher,
  ImagesBinding,
  KVNamespace,
  Queue,
  R2Bucket,
  RateLimit,
  SendEmail,
} from '@cloudflare/workers-types';

/** The bindings of wrangler.toml. */
export interface Env {
  DB: D1Database;
  KV: KVNamespace;
  PICTURES: R2Bucket;
  IMAGES: ImagesBinding;
  ASSETS: Fetcher;
  RENDER_LIMIT: RateLimit;
  WRITE_LIMIT: RateLimit;
  AUTH_LIMIT: RateLimit;
  EVENT_LIMIT: RateLimit;
  /** Counted events on their way to the day's sums. */
  EVENTS: Queue;
  /** The same events to be looked at by query; left out, there are the sums alone. */
  ANALYTICS?: AnalyticsEngineDataset;
  /** Cloudflare's mail; left out, mails go through Resend or into the log. */
  EMAIL?: SendEmail;
  BACKEND_URL?: string;
  APP_ORIGIN?: string;
  /** Signs session cookies; a secret, 32 characters or more. */
  AUTH_SECRET?: string;
  /** `Name <address>` that mails come from. */
  MAIL_FROM?: string;
  RESEND_API_KEY?: string;
  GITHUB_CLIENT_ID?: string;
  GITHUB_CLIENT_SECRET?: string;
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  /** Events of the payment service on their way into access. */
  PAYMENTS: Queue;
  /** `sk_live_...`, or `sk_test_...` while no money is to move. Without it nothing can be bought. */
  STRIPE_SECRET_KEY?: string;
  /** `whsec_...` of the webhook that Stripe sends to. */
  STRIPE_WEBHOOK_SECRET?: string;
  /** Stands for Stripe on a local site; refused in production. */
  STRIPE_DOUBLE?: string;
  /** `month 500 eur, year 5000 eur`, in the currency's smallest unit. */
  SUPPORTER_PRICES?: string;
  /** Stands for GitHub and Google on a local site; refused in production. */
  OAUTH_DOUBLE?: string;
  /** Resolvers that speak DNS over HTTPS as JSON, commas between; left out, Cloudflare's and Google's. */
  DNS_SERVICES?: string;
  /** Stands for names and pages of others on a local site; refused in production. */
  OUTSIDE_DOUBLE?: string;
}
