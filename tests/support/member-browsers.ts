import { inject } from 'vitest';
import { type Browsing, hydrated, type VisitOptions, type Visitor } from './browser.ts';
import { memberFiles, membersEach } from './member-shares.ts';
import type { SiteMember } from './site-members.ts';

/** Signs members in, each in a browser of their own. */
export function useMembers({ visit, origin }: Browsing, file: (typeof memberFiles)[number]) {
  const from = memberFiles.indexOf(file) * membersEach;
  const left: SiteMember[] = inject('members').slice(from, from + membersEach);

  /** A member whom no other test has. */
  function next(): SiteMember {
    const member = left.shift();
    if (!member) throw new Error('there are too few members');
    return member;
  }

  const cookie = ({ session }: SiteMember) => ({ name: 'session', value: session, url: origin });

  async function signedIn(path: string, options: VisitOptions = {}): Promise<Visitor> {
    const visitor = await visit(path, {
      reducedMotion: 'reduce',
      ...options,
      prepare: ({ context }) => context.addCookies([cookie(next())]),
    });
    if (options.javaScriptEnabled !== false) await hydrated(visitor.page);
    return visitor;
  }

  return { next, cookie, signedIn };
}
