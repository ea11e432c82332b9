import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { NotFound } from '#domain/errors.ts';
import { defineRoute, type Place, place, type Route } from '#routes/contract.ts';
import { table } from '#routes/table.ts';
import { createApp } from '#worker/app.tsx';
import type { Env } from '#worker/env.ts';

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** A site over a route table, asked in memory; background work is done when the answer is there. */
export function site(routes: readonly Place[] = table, overrides: Partial<Env> = {}): Ask {
  const app = createApp(routes);
  return async (path, init) => {
    const context = createExecutionContext();
    const request = new Request(new URL(path, 'http://localhost:8787'), {
      redirect: 'manual',
      ...init,
    });
    const answer = await app.fetch(request, { ...env, ...overrides }, context as never);
    const body = await answer.arrayBuffer();
    await waitOnExecutionContext(context);
    const empty = [101, 204, 205, 304].includes(answer.status);
    return new Response(empty ? null : body, answer);
  };
}

export interface PlainProps {
  text: string;
}

let made = 0;

/** A page that says `text` and counts how often it was loaded and rendered. */
export function plainRoute({
  url,
  ...changes
}: Partial<Route<unknown, unknown, PlainProps>> & { url?: string } = {}): Place & {
  loads(): number;
} {
  made += 1;
  let loads = 0;
  const route = defineRoute<unknown, unknown, PlainProps>({
    id: `plain-${made}`,
    access: 'public',
    layout: 'default',
    cache: 'public',
    async load() {
      loads += 1;
      return { text: `load ${loads}` };
    },
    meta: () => ({ title: 'Plain' }),
    page: pageOf(({ text }: PlainProps) => <h1>{text}</h1>),
    ...changes,
  });
  return { ...place(url ?? `/plain-${made}`, async () => ({ route })), loads: () => loads };
}

/** A page's module. */
export function pageOf<Props>(
  Page: ComponentType<Props>,
): () => Promise<{ Page: ComponentType<Props> }> {
  return async () => ({ Page });
}

const thing = defineRoute({
  id: 'things',
  access: 'public',
  layout: 'default',
  cache: 'public',
  params: z.object({ thing: z.string().regex(/^[a-z-]+$/) }),
  async load({ params }) {
    if (params.thing !== 'known') throw new NotFound('thing');
    return { text: params.thing };
  },
  meta: () => ({ title: 'Thing' }),
  page: pageOf(({ text }: PlainProps) => <h1>{text}</h1>),
});

/** `/things/:thing`: only `known` is there; params refuse capitals. */
export const thingRoute = place('/things/:thing', async () => ({ route: thing }));

/** The JSON body as the shape that the test expects. */
export async function bodyOf<T>(answer: Response): Promise<T> {
  return (await answer.json()) as T;
}

/** Every page of the table with its address. */
export function openTable(): Promise<(Route & { url: string })[]> {
  return Promise.all(table.map(async ({ url, open }) => ({ url, ...(await open()) })));
}
