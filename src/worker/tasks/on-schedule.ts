import { dropOldClaims } from '#domain/claim/profile-claim-store.ts';
import { openDatabase } from '#domain/db.ts';
import { forgetVisitors } from '#domain/event/event-store.ts';
import { dropOldAttempts } from '#domain/user/attempt-store.ts';
import { dropOldLinks } from '#domain/user/link-store.ts';
import type { Env } from '../env.ts';
import { catchUp } from '../payments/apply.ts';
import { everyHour } from './every-hour.ts';

const mailCron = '*/2 * * * *';

/** By the cron lines of wrangler.toml; a run without one of them, as the local site starts it, does everything. */
export async function onSchedule(cron: string, env: Env): Promise<void> {
  if (cron !== mailCron) {
    await everyHour(env);
    await dropOldAttempts(openDatabase(env.DB), Date.now());
    await dropOldLinks(openDatabase(env.DB), Date.now());
    await dropOldClaims(openDatabase(env.DB), Date.now());
    await forgetVisitors(openDatabase(env.DB), Date.now());
  }
  const { sendDueMail } = await import('../mail/outbox.ts');
  await sendDueMail(env, Date.now());
  const { sweepMissed, forgetLeavers } = await import('../payments/sweep.ts');
  if (cron !== mailCron) await sweepMissed(env, Date.now());
  await catchUp(env, Date.now());
  await forgetLeavers(env, Date.now());
}
