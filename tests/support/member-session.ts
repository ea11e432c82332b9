import type { User } from '#domain/user/user.ts';
import { type Ask, bodyOf } from './site.tsx';

/** Who the site takes a browser for. */
export async function sessionOf(
  ask: Ask,
  { headers }: { headers: Record<string, string> },
): Promise<User> {
  const { user } = await bodyOf<{ user: User | null }>(
    await ask('/api/_auth/session', { headers }),
  );
  if (!user) throw new Error('nobody is signed in');
  return user;
}
