import type { AppContext } from './context.ts';

/** Goes on behind the answer; what fails there is a line of the log. */
export function inBackground(c: AppContext, work: Promise<unknown>): void {
  const { requestId: id, url } = c.var;
  const note = (error: unknown) =>
    console.log(JSON.stringify({ id, path: url.pathname, background: String(error) }));
  c.executionCtx.waitUntil(work.catch(note));
}
