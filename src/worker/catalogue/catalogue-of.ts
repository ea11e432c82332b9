import type { AppContext } from '../context.ts';
import { inBackground } from '../in-background.ts';
import { kvBlobs } from '../kv-blobs.ts';
import { type OpenCatalogue, openCatalogue } from './open-catalogue.ts';

/** The catalogue of one request. */
export function catalogueOf(c: AppContext): Promise<OpenCatalogue> {
  return openCatalogue({
    db: c.get('db'),
    blobs: kvBlobs(c.env.KV),
    now: c.get('now'),
    background: (work) => inBackground(c, work),
  });
}
