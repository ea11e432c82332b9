import { request } from '#app/remote/http.ts';
import type { Payload, PayloadAnswer } from '#app/view.ts';
import { payloadPath } from '#domain/urls.ts';

const kept = 40;
/** How long a payload that was fetched ahead answers a click; back and forward take any. */
const freshMs = 60_000;

/** The answer cannot be shown by this build: the target is to be loaded as a document. */
export class NeedsDocument extends Error {
  override name = 'NeedsDocument';
}

/** Nothing answered: no connection, or not in time. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

interface Entry {
  answer: Promise<PayloadAnswer>;
  at: number;
}

export interface Payloads {
  /** A click takes what was fetched ahead a moment ago, back and forward take whatever is there. */
  get(path: string, use: 'fresh' | 'any'): Promise<PayloadAnswer>;
  has(path: string): boolean;
  put(path: string, payload: Payload): void;
}

/** Payloads of this tab, least recently used out first. */
export function createPayloads(build: string): Payloads {
  const entries = new Map<string, Entry>();

  function touch(path: string, entry: Entry): void {
    entries.delete(path);
    entries.set(path, entry);
    const [oldest] = entries.keys();
    if (entries.size > kept && oldest !== undefined) entries.delete(oldest);
  }

  function get(path: string, use: 'fresh' | 'any'): Promise<PayloadAnswer> {
    const known = entries.get(path);
    const isKept = use === 'any' || (known && Date.now() - known.at < freshMs);
    // A member's own pages change with every click elsewhere: they are always asked for anew.
    if (known && isKept && !/^\/me\b/.test(path)) {
      touch(path, known);
      return known.answer;
    }
    const entry = { answer: fetchPayload(path, build), at: Date.now() };
    touch(path, entry);
    entry.answer.then(
      (answer) => mayKeep(answer) || forget(entry),
      () => forget(entry),
    );
    return entry.answer;
  }

  function forget(entry: Entry): void {
    for (const [path, other] of entries) if (other === entry) entries.delete(path);
  }

  return {
    get,
    has: (path) => entries.has(path),
    put: (path, payload) => touch(path, { answer: Promise.resolve(payload), at: Date.now() }),
  };
}

/** Errors and redirects may be other ones the next time. */
function mayKeep(answer: PayloadAnswer): boolean {
  return answer.status === 200 && !('redirect' in answer);
}

async function fetchPayload(path: string, build: string): Promise<PayloadAnswer> {
  const target = payloadPath(path);
  const mark = `${target.includes('?') ? '&' : '?'}_b=${build}`;
  const response = await request(target + mark, { headers: { accept: 'application/json' } }).catch(
    (cause) => {
      throw new NoAnswer(String(cause), { cause });
    },
  );
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new NeedsDocument(`no payload at ${path}`);
  const answer: PayloadAnswer = await response.json();
  if (answer.build !== build) throw new NeedsDocument(`another build answered ${path}`);
  return answer;
}
