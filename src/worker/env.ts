import type {
  D1Database,
  Fetcher,
  ImagesBinding,
  KVNamespace,
  R2Bucket,
  RateLimit,
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
  BACKEND_URL?: string;
  APP_ORIGIN?: string;
  /** Signs session cookies; a secret, 32 characters or more. */
  AUTH_SECRET?: string;
}
