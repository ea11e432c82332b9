import { env } from 'cloudflare:test';
import { inject } from 'vitest';
import type { Env } from '#worker/env.ts';
import type { Known } from './outside-server.ts';

/** Origin of what stands for the rest of the web. */
export const outside = inject('outside');

/** A local site's bindings with it. */
export const outsideEnv: Env = { ...env, OUTSIDE_DOUBLE: outside };

/** Adds names and pages to it. */
export async function know(known: Known): Promise<void> {
  await fetch(outside, { method: 'PUT', body: JSON.stringify(known) });
}
