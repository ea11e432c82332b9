import { APIError } from 'better-auth/api';
import { urls } from '#domain/urls.ts';
import { forgetEmailChange } from '#domain/user/email-change-store.ts';
import { ownPath } from '#domain/user/own-path.ts';
import { proveAddress } from '#domain/user/user-store.ts';
import { sendMail } from '../mail/outbox.ts';
import { accountMail } from '../mail/templates.tsx';
import type { Door } from './door.ts';
import { record } from './hooks.ts';

interface Person {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** The mails that the auth library asks for. Each link leads to a page of ours whose button spends it. */
export function accountMails(door: Door) {
  const { origin } = door;
  const page = (path: string) => origin + path;
  return {
    async verify({ user, url, token }: { user: Person; url: string; token: string }) {
      const link = page(urls.confirm('email', token, nextOf(url)));
      await sendMail(door, await accountMail('verify', user.email, link));
    },
    async link({ email, url, token }: { email: string; url: string; token: string }) {
      const link = page(urls.confirm('sign-in', token, nextOf(url)));
      await sendMail(door, await accountMail('sign-in', email, link));
    },
    async reset({ user, token }: { user: Person; token: string }) {
      await record(door, { event: 'password-reset-asked', actor: null, target: user.id });
      const link = page(urls.resetPassword(token));
      await sendMail(door, await accountMail('reset', user.email, link));
    },
    async accountExists({ user }: { user: Person }) {
      await sendMail(door, await accountMail('exists', user.email, page(urls.resetPassword())));
    },
    /** Of many presses of one link at once, one goes on. */
    async verifying({ id }: Person) {
      if (!(await proveAddress(door.db, id)))
        throw new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN' });
    },
    async verified(user: Person) {
      await record(door, { event: 'email-verified', actor: user.id, target: user.id });
    },
    /** The link came to the address, so the address is proved as well. */
    async passwordReset({ user }: { user: Person }) {
      await proveAddress(door.db, user.id);
      await record(door, { event: 'password-reset', actor: user.id, target: user.id });
      await forgetEmailChange(door.db, user.id);
      await sendMail(door, await accountMail('changed', user.email, page(urls.resetPassword())));
    },
  };
}

function nextOf(url: string): string | null {
  return ownPath(new URL(url).searchParams.get('callbackURL'));
}
