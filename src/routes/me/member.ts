import type { User } from '#domain/user/user.ts';

/** Who a member's page is for: access was judged before its loader. */
export function memberOf({ user }: { user: User | null }): User {
  if (!user) throw new Error('a page for members was loaded without one');
  return user;
}
