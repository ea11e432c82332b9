import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Proofs } from '#domain/claim/proofs.ts';
import type { Database } from '#domain/db.ts';
import type { Clock } from '#domain/ports.ts';
import type { Accounts } from '#domain/user/accounts.ts';
import type { Context, Route } from '#routes/contract.ts';
import type { OpenCatalogue } from './catalogue/open-catalogue.ts';
import type { Env } from './env.ts';
import type { Visitor } from './visitor.ts';

/** A row of the route table with the parameters that its pattern found. */
export interface Match {
  route: Route;
  params: Record<string, string>;
}

export interface Variables {
  requestId: string;
  /** The address asked for, parsed once. */
  url: URL;
  /** The page's own path and query: the payload's marks are taken off. */
  page: { path: string; search: URLSearchParams; wantsPayload: boolean; fullPath: string };
  match: Match | null;
  visitor: Visitor;
  db: Database;
  catalogue: OpenCatalogue;
  /** Loads the auth library at its first use. */
  accounts: () => Promise<Accounts>;
  /** Loads the guarded fetch and all about claims at its first use. */
  proofs: () => Promise<Proofs>;
  /** What the loader gets; set for matched pages. */
  context: Context;
  now: Clock;
  /** For the log line: how the answer came about. */
  note: { cache?: 'memory' | 'edge' | 'stale' | 'made' | 'none'; route?: string; error?: string };
}

export interface AppEnv {
  Bindings: Env;
  Variables: Variables;
}

export type AppContext = HonoContext<AppEnv>;
export type Middleware = MiddlewareHandler<AppEnv>;
