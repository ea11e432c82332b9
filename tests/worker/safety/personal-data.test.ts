import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { dataMap, tablesWithoutMembers } from '#domain/user/data-map.ts';
import { form, mailbox } from '../../support/accounts.ts';
import { fullMember, ownTables } from '../../support/full-member.ts';
import { signedIn } from '../../support/members.ts';
import { site } from '../../support/site.tsx';
import { unzipped } from '../../support/zip.ts';

// Each password takes a quarter of a second to hash, more where others compute beside it.
vi.setConfig({ testTimeout: 60_000 });

const box = mailbox();
const ask = site(undefined, box.env);

const exported = (headers: Record<string, string>) => ask('/me/account/export', form({}, headers));

async function filesOf(answer: Response) {
  const files = unzipped(new Uint8Array(await answer.arrayBuffer()));
  const { 'README.txt': readme = '', ...rest } = files;
  const parsed = Object.entries(rest).map(([name, text]) => [
    name.replace('.json', ''),
    JSON.parse(text) as unknown,
  ]);
  return { readme, text: Object.values(files).join('\n'), data: Object.fromEntries(parsed) };
}

/** What stands at `file.key` or `file.items.key`, of the first row that has it. */
function at(data: Record<string, unknown>, place: string): unknown {
  const [file = '', ...keys] = place.split('.');
  const found = [data[file]]
    .flat()
    .flatMap((row) =>
      keys.reduce<unknown[]>(
        (rows, key) => rows.flatMap((one) => (one as Record<string, unknown>)[key]),
        [row],
      ),
    );
  return found.find((value) => value !== undefined && value !== null);
}

describe('D4: the export', () => {
  test('every table and every column has its place in the map of data', async () => {
    const tables = await ownTables();
    expect([...Object.keys(dataMap), ...tablesWithoutMembers].sort()).toEqual(tables.sort());
    for (const [table, columns] of Object.entries(dataMap)) {
      const { results } = await env.DB.prepare('SELECT name FROM pragma_table_info(?)')
        .bind(table)
        .all<{ name: string }>();
      const names = results.map(({ name }) => name);
      expect([table, Object.keys(columns).sort()]).toEqual([table, names.sort()]);
    }
  });

  test('is a zip whose files hold what the map says, and nothing that opens an account', async () => {
    const other = await fullMember(ask, box);
    const member = await fullMember(ask, box);
    const answer = await exported(member.headers);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="specimen-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const { data, text, readme } = await filesOf(answer);
    const empty = new Set(['account.picture', 'account.occupation']);
    const places = Object.values(dataMap).flatMap((columns) => Object.values(columns));
    for (const place of places) {
      if (typeof place !== 'string') expect(readme).toContain(place.withheld);
      else if (!empty.has(place)) expect([place, at(data, place)]).not.toEqual([place, undefined]);
    }
    for (const file of Object.keys(data)) expect(readme).toContain(`${file}.json`);
    expect(data.account).toMatchObject({
      email: member.email,
      name: member.name,
      email_confirmed: true,
      interests: ['Typefaces'],
    });
    expect(data.collections).toHaveLength(3);
    expect(data.profiles).toMatchObject([{ name: member.name, location: 'Lisbon' }]);
    expect(data.favourites).toMatchObject([{ kind: 'website', title: expect.any(String) }]);
    for (const { secret } of await secrets()) expect(text).not.toContain(secret);
    for (const theirs of [other.id, other.email, other.name, other.nextEmail]) {
      expect(text).not.toContain(`"${theirs}"`);
    }
  });

  test('is whole when there is much of it', async () => {
    const { id, headers } = await signedIn();
    await env.DB.prepare(
      `INSERT INTO favorite (user_id, kind, entity_id, created_at)
       SELECT ?1, 'typeface', value, 0 FROM json_each(?2)`,
    )
      .bind(id, JSON.stringify(Array.from({ length: 2_500 }, (_, i) => i + 1)))
      .run();
    const { data } = await filesOf(await exported(headers));
    const ids = (data.favourites as { id: number }[]).map((favorite) => favorite.id);
    expect(new Set(ids).size).toBe(2_500);
  });

  test('S17, S24: is asked for by a form of ours, five times an hour, and is on record', async () => {
    const { id, headers } = await signedIn();
    const signedOut = await exported({});
    expect(signedOut.headers.get('location')).toBe('/auth?next=%2Fme%2Faccount');
    expect((await exported({ ...headers, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask('/me/account/export', { headers })).status).toBe(404);
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await exported(headers)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const sixth = await exported(headers);
    expect(sixth.headers.get('location')).toBe('/me/account?done=no-export#data');
    const said = await ask('/me/account?done=no-export', { headers });
    expect(await said.text()).toContain('several times within the hour');
    const events = await env.DB.prepare(
      "SELECT count(*) AS n FROM account_event WHERE target = ? AND event = 'data-exported'",
    )
      .bind(id)
      .first();
    expect(events).toEqual({ n: 5 });
  });
});

/** All that is at rest and must stay there. */
async function secrets(): Promise<{ secret: string }[]> {
  const { results } = await env.DB.prepare(
    `SELECT password AS secret FROM account WHERE password IS NOT NULL
     UNION ALL SELECT token FROM session UNION ALL SELECT token FROM email_change
     UNION ALL SELECT identifier FROM verification UNION ALL SELECT sealed FROM outgoing_mail`,
  ).all<{ secret: string }>();
  expect(results.length).toBeGreaterThan(8);
  return results;
}
