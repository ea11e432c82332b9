import { expect } from 'vitest';
import type { Favorites } from '#domain/favorite/favorite.ts';
import { sameSite } from './ours.ts';
import { type Ask, bodyOf } from './site.tsx';

type Headers = Record<string, string>;

/** How a member's browser reads and writes favourites. */
export function favoritesOf(ask: Ask) {
  async function kept(headers: Headers): Promise<Favorites> {
    const answer = await ask('/v2/me/all-favorites', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return (await bodyOf<{ favorites: Favorites }>(answer)).favorites;
  }

  function write(method: string, path: string, headers: Headers, body?: unknown) {
    return ask(`/v2/me/favorites${path}`, {
      method,
      headers: { ...headers, ...sameSite, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  return { kept, write };
}
