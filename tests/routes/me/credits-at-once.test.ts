import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { appealCredit, askCredit } from '#domain/credit/credit-claim-store.ts';
import { openDatabase } from '#domain/db.ts';
import { addMaker, eventsOf, giveProfile } from '../../support/claims.ts';
import { addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';

vi.setConfig({ testTimeout: 170_000 });

const db = openDatabase(env.DB);
const times = <T>(work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 50 }, (_, i) => work(i)));

test('S25: of fifty claims on one role, and of fifty appeals, at once one counts, 200 times', async () => {
  const { id: user } = await signedIn();
  const { id, slug: profile } = await addMaker();
  await giveProfile(id, user);
  for (let run = 0; run < 200; run++) {
    const website = await addWebsite();
    const asked = await times((i) =>
      askCredit(db, user, { website, profile, role: i % 2 ? 'Design' : 'DESIGN', note: '' }, run),
    );
    expect(asked.filter((answer) => answer === 'asked')).toHaveLength(1);
    expect(asked.filter((answer) => answer === 'known')).toHaveLength(49);
    const claim = await env.DB.prepare(
      `UPDATE credit_claim SET state = 'refused', reason = 'No' WHERE website_id = ? RETURNING id`,
    )
      .bind(website)
      .first<{ id: number }>();
    const appealed = await times((i) =>
      appealCredit(db, user, { id: claim?.id ?? 0, appeal: `It is on page ${i}` }, run),
    );
    expect(appealed.filter(Boolean)).toHaveLength(1);
    const kept = await env.DB.prepare('SELECT state, appeal FROM credit_claim WHERE website_id = ?')
      .bind(website)
      .first();
    expect(kept).toEqual({
      state: 'appealed',
      appeal: `It is on page ${appealed.indexOf(true)}`,
    });
  }
  const events = await eventsOf(user);
  for (const one of ['credit-claimed', 'credit-appealed'])
    expect(events.filter((event) => event === one)).toHaveLength(200);
});
