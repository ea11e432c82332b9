import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Database, type Statement, statement } from '#domain/db.ts';
import { passwordCharacters } from '#domain/limits.ts';
import { accountEvent } from '#domain/user/account-event-store.ts';
import { roles } from '#domain/user/user.ts';
import { findUserId } from '#domain/user/user-store.ts';
import { hashPassword } from '#worker/auth/password.ts';

const usage =
  'npm run user -- --email E [--role member|reviewer|admin] [--name N] [--supporter] [--password P] [--new] [--remote]';

const options = z.object({
  email: z.email().max(200),
  role: z.enum(roles).optional(),
  name: z.string().trim().min(1).max(120).optional(),
  supporter: z.boolean().optional(),
  password: z.string().min(passwordCharacters.least).max(passwordCharacters.most).optional(),
  new: z.boolean().default(false),
  remote: z.boolean().default(false),
});

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    supporter: { type: 'boolean' },
    'no-supporter': { type: 'boolean' },
    new: { type: 'boolean' },
    password: { type: 'string' },
    remote: { type: 'boolean' },
  },
});
const asked = options.safeParse({
  ...values,
  supporter: values['no-supporter'] ? false : values.supporter,
});
if (!asked.success) {
  const said = asked.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
  console.error(`${said.join('\n')}\n${usage}`);
  process.exitCode = 1;
} else {
  // wrangler takes seconds to load: a wrong argument is told before.
  const { openPlatform } = await import('./platform.ts');
  const { migrate } = await import('./migrate.ts');
  const platform = await openPlatform({ remote: asked.data.remote });
  try {
    if (!asked.data.remote) await migrate(platform.db);
    console.log(await keepUser(platform.db, asked.data, new Date().toISOString()));
  } finally {
    await platform.close();
  }
}

/** Makes the user, verified and onboarded, or changes what was said of an existing one. */
async function keepUser(db: Database, user: z.infer<typeof options>, now: string): Promise<string> {
  const email = user.email.toLowerCase();
  const found = await findUserId(db, email);
  const id = found ?? randomUUID();
  const { role = null, supporter = null, password } = user;
  const detail = { role, supporter, password: password !== undefined };
  await db.write(
    found ? changed(found, user, now) : made(id, email, user, now),
    ...(password === undefined ? [] : withPassword(id, await hashPassword(password), now)),
    accountEvent(
      { event: found ? 'user-changed' : 'user-made', actor: 'command', target: id, detail },
      Date.parse(now),
    ),
  );
  return `${found ? 'changed' : 'made'} ${email}`;
}

function changed(id: string, user: z.infer<typeof options>, now: string): Statement<unknown> {
  return statement(
    z.unknown(),
    `UPDATE user SET role = coalesce(?2, role), has_access = coalesce(?3, has_access),
       access_until = CASE WHEN ?3 IS NULL THEN access_until END,
       name = coalesce(?4, name), emailVerified = 1, updatedAt = ?5,
       onboarding_completed_at = CASE WHEN ?6 THEN NULL ELSE coalesce(onboarding_completed_at, ?5) END
     WHERE id = ?1`,
    id,
    user.role ?? null,
    user.supporter === undefined ? null : Number(user.supporter),
    user.name ?? null,
    now,
    Number(user.new),
  );
}

function made(
  id: string,
  email: string,
  user: z.infer<typeof options>,
  now: string,
): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt, role, has_access,
       onboarding_completed_at) VALUES (?1, ?2, ?3, 1, ?4, ?4, ?5, ?6, ?7)`,
    id,
    user.name ?? email.split('@')[0] ?? email,
    email,
    now,
    user.role ?? 'member',
    Number(user.supporter ?? false),
    user.new ? null : now,
  );
}

/** Another password ends every session, as it does on the site. */
function withPassword(id: string, hash: string, now: string): Statement<unknown>[] {
  return [
    statement(
      z.unknown(),
      `INSERT INTO account (id, accountId, providerId, userId, password, createdAt, updatedAt)
       VALUES (?1, ?2, 'credential', ?2, ?3, ?4, ?4)
       ON CONFLICT (providerId, accountId) DO UPDATE SET password = ?3, updatedAt = ?4`,
      randomUUID(),
      id,
      hash,
      now,
    ),
    statement(z.unknown(), 'DELETE FROM session WHERE userId = ?1', id),
  ];
}
