import type { User } from './user/user.ts';

/** Who may open a route, in one word. `guest`: only signed out. */
export type Access = 'public' | 'guest' | 'member' | 'supporter' | 'reviewer' | 'admin';

export type Verdict = 'allowed' | 'sign-in' | 'home';

/** Original, section 6: protected pages send visitors to sign in, everyone else who may not enter goes home. */
export function judgeAccess(access: Access, user: User | null): Verdict {
  if (access === 'public') return 'allowed';
  if (access === 'guest') return user ? 'home' : 'allowed';
  if (!user) return 'sign-in';
  return mayEnter(access, user) ? 'allowed' : 'home';
}

function mayEnter(access: Exclude<Access, 'public' | 'guest'>, user: User): boolean {
  switch (access) {
    case 'member':
      return true;
    case 'supporter':
      return user.has_access;
    case 'reviewer':
      return user.role === 'reviewer' || user.role === 'admin';
    case 'admin':
      return user.role === 'admin';
  }
}
