import { urls } from '#domain/urls.ts';
import { recordEvent } from '#domain/user/account-event-store.ts';
import { mayAttempt } from '#domain/user/attempt-store.ts';
import type { AppContext } from '../context.ts';
import { userOf } from '../visitor.ts';

/** All of a member's data as one file. A form of ours asks for it, so that no link or picture elsewhere can. */
export async function exportData(c: AppContext): Promise<Response> {
  const user = userOf(c.get('visitor'));
  const headers = { 'cache-control': 'no-store' };
  if (!user) return c.body(null, 303, { ...headers, location: urls.auth(urls.account()) });
  const db = c.get('db');
  const now = c.get('now')();
  if (!(await mayAttempt(db, 'export', user.id, now))) {
    return c.body(null, 303, { ...headers, location: `${urls.account()}?done=no-export#data` });
  }
  await recordEvent(db, { event: 'data-exported', actor: user.id, target: user.id }, now);
  const { memberZip } = await import('../export/member-zip.ts');
  return c.body(memberZip(db, user.id, now), 200, {
    ...headers,
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="specimen-${new Date(now).toISOString().slice(0, 10)}.zip"`,
  });
}
