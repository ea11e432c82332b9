import { requestTimeoutMs, retriedStatuses } from '#domain/limits.ts';

export interface RequestOptions {
  /** Where paths are answered: an origin, with or without a path. Left out: this site. */
  base?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  /** Session token, sent as `authorization: Bearer`. Only the gateway has one. */
  token?: string;
  /** `false` asks once, whatever the answer. */
  retry?: boolean;
  timeoutMs?: number;
  /** Goes on when the page is left; the body is at most 64 KB then. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Takes the words of an error toast, for calls that a person waits for. */
  onFailure?: (text: string) => void;
}

export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;

  constructor(status: number, path: string) {
    super(`${status} from ${path}`);
    this.status = status;
  }
}

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The shared helper of browser and gateway. Asks again once on 408 409 425 429 500 502 503 504 or when nothing
 * answered, if the method carries no body; gives up after 30 s. Gives whatever answer came last; throws when none did.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const tries = options.retry === false || methodsWithBody.has(methodOf(options)) ? 1 : 2;
  try {
    const response = await attempt(path, options, tries);
    if (!response.ok) options.onFailure?.(failureText(new HttpError(response.status, path)));
    return response;
  } catch (error) {
    options.onFailure?.(failureText(error));
    throw error;
  }
}

/** The body as JSON. Throws `HttpError` unless the answer is a success. */
export async function requestJson<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await request(path, {
    ...options,
    headers: { accept: 'application/json', ...options.headers },
  });
  if (!response.ok) throw new HttpError(response.status, path);
  return response.json();
}

/** For calls that nobody waits for: a failure is logged and gives undefined. */
export async function quietly<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.log(`${what}: ${String(error)}`);
    return undefined;
  }
}

export function failureText(error: unknown): string {
  return `Something went wrong: ${error instanceof Error ? error.message : String(error)}`;
}

async function attempt(path: string, options: RequestOptions, tries: number): Promise<Response> {
  try {
    const response = await fetch(urlOf(path, options.base), initOf(options));
    if (tries > 1 && retriedStatuses.has(response.status)) {
      await response.body?.cancel();
      return attempt(path, options, tries - 1);
    }
    return response;
  } catch (error) {
    if (tries > 1 && !wasStopped(error)) return attempt(path, options, tries - 1);
    throw error;
  }
}

/** Stopped by the caller or by the clock: asking again would only double the wait. */
function wasStopped(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}

function initOf(options: RequestOptions): RequestInit {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? requestTimeoutMs);
  const { token, headers, body, signal, keepalive } = options;
  return {
    method: methodOf(options),
    headers: token ? { ...headers, authorization: `Bearer ${token}` } : { ...headers },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body }),
    ...(keepalive ? { keepalive } : {}),
  };
}

function methodOf(options: RequestOptions): string {
  return (options.method ?? 'GET').toUpperCase();
}

function urlOf(path: string, base?: string): string {
  return base ? base.replace(/\/+$/, '') + path : path;
}
