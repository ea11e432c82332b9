import path from 'node:path';
import { stateDir } from './paths.ts';

// wrangler reads these once, when it is imported: no call home, and its log beside the state.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';
process.env.WRANGLER_SEND_METRICS ??= 'false';
process.env.WRANGLER_LOG_PATH ??= path.join(stateDir(), 'logs');
