import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { exportPageRows } from '../limits.ts';

/** Rows as JSON texts, read as they are asked for. */
type Rows = AsyncIterable<string>;

export interface ExportFile {
  /** Of the file, without `.json`. */
  name: string;
  /** What it holds, in one sentence. */
  about: string;
  /** One object instead of a list. */
  isOne?: true;
  rows(db: Database, user: string): Rows;
}

const iso = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;
const flag = (column: string) => `json(iif(${column}, 'true', 'false'))`;

/** What a favourite or an item is called, while it is published. */
const named = (alias: string) => `
  LEFT JOIN website w ON ${alias}.kind = 'website' AND w.id = ${alias}.entity_id AND w.status = 'published'
  LEFT JOIN typeface t ON ${alias}.kind = 'typeface' AND t.id = ${alias}.entity_id
  LEFT JOIN palette p ON ${alias}.kind = 'palette' AND p.id = ${alias}.entity_id`;
const name = `'title', coalesce(w.title, t.name, p.name, p.slug), 'url', w.url`;

/** All that the database holds about a member, but for what opens the account. Held against `dataMap` by a test. */
export const exportFiles: readonly ExportFile[] = [
  {
    name: 'account',
    about: 'Who you are here, and what you said when you joined.',
    isOne: true,
    rows: all(`SELECT json_object('id', id, 'name', name, 'email', email,
        'email_confirmed', ${flag('emailVerified')}, 'picture', image, 'made_at', createdAt,
        'changed_at', updatedAt, 'role', role, 'supporter', ${flag('has_access')},
        'supporter_until', ${iso('access_until')},
        'onboarded_at', onboarding_completed_at, 'occupation', occupation,
        'interests', json(interests_json)) AS json
      FROM user WHERE id = ?1`),
  },
  {
    name: 'payments',
    about: 'What Stripe has said of your subscription. Cards and invoices are with Stripe alone.',
    rows: all(`SELECT json_object('customer', p.customer, 'since', ${iso('p.since')}, 'state', p.state,
        'until', ${iso('p.until')}, 'events_counted', p.applied, 'events',
        (SELECT json_group_array(json_object('number', seq, 'id', id, 'event', type,
           'at', ${iso('created')}, 'received_at', ${iso('received')}, 'says', json(fact_json)))
         FROM payment_event WHERE customer = p.customer)) AS json
      FROM payer p WHERE p.user_id = ?1`),
  },
  {
    name: 'ways-to-sign-in',
    about: 'A password (“credential”) and providers such as GitHub. Not the password itself.',
    rows: all(`SELECT json_object('id', id, 'way', providerId, 'id_there', accountId, 'scope', scope,
        'made_at', createdAt, 'changed_at', updatedAt) AS json
      FROM account WHERE userId = ?1`),
  },
  {
    name: 'sessions',
    about: 'Where you are signed in, and sessions that ended a short while ago.',
    rows: all(`SELECT json_object('id', id, 'signed_in_at', createdAt, 'used_at', updatedAt,
        'ends_at', expiresAt, 'ip_address', ipAddress, 'browser', userAgent) AS json
      FROM session WHERE userId = ?1`),
  },
  {
    name: 'address-changes',
    about: 'Changes of your e-mail address that wait for their link, or can still be undone.',
    rows: all(`SELECT json_object('kind', kind, 'old_email', old_email, 'new_email', new_email,
        'asked_at', ${iso('created_at')}, 'ends_at', ${iso('expires_at')}) AS json
      FROM email_change WHERE user_id = ?1`),
  },
  {
    name: 'favourites',
    about:
      'Websites, typefaces and palettes that you marked. Without a title: no longer published.',
    rows: all(`SELECT json_object('kind', f.kind, 'id', f.entity_id, ${name},
        'added_at', ${iso('f.created_at')}) AS json
      FROM favorite f ${named('f')} WHERE f.user_id = ?1 ORDER BY f.kind, f.entity_id`),
  },
  {
    name: 'collections',
    about:
      'Your collections with their items and notes, and what you removed within the last hour.',
    rows: collections,
  },
  {
    name: 'profiles',
    about: 'Profiles of yours in the directory, with their links and former addresses.',
    rows: all(`SELECT json_object('id', p.id, 'slug', p.slug, 'name', p.name, 'kind', p.kind,
        'url', p.url, 'bio', p.bio, 'location', l.name, 'picture', p.picture_key,
        'specialties', (SELECT json_group_array(s.specialty) FROM profile_specialty s
          WHERE s.profile_id = p.id),
        'links', (SELECT json_group_array(json_object('position', k.position, 'url', w.url,
            'way_out', w.hash, 'added_at', ${iso('w.created_at')}))
          FROM profile_link k JOIN link w ON w.hash = k.hash WHERE k.profile_id = p.id),
        'old_slugs', (SELECT json_group_array(h.slug) FROM slug_history h
          WHERE h.entity_kind = 'profile' AND h.entity_id = p.id),
        'proof', o.proof, 'since', ${iso('o.since')}, 'made_at', ${iso('p.created_at')},
        'changed_at', ${iso('p.updated_at')}, 'version', p.version) AS json
      FROM profile_owner o JOIN profile p ON p.id = o.profile_id
      LEFT JOIN location l ON l.id = p.location_id WHERE o.user_id = ?1`),
  },
  {
    name: 'profile-claims',
    about: 'Profiles that you said are yours, and how that stands.',
    rows: all(`SELECT json_object('profile', p.slug, 'name', p.name, 'state', c.state,
        'code_mailed_to', c.code_to, 'code_ends_at', ${iso('c.code_ends_at')},
        'last_look', json(c.finding_json), 'evidence', c.evidence, 'proof', c.proof,
        'reason', c.reason, 'made_at', ${iso('c.created_at')}, 'ends_at', ${iso('c.ends_at')},
        'decided_at', ${iso('c.decided_at')}) AS json
      FROM profile_claim c JOIN profile p ON p.id = c.profile_id
      WHERE c.user_id = ?1 ORDER BY c.profile_id`),
  },
  {
    name: 'credit-claims',
    about: 'Work on websites that you claimed, what was decided, and your appeals.',
    rows: all(`SELECT json_object('number', c.id, 'website', w.url, 'profile', p.slug, 'role', c.role,
        'note', c.note, 'state', c.state, 'reason', c.reason, 'appeal', c.appeal,
        'final_reason', c.final_reason, 'made_at', ${iso('c.created_at')},
        'decided_at', ${iso('c.decided_at')}, 'appealed_at', ${iso('c.appealed_at')}) AS json
      FROM credit_claim c JOIN website w ON w.id = c.website_id JOIN profile p ON p.id = c.profile_id
      WHERE c.user_id = ?1 ORDER BY c.created_at DESC`),
  },
  {
    name: 'events',
    about: 'What happened to your account, and what you did that is on record.',
    rows: all(`SELECT json_object('number', id, 'at', ${iso('at')}, 'event', event,
        'by', CASE actor WHEN ?1 THEN 'you' WHEN 'command' THEN 'the operators'
          ELSE iif(actor IS NULL, NULL, 'somebody else') END,
        'about', iif(target = ?1, 'you', 'somebody else'), 'details', json(detail_json)) AS json
      FROM (SELECT * FROM account_event WHERE target = ?1
        UNION ALL SELECT * FROM account_event WHERE actor = ?1 AND target IS NOT ?1)`),
  },
];

