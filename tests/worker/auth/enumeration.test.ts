import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { table } from '#routes/table.ts';
import { createApp } from '#worker/app.tsx';
import * as passwords from '#worker/auth/password.ts';
import { form, mailbox, newcomer, posted } from '../../support/accounts.ts';
import { type Recorded, recording } from '../../support/recording.ts';

vi.setConfig({ testTimeout: 60_000 });

const box = mailbox();
const { d1: DB, statements } = recording(env.DB);
const app = createApp(table);
let hashes = 0;

const ofAccounts = / (user|account|session|verification|attempt|account_event|outgoing_mail)$/;

/** `SELECT user` */
function kindOf({ text }: Recorded): string {
  const [, verb, name] = /^\s*(\w+).*?(?:FROM|INTO|UPDATE) "?(\w+)/s.exec(text) ?? [];
  return `${verb} ${name}`;
}

const attempts = new Set(['INSERT attempt']);

interface Seen {
  status: number;
  headers: [string, string][];
  body: string;
  /** What was asked of the database, and how many passwords were hashed, until the answer was there. */
  asked: string[];
  hashes: number;
  ms: number;
}

/** What somebody outside can see of one call, and what it cost until then. */
async function seen([path, init]: Call): Promise<Seen> {
  const context = createExecutionContext();
  const [said, hashed] = [statements.length, hashes];
  const started = performance.now();
  const request = new Request(`http://localhost:8787${path}`, { ...init, redirect: 'manual' });
  const answer = await app.fetch(request, { ...env, ...box.env, DB }, context as never);
  const cost = {
    ms: performance.now() - started,
    asked: statements
      .slice(said)
      .map(kindOf)
      .filter((kind) => ofAccounts.test(kind))
      .sort(),
    hashes: hashes - hashed,
  };
  const body = await answer.text();
  await waitOnExecutionContext(context);
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
  return { status: answer.status, headers, body, ...cost };
}

/** A hash costs a quarter of a second, which would hide all else: here it is counted and costs nothing. */
beforeEach(() => {
  const cheap = '$scrypt$ln=14,r=8,p=5$c2l4dGVlbiBvZiBieXRlcw$';
  vi.spyOn(passwords, 'hashPassword').mockImplementation(async () => {
    hashes += 1;
    return cheap;
  });
  vi.spyOn(passwords, 'verifyPassword').mockImplementation(async () => {
    hashes += 1;
    return false;
  });
});

type Somebody = ReturnType<typeof newcomer>;
type Call = [path: string, init: RequestInit];

async function member(): Promise<Somebody> {
  const person = newcomer();
  const { email, password, from } = person;
  await seen(['/api/auth/sign-up/email', posted({ email, password, name: '' }, from)]);
  await env.DB.prepare('UPDATE user SET emailVerified = 1 WHERE email = ?').bind(email).run();
  return person;
}

const password = 'not the password of anybody';

/** Every way to name an address from outside, as a call and as a form; and how many mails it sends to a member. */
const ways: [name: string, mails: number, call: (person: Somebody) => Call][] = [
  [
    'signing in',
    0,
    ({ email, from }) => ['/api/auth/sign-in/email', posted({ email, password }, from)],
  ],
  [
    'signing in by the form',
    0,
    ({ email, from }) => ['/auth', form({ action: 'sign-in', email, password }, from)],
  ],
  [
    'signing up',
    1,
    ({ email, from }) => ['/api/auth/sign-up/email', posted({ email, password, name: '' }, from)],
  ],
  [
    'signing up by the form',
    1,
    ({ email, from }) => ['/auth?mode=sign-up', form({ action: 'sign-up', email, password }, from)],
  ],
  [
    'a link by mail',
    1,
    ({ email, from }) => ['/api/auth/sign-in/magic-link', posted({ email }, from)],
  ],
  [
    'a link by mail by the form',
    1,
    ({ email, from }) => ['/auth?mode=link', form({ action: 'link', email }, from)],
  ],
  [
    'a new password',
    1,
    ({ email, from }) => ['/api/auth/request-password-reset', posted({ email }, from)],
  ],
  [
    'a new password by the form',
    1,
    ({ email, from }) => ['/auth/reset-password', form({ action: 'ask', email }, from)],
  ],
  [
    'a mail that confirms',
    0,
    ({ email, from }) => ['/api/auth/send-verification-email', posted({ email }, from)],
  ],
];

test.each(ways)(
  'S18: %s: known and unknown addresses look alike and cost alike until the answer is there',
  async (name, mails, call) => {
    // The library itself waits half a second behind the answer to the last.
    const pairs = name === 'a mail that confirms' ? 2 : 20;
    // The second signs in by other ways than a password.
    const members = [await member(), await member()] as const;
    await env.DB.prepare('DELETE FROM account WHERE userId = (SELECT id FROM user WHERE email = ?)')
      .bind(members[1].email)
      .run();
    const sent = () => members.flatMap(({ email }) => box.to(email)).length;
    const before = sent();
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let tries = 0; tries < pairs; tries++) {
      const unknown = newcomer();
      const known = members[tries % 2 ? 1 : 0];
      const [one, other] = [await seen(call(known)), await seen(call(unknown))];
      const shown = (
        { status, headers, body, asked, hashes: made }: Seen,
        { email }: Somebody,
      ) => ({
        status,
        headers,
        body: body.replaceAll(email, 'the address').replaceAll(/[0-9a-f-]{36}/g, 'an id'),
        asked,
        made,
      });
      expect(shown(one, known)).toEqual(shown(other, unknown));
      expect(one.status).toBeLessThan(429);
      expect(one.hashes).toBe(/signing/.test(name) ? 1 : 0);
      // What is true of the address is asked once the answer has left: until then it would hold the only thread.
      if (!name.startsWith('signing in')) expect(new Set(one.asked)).toEqual(attempts);
      times.known.push(one.ms);
      times.unknown.push(other.ms);
      await env.DB.prepare('DELETE FROM attempt').run();
    }
    expect(sent() - before).toBe(mails * pairs);
    const [there, nowhere] = [median(times.known), median(times.unknown)];
    console.info(`S18 ${name}, besides hashing: known ${there} ms, unknown ${nowhere} ms`);
  },
);

function median(times: number[]): string {
  return ([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(1);
}
