import { env } from 'cloudflare:test';
import { form, mailbox } from './accounts.ts';
import { addProfile } from './factories.ts';
import { type Member, signedIn } from './members.ts';
import { outsideEnv } from './outside.ts';
import { site } from './site.tsx';

let made = 0;

/** A site beside a web that tests fill, whose mails are caught. */
export function claimSite() {
  const box = mailbox();
  const WRITE_LIMIT = { limit: async () => ({ success: true }) };
  const ask = site(undefined, { ...outsideEnv, ...box.env, WRITE_LIMIT });

  /** Who is signed in, with the pages and forms of this site. */
  async function person(given: Member = {}) {
    const member = await signedIn(given);
    const { headers } = member;
    const send = (path: string, fields: Record<string, string>) => ask(path, form(fields, headers));
    return {
      ...member,
      send,
      async read(path: string): Promise<string> {
        return (await (await ask(path, { headers })).text()).replaceAll('<!-- -->', '');
      },
    };
  }

  /** Somebody who has begun to claim a maker's profile. */
  async function begun(url?: string | null) {
    const maker = await addMaker(url);
    const who = await person();
    const started = await who.send(maker.path, { action: 'start' });
    if (started.headers.get('location') !== maker.path) throw new Error(await started.text());
    const page = await who.read(maker.path);
    const check = (method: string) => who.send(maker.path, { action: 'check', method });
    return { maker, who, page, check };
  }

  return { box, ask, person, begun };
}

/** A page of the web outside. */
export const pageOf = (body: string, type = 'text/html') => ({ body, type });

/** A profile that is nobody's, with a site of its own. */
export async function addMaker(url?: string | null) {
  made += 1;
  // What stands for the web is one for all test files that run at the same time.
  const host = `studio-${made}-${crypto.randomUUID().slice(0, 8)}.example`;
  const slug = `maker-${made}`;
  const name = `Maker ${made}`;
  const id = await addProfile({ slug, name });
  await env.DB.prepare('UPDATE profile SET url = ? WHERE id = ?')
    .bind(url === undefined ? `https://www.${host}/` : url, id)
    .run();
  return { id, slug, name, host, path: `/me/profiles/claim?profile=${slug}` };
}

export async function giveProfile(profile: number, user: string): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO profile_owner (profile_id, user_id, proof, since) VALUES (?, ?, 'created', 0)`,
  )
    .bind(profile, user)
    .run();
}

/** Whose a profile is, and by what. */
export async function ownerOf(profile: number): Promise<{ user_id: string; proof: string } | null> {
  return env.DB.prepare('SELECT user_id, proof FROM profile_owner WHERE profile_id = ?')
    .bind(profile)
    .first();
}

/** What the page says has to stand in a record, by the id of its field. */
export function fieldOf(page: string, id: string): string {
  const tag = new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(page)?.[0] ?? '';
  return (/value="([^"]*)"/.exec(tag)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Names of what happened to an account, oldest first. */
export async function eventsOf(id: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT event FROM account_event WHERE target = ? ORDER BY id',
  )
    .bind(id)
    .all<{ event: string }>();
  return results.map(({ event }) => event);
}