const row = z.object({ json: z.string() });

/** Everything that the query gives, some at a time. Its parameter is the member's id. */
function all(query: string): ExportFile['rows'] {
  return async function* read(db, user) {
    for (let from = 0; ; from += exportPageRows) {
      const text = `${query} LIMIT ${exportPageRows} OFFSET ?2`;
      const rows = await db.all(statement(row, text, user, from));
      for (const { json } of rows) yield json;
      if (rows.length < exportPageRows) return;
    }
  };
}

const collectionRow = row.extend({ id: z.number() });

async function* collections(db: Database, user: string): Rows {
  const found = await db.all(
    statement(
      collectionRow,
      `SELECT id, json_object('id', id, 'slug', slug, 'title', title, 'description', description,
         'visibility', visibility, 'made_at', ${iso('created_at')},
         'changed_at', ${iso('updated_at')}, 'version', version) AS json
       FROM collection WHERE user_id = ?1`,
      user,
    ),
  );
  for (const { id, json } of found) {
    const items = await db.all(
      statement(
        row,
        `SELECT json_object('item', i.id, 'position', i.position, 'kind', i.kind,
           'id', i.entity_id, ${name}, 'note', i.note, 'added_at', ${iso('i.added_at')},
           'removed_at', ${iso('i.removed_at')}, 'version', i.version) AS json
         FROM collection_item i ${named('i')} WHERE i.collection_id = ?1`,
        id,
      ),
    );
    yield `${json.slice(0, -1)},"items":[\n${items.map((item) => item.json).join(',\n')}\n]}`;
  }
}
