import { failureText, HttpError, request } from '#app/remote/http.ts';

/** What a write came to. `words` are fit to be shown; `problem` is the body that came with a refusal. */
export type Answer<T> =
  | { ok: true; value: T }
  | { ok: false; status: number; words: string; problem: Record<string, unknown> };

/** A write to this site's own API with a JSON body, or a file with its type. Never throws. */
export async function call<T>(
  method: string,
  path: string,
  body?: object | File,
  options: { keepalive?: boolean } = {},
): Promise<Answer<T>> {
  try {
    const answer = await request(path, { method, retry: false, ...options, ...contentOf(body) });
    const text = await answer.text();
    const value = text ? JSON.parse(text) : undefined;
    if (answer.ok) return { ok: true, value };
    return {
      ok: false,
      status: answer.status,
      words: wordsOf(value, answer.status, path),
      problem: value ?? {},
    };
  } catch {
    return {
      ok: false,
      status: 0,
      words: failureText('there was no answer. Nothing was changed.'),
      problem: {},
    };
  }
}

function contentOf(body: object | File | undefined) {
  if (body === undefined) return {};
  if (body instanceof File) {
    const type = /\.json$/i.test(body.name) ? 'application/json' : 'text/csv';
    return { headers: { 'content-type': type }, body };
  }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

interface Problem {
  title?: string;
  issues?: { message: string }[];
}

function wordsOf(problem: Problem | undefined, status: number, path: string): string {
  const said = problem?.issues?.[0]?.message ?? problem?.title;
  return said ?? failureText(new HttpError(status, path));
}
