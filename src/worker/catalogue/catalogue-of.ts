import type { AppContext } from '../context.ts';
import { kvBlobs } from '../kv-blobs.ts';
import { type OpenCatalogue, openCatalogue } from './open-catalogue.ts';

/** The catalogue of one request. */
export function catalogueOf(c: AppContext): Promise<OpenCatalogue> {
  return openCatalogue({
    db: c.get('db'),
    blobs: kvBlobs(c.env.KV),
    now: c.get('now'),
    background: (work) => c.executionCtx.waitUntil(quietly(c, work)),
  });
}

async function quietly(c: AppContext, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    console.log(JSON.stringify({ id: c.get('requestId'), background: String(error) }));
  }
}
