import { HttpError, requestJson } from '#app/remote/http.ts';
import { buildCheckMs } from '#domain/limits.ts';

interface Build {
  id: string;
}

export interface BuildWatch {
  /** A newer build is live: the next navigation loads a document. */
  isStale(): boolean;
}

/** Asks every hour, and when the tab is shown again, which build is live. */
export function watchBuild(build: string): BuildWatch {
  let stale = false;
  async function check(): Promise<void> {
    if (stale) return;
    stale = (await findNewBuild(build)) !== null;
  }
  setInterval(() => void check(), buildCheckMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });
  return { isStale: () => stale };
}

/** The live build's id when it is another one. A manifest that is missing (404) or refused (403) is tolerated. */
export async function findNewBuild(build: string): Promise<string | null> {
  const latest = await requestJson<Build>(`/builds/latest.json?${Date.now()}`).catch(() => null);
  if (!latest || latest.id === build) return null;
  try {
    await requestJson(`/builds/meta/${latest.id}.json`);
  } catch (error) {
    if (!(error instanceof HttpError) || !isTolerated(error.status)) throw error;
  }
  return latest.id;
}

function isTolerated(status: number): boolean {
  return status === 404 || status === 403;
}
