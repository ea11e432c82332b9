import { afterEach, describe, expect, it, vi } from 'vitest';
import { findNewBuild } from '#app/navigation/new-build.ts';

function network(latest: Response | Error, manifest: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!url.startsWith('/builds/latest.json')) return manifest();
    if (latest instanceof Error) throw latest;
    return latest;
  });
  return asked;
}

const ok = () => Response.json({ id: 'new' });
const status = (code: number) => () => new Response(null, { status: code });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('looking for a new build', () => {
  it('asks with a timestamp and finds none while the build is the same', async () => {
    const asked = network(Response.json({ id: 'old', timestamp: 1 }), ok);
    expect(await findNewBuild('old')).toBeNull();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
  });

  it('gives the new id, and tolerates a manifest that is missing or refused', async () => {
    for (const manifest of [ok, status(404), status(403)]) {
      network(Response.json({ id: 'new' }), manifest);
      expect(await findNewBuild('old')).toBe('new');
    }
  });

  it('passes other manifest errors on', async () => {
    network(Response.json({ id: 'new' }), status(410));
    await expect(findNewBuild('old')).rejects.toThrow('410');
  });

  it('finds none when nothing answers', async () => {
    network(new TypeError('offline'), ok);
    expect(await findNewBuild('old')).toBeNull();
  });
});
