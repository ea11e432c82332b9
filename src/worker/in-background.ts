import type { AppContext } from './context.ts';

const answerLooksMs = 20;

/**
 * Begins once the answer has left, so that its time says nothing of the work: what began before would hold the only
 * thread while the answer is on its way.
 */
export function behindAnswer(c: AppContext, work: () => Promise<unknown>): void {
  inBackground(c, answerLeft(c).then(work));
}

async function answerLeft(c: AppContext): Promise<void> {
  do await look();
  while (!c.finalized);
  await look();
}

function look(): Promise<void> {
  return new Promise((done) => setTimeout(done, answerLooksMs));
}

/** Goes on behind the answer; what fails there is a line of the log. */
export function inBackground(c: AppContext, work: Promise<unknown>): void {
  const { requestId: id, url } = c.var;
  const note = (error: unknown) =>
    console.log(JSON.stringify({ id, path: url.pathname, background: String(error) }));
  c.executionCtx.waitUntil(work.catch(note));
}
