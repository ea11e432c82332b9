import type { ComponentType } from 'react';
import type { ZodType } from 'zod';
import type { ColorMode } from '#app/state/color-mode.ts';
import type { LayoutName, Meta } from '#app/view.ts';
import type { Access } from '#domain/access.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Proofs } from '#domain/claim/proofs.ts';
import type { Database } from '#domain/db.ts';
import { once } from '#domain/once.ts';
import type { Payments, Pictures } from '#domain/ports.ts';
import type { Accounts, Provider } from '#domain/user/accounts.ts';
import type { User } from '#domain/user/user.ts';

/** What a loader gets: data and ports, never the HTTP framework. `now` is epoch ms. */
export interface Context<Params = unknown, Query = unknown> {
  /** Path without query, as asked. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  /** Every parameter as asked, known or not, without our own marks. */
  readonly search: URLSearchParams;
  readonly user: User | null;
  /** Which of the person's sessions asks. */
  readonly sessionId: string | null;
  /** Loads the auth library at its first use. */
  readonly accounts: () => Promise<Accounts>;
  /** Opens the payment service's desk: it asks nobody anything before somebody goes there. */
  readonly payments: () => Promise<Payments>;
  /** Looks at what others publish, and mails about it; loaded at its first use. */
  readonly proofs: () => Promise<Proofs>;
  /** Where people may sign in besides here. */
  readonly providers: readonly Provider[];
  /** Ends this browser's session; one that is over is no error. */
  readonly signOut: () => Promise<void>;
  readonly db: Database;
  readonly catalogue: Catalogue;
  /** Pictures that members send. */
  readonly pictures: Pictures;
  readonly now: number;
}

/** What a form's change gets beside: answers depend on it, so loaders, whose answers are kept, do not. */
export interface ActionContext<Params = unknown, Query = unknown> extends Context<Params, Query> {
  /** The page of this site that the form stood on; null where the browser does not say. */
  readonly from: string | null;
}

/** Where a form leads: to another address of this site, or back to its page with what is to be put right. */
export type ActionAnswer<Props> =
  | { to: string }
  | {
      status: 200 | 403 | 409 | 422 | 429 | 503;
      /** Over what `load` gives. */
      props: Partial<Props>;
      /** Another site to go on to; not by redirect, which the policy forbids to forms. */
      refresh?: string;
    };

/** One change that a page's form asks for. Forms name it in the field `action`; they work without script. */
export type Action<Params, Query, Props> = (
  form: FormData,
  context: ActionContext<Params, Query>,
) => Promise<ActionAnswer<Props>>;

/** `parts`: what the browser leaves asleep at a first view (`far`). */
interface PageModule<Props extends object> {
  Page: ComponentType<Props>;
  parts?: Record<string, { ready(): Promise<unknown> }>;
}

/** One page of the product. See CONTRIBUTING, "Adding a page". */
export interface Route<Params = unknown, Query = unknown, Props extends object = object> {
  /** The route's folder below src/routes, for instance `websites/show`. */
  readonly id: string;
  readonly access: Access;
  readonly layout: LayoutName;
  /** `public`: one hour for signed-out visitors. `never`: `no-store` for everyone (secret addresses). */
  readonly cache: 'public' | 'never';
  /** Forces a colour mode on this page. */
  readonly colorMode?: ColorMode;
  /** Path parameters; failing is a fatal 404, `Page Not Found: {fullPath}`. */
  readonly params?: ZodType<Params>;
  /** Query parameters; every field has a `catch`, so it never fails. */
  readonly query?: ZodType<Query>;
  /** Original, section 2: a page whose filters live on another page sends there once filters are in the query. */
  readonly filters?: 'here' | 'elsewhere';
  /**
   * The known query in canonical form (`''` or `?...`), so that equal pages share one kept copy, or null when
   * this page must not be kept. Left out: kept only without a known query.
   */
  keep?(context: Context<Params, Query>): Promise<string | null>;
  /** The most that its forms may send; left out, 64 KB. */
  readonly formBytes?: number;
  /**
   * A form with more than that comes to the action without the middle of its file, which is too large for the action
   * even so, and with all its words. Left out, it is refused whole.
   */
  readonly keepsWords?: true;
  /** By name. Access, origin and onboarding are judged before, as for the page itself. */
  readonly actions?: Record<string, Action<Params, Query, Props>>;
  /**
   * What a form that was sent signed out comes to once somebody has signed in: a page that does it, or a favourite
   * that is kept for them. Left out, it has to be sent again.
   */
  afterSignIn?(form: FormData): { to: string } | { keep: string } | null;
  /** Throws `NotFound` or `Redirect`. */
  load(context: Context<Params, Query>): Promise<Props>;
  meta(props: Props, context: Context<Params, Query>): Meta;
  /** The module of its page, loaded when it is first asked for: a worker starts without its pages. */
  page(): Promise<PageModule<Props>>;
}

/** Keeps the three types of a route together; the table holds routes of all types. Its page is asked for once. */
export function defineRoute<Params, Query, Props extends object>(
  route: Route<Params, Query, Props>,
): Route {
  const page = once(async () => {
    const module = await route.page();
    await Promise.all(Object.values(module.parts ?? {}).map((part) => part.ready()));
    return module;
  });
  const kept: typeof route = { ...route, page };
  return kept as unknown as Route;
}

/** A line of the table: the address of a page, and its route, loaded when it is first asked for. */
export interface Place {
  /** Hono's pattern, for instance `/websites/:website`. */
  readonly url: string;
  open(): Promise<Route>;
}

/** A worker starts without its routes: their schemas alone would take half of the time. Each is asked for once. */
export function place(url: string, load: () => Promise<{ route: Route }>): Place {
  return { url, open: once(async () => (await load()).route) };
}
