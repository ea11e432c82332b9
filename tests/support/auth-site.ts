import { expect } from 'vitest';
import { cookieOf, form, mailbox, newcomer, posted, proveAddress } from './accounts.ts';
import { bodyOf, site } from './site.tsx';

interface Known {
  id: string;
  email: string;
  fullname: string;
}

/** A site whose mails are caught, and what people do there to get in. */
export function authSite() {
  const box = mailbox();
  const ask = site(undefined, box.env);
  return {
    box,
    ask,

    async userOf(cookie: string | null): Promise<Known | null> {
      const answer = await ask('/api/_auth/session', { headers: cookie ? { cookie } : {} });
      return (await bodyOf<{ user: Known | null }>(answer)).user;
    },

    /** Signs up by the forms alone, as a browser without script does; gives the cookie after the mailed link. */
    async signedUp(next = '') {
      const { email, password, from } = newcomer();
      const query = next ? `&from=${encodeURIComponent(next)}` : '';
      const sent = await ask(
        `/auth?mode=sign-up${query}`,
        form({ action: 'sign-up', email, password }, from),
      );
      expect(sent.status).toBe(303);
      expect(sent.headers.get('location')).toMatch(/^\/auth\?sent=sign-up/);
      const answer = await ask(box.linkTo(email), form({ action: 'confirm' }, from));
      return { email, password, from, answer, cookie: cookieOf(answer) ?? '' };
    },

    /** By the library's own calls. */
    async signedUpByCall() {
      const person = newcomer();
      const { email, password, from } = person;
      const body = { email, password, name: '' };
      const answer = await ask('/api/auth/sign-up/email', posted(body, from));
      expect(answer.status).toBe(200);
      await proveAddress(email);
      return person;
    },

    async signInByCall({ email, password, from }: ReturnType<typeof newcomer>, headers = {}) {
      return ask('/api/auth/sign-in/email', posted({ email, password }, { ...from, ...headers }));
    },
  };
}
