import { z } from 'zod';
import { mailTimeoutMs } from '#domain/limits.ts';
import type { Mailer } from '#domain/ports.ts';
import { askOutside } from '../ask-outside.ts';
import type { Env } from '../env.ts';
import { inTime } from '../in-time.ts';

/** Resend where its key is set, else Cloudflare's own binding, else the log. */
export function mailerOf(env: Env): Mailer {
  const from = env.MAIL_FROM || 'Specimen <hello@localhost>';
  if (env.RESEND_API_KEY) return resend(env.RESEND_API_KEY, from);
  return env.EMAIL ? cloudflare(env.EMAIL, from) : log;
}

// Whoever answers in the place of Resend, such as a gateway, names no mail: then it was not sent.
const accepted = z.object({ id: z.string().min(1) });

/** https://resend.com/docs/api-reference/emails/send-email: the key keeps a mail that is tried again single. */
function resend(key: string, from: string): Mailer {
  return {
    async send({ to, subject, text, html }, id) {
      await askOutside('https://api.resend.com/emails', accepted, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ from, to: [to], subject, text, html }),
        signal: AbortSignal.timeout(mailTimeoutMs),
      });
    },
  };
}

function cloudflare(binding: NonNullable<Env['EMAIL']>, from: string): Mailer {
  return {
    async send(mail) {
      await inTime(binding.send({ ...mail, from: sender(from) }), mailTimeoutMs);
    },
  };
}

const log: Mailer = {
  async send({ to, subject, text }) {
    console.log(JSON.stringify({ mail: { to, subject, text } }));
  },
};

function sender(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^(.*?)\s*<([^>]+)>$/.exec(from) ?? [];
  return { name, email };
}
