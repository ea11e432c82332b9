import type { Cache } from '@cloudflare/workers-types';
import { keptForMs } from '#domain/limits.ts';
import { build } from '../build.ts';

const address = `https://kept.invalid/${build.id}/version`;
let last = 0;

/** Leaves the catalogue version beside the kept copies, so that a cold isolate finds them while the database is down. */
export async function rememberVersion(version: number): Promise<void> {
  if (version === last) return;
  last = version;
  const headers = { 'cache-control': `public, max-age=${keptForMs / 1000}` };
  await edge().put(address, new Response(String(version), { headers }) as never);
}

/** 0 when none was left. */
export async function rememberedVersion(): Promise<number> {
  const stored = await edge().match(address);
  return stored ? Number(await stored.text()) || 0 : 0;
}

function edge(): Cache {
  return (caches as unknown as { default: Cache }).default;
}
