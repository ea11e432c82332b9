import { bodyLimit } from 'hono/body-limit';
import type { ZodError, ZodType } from 'zod';
import { importBodyBytes, writeBodyBytes } from '#domain/limits.ts';
import type { User } from '#domain/user/user.ts';
import type { AppContext, Middleware } from '../context.ts';
import { userOf } from '../visitor.ts';
import { problem } from './problem.ts';

/** Signed out: 401. Everything behind it belongs to somebody, and no answer is stored anywhere. */
export function membersOnly(): Middleware {
  return async function membersOnly(c, next) {
    if (!userOf(c.get('visitor'))) return problem(c, 401, 'You need to be signed in');
    await next();
    c.res.headers.set('cache-control', 'no-store');
    return undefined;
  };
}

/** Who is signed in, behind `membersOnly`. */
export function requireMember(c: AppContext): User {
  const user = userOf(c.get('visitor'));
  if (!user) throw new Error('asked for a member where nobody is signed in');
  return user;
}

/** Too many writes at once, in the words of the API. */
export function tooMany(c: AppContext): Response {
  return problem(c, 429, 'Too many changes at once. Try again in a few seconds');
}

export const limitBody = bodyLimit({
  maxSize: importBodyBytes,
  onError: (c) => problem(c, 413, 'The body is too large'),
}) as Middleware;

export type Read<T> = { ok: true; value: T } | { ok: false; answer: Response };

/** The JSON body as the schema wants it, or the answer that says what is wrong with it. */
export async function readJson<T>(
  c: AppContext,
  schema: ZodType<T>,
  mostBytes = writeBodyBytes,
): Promise<Read<T>> {
  if (typeOf(c) !== 'application/json') {
    return refused(problem(c, 415, 'The body must be application/json'));
  }
  const text = await c.req.text();
  if (text.length > mostBytes) return refused(problem(c, 413, 'The body is too large'));
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused(problem(c, 400, 'The body is no JSON'));
  }
  return check(c, schema, body);
}

export function check<T>(c: AppContext, schema: ZodType<T>, value: unknown): Read<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return refused(
    problem(c, 400, 'Something is not as it should be', 'invalid', issuesOf(parsed.error)),
  );
}

export function typeOf(c: AppContext): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function issuesOf(error: ZodError): { issues: { path: string; message: string }[] } {
  return {
    issues: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  };
}

function refused(answer: Response): { ok: false; answer: Response } {
  return { ok: false, answer };
}
