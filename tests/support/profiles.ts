import { env } from 'cloudflare:test';
import { signedIn } from './members.ts';
import { sameSite } from './ours.ts';
import type { Ask } from './site.tsx';

export type Fields = Record<string, string | string[] | File>;

/** What the form of a profile has to hold at least. */
export const filled = { name: 'Studio Example', kind: 'studio' };

/** A member who sends forms of profiles. */
export async function profileOwner(ask: Ask) {
  const member = await signedIn();
  async function send(path: string, fields: Fields): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of Array.isArray(value) ? value : [value]) body.append(name, one);
    }
    return ask(path, { method: 'POST', headers: { ...member.headers, ...sameSite }, body });
  }
  /** Gives the new profile's id. */
  async function create(fields: Fields = {}): Promise<number> {
    const answer = await send('/me/profiles/create', { action: 'create', ...filled, ...fields });
    const id = /^\/me\/profiles\/(\d+)\?done=created$/.exec(answer.headers.get('location') ?? '');
    if (!id) throw new Error(`${answer.status}: ${await answer.text()}`);
    return Number(id[1]);
  }
  const edit = (id: number, version: number, fields: Fields = {}) =>
    send(`/me/profiles/${id}`, {
      action: 'edit',
      version: String(version),
      ...filled,
      ...fields,
    });
  const html = async (path: string) =>
    (await (await ask(path, { headers: member.headers })).text()).replaceAll('<!-- -->', '');
  return { ...member, send, create, edit, html };
}

interface Row {
  slug: string;
  name: string;
  bio: string | null;
  version: number;
}

export async function profileRow(id: number): Promise<Row> {
  const row = await env.DB.prepare('SELECT slug, name, bio, version FROM profile WHERE id = ?')
    .bind(id)
    .first<Row>();
  if (!row) throw new Error(`there is no profile ${id}`);
  return row;
}

/** What is on record of a member's profiles, oldest first. */
export async function profileEventsOf(user: string) {
  const { results } = await env.DB.prepare(
    `SELECT event, detail_json ->> 'profile' AS profile FROM account_event
     WHERE target = ? AND event LIKE 'profile-%' ORDER BY id`,
  )
    .bind(user)
    .all<{ event: string; profile: number }>();
  return results;
}
