import { env } from 'cloudflare:test';
import { unseal } from '#worker/mail/seal.ts';
import { form, type mailbox, newcomer } from './accounts.ts';
import { collector } from './collections.ts';
import { addLocation, addProfile, addWebsite } from './factories.ts';
import { signedIn } from './members.ts';
import { sameSite } from './ours.ts';
import type { Ask } from './site.tsx';

export const password = 'a password of many words';

/**
 * A member of whom every table holds something: two ways to sign in, a public, an unlisted and a private collection,
 * favourites, links that nobody has opened yet, and mails that wait.
 */
export async function fullMember(ask: Ask, box: ReturnType<typeof mailbox>) {
  const member = await signedIn({ password });
  const { id, email, headers } = member;
  const name = `Zaria Quillfeather of ${id}`;
  const now = new Date().toISOString();
  await env.DB.batch([
    env.DB.prepare('UPDATE user SET name = ?2, interests_json = ?3 WHERE id = ?1').bind(
      id,
      name,
      '["Typefaces"]',
    ),
    env.DB.prepare('UPDATE session SET ipAddress = ?2, userAgent = ?3 WHERE userId = ?1').bind(
      id,
      '203.0.113.9',
      `Browser of ${id}`,
    ),
    env.DB.prepare(
      "INSERT INTO account (id, accountId, providerId, userId, scope, createdAt, updatedAt) VALUES (?1, ?2, 'google', ?3, 'email', ?4, ?4)",
    ).bind(`google-${id}`, `google-id-of-${id}`, id, now),
    ...paid(id),
  ]);
  const boards = await collect(ask, headers);
  const profile = await showThemselves(ask, headers, name);
  await claim(id);
  const next = newcomer();
  box.isDown = true;
  const words = { action: 'change-email', email: next.email, proof: password };
  await ask('/me/account', form(words, { ...next.from, ...headers }));
  for (const [path, action] of [
    ['/auth?mode=link', 'link'],
    ['/auth/reset-password', 'ask'],
  ] as const) {
    await ask(path, form({ action, email }, newcomer().from));
  }
  box.isDown = false;
  return { ...member, name, nextEmail: next.email, boards, profile };
}

/** A subscription that runs, with one event that says so. */
function paid(id: string) {
  const customer = `cus_${crypto.randomUUID()}`;
  const until = Date.now() + 60_000;
  return [
    env.DB.prepare('UPDATE user SET has_access = 1, access_until = ?2 WHERE id = ?1').bind(
      id,
      until,
    ),
    env.DB.prepare(
      "INSERT INTO payer (user_id, customer, since, applied, state, until) VALUES (?1, ?2, 0, 1, 'active', ?3)",
    ).bind(id, customer, until),
    env.DB.prepare(
      "INSERT INTO payment_event (id, type, created, received, customer, fact_json) VALUES (?1, 'customer.subscription.created', 0, 0, ?2, '{}')",
    ).bind(`evt_of_${customer}`, customer),
  ];
}

/** A profile of theirs by their own name, with a picture, a place and links, that was called otherwise before. Gives its id. */
async function showThemselves(ask: Ask, headers: Record<string, string>, name: string) {
  await addLocation({ slug: 'lisbon', name: 'Lisbon' }).catch(() => {});
  const send = async (path: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [key, value] of Object.entries({ ...aboutThem, name, ...fields }))
      body.append(key, value);
    body.append('picture', new File([smallPng], 'me.png'));
    const answer = await ask(path, { method: 'POST', headers: { ...headers, ...sameSite }, body });
    return Number(/profiles\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1]);
  };
  const created = { action: 'create', name: `Former ${name}` };
  const id = await send('/me/profiles/create', created);
  return send(`/me/profiles/${id}`, { action: 'edit', version: '1' });
}

const aboutThem = {
  kind: 'person',
  bio: 'Draws letters.',
  url: 'https://letters.example/',
  links: 'https://github.com/letters',
  place: 'Lisbon',
  specialties: 'type-design',
};

/** One grey pixel. */
const smallPng = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

/** A claim on a profile, and one on a credit that was refused twice. */
async function claim(id: string): Promise<void> {
  const [profile, website] = [await addProfile(), await addWebsite()];
  const finding = { method: 'dns', where: '_specimen.studio.example', found: 'Nothing', at: 1 };
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO profile_claim (id, profile_id, user_id, state, code, code_to, code_ends_at,
         finding_json, evidence, proof, reason, created_at, ends_at, decided_at)
       VALUES (?1, ?2, ?3, 'refused', 'hash', 'hello@studio.example', 1, ?4, 'see there', 'dns', 'no', 1, 1, 1)`,
    ).bind(crypto.randomUUID().slice(0, 24), profile, id, JSON.stringify(finding)),
    env.DB.prepare(
      `INSERT INTO credit_claim (website_id, profile_id, user_id, role, note, state, reason, appeal,
         final_reason, created_at, decided_at, appealed_at)
       VALUES (?1, ?2, ?3, 'Design', 'see there', 'final', 'no', 'but', 'still no', 1, 1, 1)`,
    ).bind(website, profile, id),
  ]);
}

async function collect(ask: Ask, headers: Record<string, string>) {
  const { make, put, write } = collector(ask, headers);
  const [first, second] = [await addWebsite(), await addWebsite()];
  await ask(`/v2/me/favorites/websites/${first}`, {
    method: 'PUT',
    headers: { ...headers, ...sameSite },
  });
  const boards: Record<string, string> = {};
  for (const visibility of ['public', 'unlisted', 'private']) {
    const { slug, version } = await make(`A ${visibility} board`);
    await put(slug, first, second);
    await write('DELETE', `/${slug}/items/websites/${second}`);
    await write('PATCH', `/${slug}`, { version, visibility });
    boards[visibility] = slug;
  }
  return boards as Record<'public' | 'unlisted' | 'private', string>;
}

/** Tables that a migration made, without those of the platform. */
export async function ownTables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Each table, all of KV and all of R2 as text, by default with what is sealed opened. */
export async function everything(isOpened = true): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  for (const table of await ownTables()) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${table}"`).all<{ sealed?: string }>();
    const opened = await Promise.all(
      results.map(async ({ sealed }) =>
        sealed && isOpened ? unseal(env.AUTH_SECRET ?? '', sealed) : '',
      ),
    );
    texts.push([table, JSON.stringify(results) + opened.join()]);
  }
  for (const { name } of (await env.KV.list()).keys) {
    texts.push([`KV ${name}`, name + String(await env.KV.get(name))]);
  }
  for (const { key } of (await env.PICTURES.list()).objects) {
    texts.push([`R2 ${key}`, key + String(await (await env.PICTURES.get(key))?.text())]);
  }
  return texts;
}
