import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Database, statement } from '#domain/db.ts';
import { roles } from '#domain/user/user.ts';

const usage =
  'npm run user -- --email E [--role member|reviewer|admin] [--name N] [--supporter] [--new] [--remote]';

const options = z.object({
  email: z.email().max(200),
  role: z.enum(roles).optional(),
  name: z.string().trim().min(1).max(120).optional(),
  supporter: z.boolean().optional(),
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
if (values.password !== undefined) {
  console.error('--password comes with the accounts: until then a user is made without one');
  process.exitCode = 1;
} else if (!asked.success) {
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
  const found = await db.first(
    statement(z.object({ id: z.string() }), 'SELECT id FROM user WHERE email = ?1', email),
  );
  const access = user.supporter === undefined ? null : Number(user.supporter);
  if (found) {
    await db.write(
      statement(
        z.unknown(),
        `UPDATE user SET role = coalesce(?2, role), has_access = coalesce(?3, has_access),
           name = coalesce(?4, name), emailVerified = 1, updatedAt = ?5,
           onboarding_completed_at = CASE WHEN ?6 THEN NULL ELSE coalesce(onboarding_completed_at, ?5) END
         WHERE id = ?1`,
        found.id,
        user.role ?? null,
        access,
        user.name ?? null,
        now,
        Number(user.new),
      ),
    );
    return `changed ${email}`;
  }
  await db.write(
    statement(
      z.unknown(),
      `INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt, role, has_access,
         onboarding_completed_at) VALUES (?1, ?2, ?3, 1, ?4, ?4, ?5, ?6, ?7)`,
      randomUUID(),
      user.name ?? email.split('@')[0] ?? email,
      email,
      now,
      user.role ?? 'member',
      access ?? 0,
      user.new ? null : now,
    ),
  );
  return `made ${email}`;
}
