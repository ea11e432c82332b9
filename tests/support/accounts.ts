import { env } from 'cloudflare:test';
import type { SendEmail } from '@cloudflare/workers-types';
import type { Env } from '#worker/env.ts';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail service that keeps what it was given, and refuses while `isDown`. */
export function mailbox() {
  const sent: SentMail[] = [];
  const box = {
    sent,
    isDown: false,
    env: {} as Partial<Env>,
    to: (email: string) => sent.filter((mail) => mail.to === email),
    /** Path and query of the newest link mailed to an address. */
    linkTo(email: string): string {
      const link = /https?:\/\/\S+/.exec(box.to(email).at(-1)?.text ?? '')?.[0];
      if (!link) throw new Error(`no link was mailed to ${email}`);
      const url = new URL(link);
      return url.pathname + url.search;
    },
  };
  const binding = {
    async send(mail: SentMail) {
      if (box.isDown) throw new Error('the mail service is down');
      sent.push(mail);
      return { messageId: crypto.randomUUID() };
    },
  };
  box.env = { EMAIL: binding as unknown as SendEmail };
  return box;
}

/** What a browser sends along with its own pages' forms and calls. */
export const ours = { 'sec-fetch-site': 'same-origin' };

export function posted(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { ...ours, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

export function form(
  fields: Record<string, string | string[]>,
  headers: Record<string, string> = {},
): RequestInit {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  return {
    method: 'POST',
    headers: { ...ours, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: body.toString(),
  };
}

/** The cookie header that an answer leaves a browser with. */
export function cookieOf(answer: Response, name = 'session'): string | null {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  const value = cookie?.split(';')[0];
  return value && value !== `${name}=` ? value : null;
}

/** What an answer shows of itself, without what differs between any two. */
export async function shown(answer: Response) {
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name !== 'x-request-id'),
    body: (await answer.text()).replaceAll(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '*'),
  };
}

let made = 0;

/** An address that no test has used, from a sender of its own. */
export function newcomer() {
  made += 1;
  return {
    email: `newcomer-${made}@example.com`,
    password: `a password of number ${made}`,
    from: { 'cf-connecting-ip': `10.0.${Math.floor(made / 250)}.${made % 250}` },
  };
}

/** As if its owner had opened the mailed link. */
export async function proveAddress(email: string): Promise<void> {
  await env.DB.prepare('UPDATE user SET emailVerified = 1 WHERE email = ?').bind(email).run();
}
