import { env } from 'cloudflare:test';
import { signedIn } from './members.ts';

/** Everybody whom the site tells apart (S1). */
export const identities = [
  'visitor',
  'expired',
  'deleted',
  'new',
  'member',
  'supporter',
  'reviewer',
  'admin',
] as const;
export type Identity = (typeof identities)[number];

/** What the browser of one sends; somebody new each time. */
export const headersOf: Record<Identity, () => Promise<Record<string, string>>> = {
  visitor: async () => ({}),
  expired: async () => (await signedIn({ lasts: -1000 })).headers,
  async deleted() {
    const member = await signedIn();
    await env.DB.prepare('DELETE FROM user WHERE id = ?').bind(member.id).run();
    return member.headers;
  },
  new: async () => (await signedIn({ onboarded: false })).headers,
  member: async () => (await signedIn()).headers,
  supporter: async () => (await signedIn({ supporter: true })).headers,
  reviewer: async () => (await signedIn({ role: 'reviewer' })).headers,
  admin: async () => (await signedIn({ role: 'admin' })).headers,
};

export function isMember(identity: Identity): boolean {
  return !['visitor', 'expired', 'deleted'].includes(identity);
}
