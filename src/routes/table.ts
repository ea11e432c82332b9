import type { Route } from '#routes/contract.ts';
import { home } from '#routes/home/route.ts';

/** Every page, most specific first: the first match wins. */
export const table: readonly Route[] = [home];
