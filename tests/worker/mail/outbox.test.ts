import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { mailAgainAfterMs, mailTries } from '#domain/limits.ts';
import type { Env } from '#worker/env.ts';
import { sendDueMail, sendMail } from '#worker/mail/outbox.ts';
import { accountMail } from '#worker/mail/templates.tsx';
import { mailbox } from '../../support/accounts.ts';
import { littlePatience, unlessAborted } from '../../support/faults.ts';

const link = 'https://specimen.example/auth/confirm?kind=email&token=a-secret-token';

async function post(
  box: ReturnType<typeof mailbox>,
  to: string,
  now = Date.now(),
  more: Partial<Env> = {},
) {
  const work: Promise<unknown>[] = [];
  const own = { ...env, ...box.env, ...more };
  const later = (promise: Promise<unknown>) => void work.push(promise);
  await sendMail(
    { env: own, db: openDatabase(env.DB), now, later },
    await accountMail('verify', to, link),
  );
  const kept = await waiting();
  await Promise.all(work);
  return { own, kept };
}

async function waiting() {
  const { results } = await env.DB.prepare('SELECT * FROM outgoing_mail').all<{ sealed: string }>();
  return results;
}

test('a mail says the same as text and as HTML, and brings no style attribute and no script', async () => {
  const mail = await accountMail('reset', 'a@example.com', link);
  expect(mail.subject).toBe('Choose a new password');
  expect(mail.text).toContain(`Choose a password: ${link}`);
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
  expect(mail.html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(mail.html).not.toMatch(/style="|<script/);
});

test('S19: a mail on its way is encrypted at rest, and a sent one leaves nothing', async () => {
  const box = mailbox();
  const { kept } = await post(box, 'kept@example.com');
  expect(kept).toHaveLength(1);
  const text = JSON.stringify(kept) + atob(kept[0]!.sealed);
  expect(text).not.toContain('a-secret-token');
  expect(text).not.toContain('kept@example.com');
  expect(await waiting()).toEqual([]);
  expect(box.sent).toHaveLength(1);
});

test('F8: a mail that was not taken is tried again and sent once', async () => {
  const box = mailbox();
  box.isDown = true;
  const now = Date.now();
  const { own } = await post(box, 'later@example.com', now);
  expect(await waiting()).toHaveLength(1);
  box.isDown = false;
  await sendDueMail(own, now + mailAgainAfterMs - 1);
  expect(box.sent).toEqual([]);
  const due = now + mailAgainAfterMs;
  await Promise.all([sendDueMail(own, due), sendDueMail(own, due), sendDueMail(own, due)]);
  await sendDueMail(own, due + mailAgainAfterMs * 1_000);
  expect(box.to('later@example.com')).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('F8: a mail that is never taken is given up at last', async () => {
  const box = mailbox();
  box.isDown = true;
  let now = Date.now();
  const { own } = await post(box, 'never@example.com', now);
  for (let tries = 1; tries < mailTries; tries++) {
    expect(await waiting()).toHaveLength(1);
    now += mailAgainAfterMs * 2 ** (tries + 1);
    await sendDueMail(own, now);
  }
  expect(await waiting()).toEqual([]);
});

test('F8: Resend gets the mail with a key that keeps it single, and its failure is a failure', async () => {
  const asked: { url: string; headers: Headers; body: string }[] = [];
  const status = [500, 200];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    asked.push({ url: request.url, headers: request.headers, body: await request.text() });
    return Response.json({ id: 'a mail' }, { status: status.shift() ?? 500 });
  });
  const now = Date.now();
  const { own } = await post(mailbox(), 'resend@example.com', now, { RESEND_API_KEY: 'a key' });
  await sendDueMail(own, now + mailAgainAfterMs);
  expect(asked.map(({ url }) => url)).toEqual(Array(2).fill('https://api.resend.com/emails'));
  expect(asked[0]?.headers.get('idempotency-key')).toBe(asked[1]?.headers.get('idempotency-key'));
  expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({ to: ['resend@example.com'] });
  expect(await waiting()).toEqual([]);
});

test.each<[string, () => Promise<Response>]>([
  ['refuses', () => Promise.reject(new TypeError('connection refused'))],
  ['answers 500', async () => new Response('broken', { status: 500 })],
  ['hangs', () => new Promise(() => {})],
  ['is a page of a gateway', async () => new Response('<html>Sign in to the network</html>')],
  ['says another thing', async () => Response.json({ message: 'queued' })],
  ['says ten megabytes', async () => new Response(new Uint8Array(10 * 1024 * 1024).fill(32))],
])('F8: while Resend %s the mail stays, and is sent once afterwards', async (_, broken) => {
  littlePatience();
  let isBroken = true;
  let accepted = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (isBroken) return unlessAborted(new Request(input, init), broken());
    accepted += 1;
    return Response.json({ id: 'a mail' });
  });
  const now = Date.now();
  const { own } = await post(mailbox(), 'slow@example.com', now, { RESEND_API_KEY: 'a key' });
  expect(await waiting()).toHaveLength(1);
  isBroken = false;
  for (let minutes = 1; minutes < 4; minutes++) {
    await sendDueMail(own, now + minutes * mailAgainAfterMs);
  }
  expect([accepted, await waiting()]).toEqual([1, []]);
});
