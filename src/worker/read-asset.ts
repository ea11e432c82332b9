import type { AppContext } from './context.ts';

/** A JSON file among the site's own assets, by its path; null, and a line in the log, when it cannot be read. */
export async function readAsset<T>(c: AppContext, path: string): Promise<T | null> {
  try {
    const answer = await c.env.ASSETS.fetch(new URL(path, c.get('url')).href);
    return answer.ok ? await answer.json<T>() : null;
  } catch (cause) {
    c.get('note').error = `${path}: ${String(cause)}`;
    return null;
  }
}
