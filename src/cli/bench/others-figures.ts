import { z } from 'zod';
import { type Database, statement } from '#domain/db.ts';
import { inState, type Member, withMembers } from './members.ts';
import { figuresOf, inPairs, inWords, type Pairs } from './pairs.ts';
import { type Call, send } from './send.ts';
import type { Bench } from './server-figures.ts';
import { serveSite } from './site.ts';
import type { Figure } from './targets.ts';

/** What somebody else has, by the names that ask for it, and what nobody has. */
const theirs = {
  collection: 'of-somebody-aaaaaaaa',
  profile: 876_543,
  profileSlug: 'profile-of-somebody',
  claim: 876_543,
  website: 876_543,
};
const nobodys: typeof theirs = {
  collection: 'of-nobody-now-aaaaaaaa',
  profile: 987_654,
  profileSlug: 'profile-of-nobody-1',
  claim: 987_654,
  website: 987_654,
};

const form = (fields: Record<string, string | number>): Call => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)])).toString(),
});

/** Calls that name a thing, and the status that both kinds of it have to answer with. */
const calls: Record<string, (about: typeof theirs) => [path: string, call: Call, status: number]> =
  {
    'an appeal': ({ claim }) => [
      '/me/credits',
      form({ action: 'appeal', claim, appeal: 'It is on page two of the case study' }),
      303,
    ],
    'a credit claimed for a profile': ({ profileSlug: profile }) => [
      '/claim-credit?website=1',
      form({ action: 'claim', profile, role: 'Lettering', note: '' }),
      422,
    ],
    'the form of a credit': ({ website }) => [`/claim-credit?website=${website}`, {}, 404],
    'a profile': ({ profile }) => [`/me/profiles/${profile}`, {}, 404],
    'a collection': ({ collection }) => [`/v2/me/collections/${collection}`, {}, 404],
  };

/** S2: whether the time of an answer tells that what was asked about is somebody else's. */
export async function othersFigures(bench: Bench): Promise<Figure[]> {
  const { pairs } = bench.options;
  const { folder, members } = await withMembers(bench.state, pairs + 1);
  const owner = members.at(-1);
  if (!owner) throw new Error('there is nobody to own anything');
  await inState(folder, (db) => own(db, owner));
  const site = await serveSite(bench.built, { state: folder, workerd: bench.peers?.workerd });
  try {
    const all: Pairs[] = [];
    for (const [name, call] of Object.entries(calls)) {
      const ask = async (pair: number, isKnown: boolean) =>
        answered(site.origin, call(isKnown ? theirs : nobodys), members[pair]);
      const one = await inPairs(name, pairs, ask);
      all.push(one);
      bench.say(`others: ${inWords(one)}`);
    }
    return figuresOf(all, { apart: 'othersApart', p: 'othersApartP' }, pairs);
  } finally {
    await site.stop();
  }
}

async function answered(
  origin: string,
  [path, call, expected]: [string, Call, number],
  member: Member | undefined,
): Promise<number> {
  const headers = { ...call.headers, ...member?.headers };
  const { status, ms } = await send(origin + path, { ...call, headers });
  if (status !== expected) throw new Error(`${status} for ${path}`);
  return ms;
}

/** A collection, a profile with a refused credit, and a website that is not published. */
async function own(db: Database, { id: user }: Member): Promise<void> {
  const { collection, profile, profileSlug, claim, website } = theirs;
  const row = (sql: string, ...values: (string | number)[]) =>
    statement(z.unknown(), sql, ...values);
  await db.write(
    row(
      `INSERT INTO collection (user_id, slug, title, created_at, updated_at) VALUES (?1, ?2, 'Of somebody', 0, 0)`,
      user,
      collection,
    ),
    row(
      `INSERT INTO profile (id, slug, name, created_at, updated_at) VALUES (CAST(?1 AS INTEGER), ?2, 'Somebody', 0, 0)`,
      profile,
      profileSlug,
    ),
    row(
      `INSERT INTO profile_owner (profile_id, user_id, proof, since) VALUES (CAST(?1 AS INTEGER), ?2, 'created', 0)`,
      profile,
      user,
    ),
    row(
      `INSERT INTO website (id, slug, title, url, url_key, status, created_at, updated_at)
       VALUES (CAST(?1 AS INTEGER), 'hidden', 'Hidden', 'https://hidden.example/', 'hidden.example', 'backlog', 0, 0)`,
      website,
    ),
    row(
      `INSERT INTO credit_claim (id, website_id, profile_id, user_id, role, note, state, reason, created_at)
       VALUES (CAST(?1 AS INTEGER), CAST(?2 AS INTEGER), CAST(?3 AS INTEGER), ?4, 'Design', '', 'refused', 'No', 0)`,
      claim,
      website,
      profile,
      user,
    ),
  );
}
