import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateSignedCookie } from 'hono/cookie';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from 'wrangler';
import { builtConfig } from '../../src/cli/build.ts';
import { root } from '../../src/cli/paths.ts';
import { tokenHash } from '../../src/domain/user/session-store.ts';

export type Isolate = 'one' | 'two';

const secret = 'a secret that only this test uses, 32+';
const origin = 'http://localhost:8787';

export interface Reader {
  id: string;
  name: string;
  cookie: string;
}

/** The built worker in two isolates of one workerd: one database, and the real Cache API between them. */
export async function twoIsolates() {
  const miniflare = new Miniflare(options());
  const url = await miniflare.ready;
  const db = await miniflare.getD1Database('DB', 'one');
  for (const file of globSync(path.join(root, 'src/domain/migrations/*.sql')).sort()) {
    const queries = unstable_splitSqlQuery(readFileSync(file, 'utf8'));
    await db.batch(queries.map((query) => db.prepare(query)));
  }
  const workers = { one: await miniflare.getWorker('one'), two: await miniflare.getWorker('two') };
  return {
    db,
    /** Where the first isolate answers over HTTP. */
    url,
    async ask(isolate: Isolate, address: string, init: RequestInit = {}): Promise<Response> {
      const answer = await workers[isolate].fetch(origin + address, {
        redirect: 'manual',
        ...(init as object),
      });
      return answer as unknown as Response;
    },
    async addReader(name: string): Promise<Reader> {
      const id = `user-${name}`;
      const token = `token-${name}`;
      const at = new Date().toISOString();
      const until = new Date(Date.now() + 3_600_000).toISOString();
      await db.batch([
        db
          .prepare(
            `INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt, onboarding_completed_at)
             VALUES (?1, ?2, ?2 || '@example.com', 1, ?3, ?3, ?3)`,
          )
          .bind(id, name, at),
        db
          .prepare(
            `INSERT INTO session (id, token, userId, expiresAt, createdAt, updatedAt)
             VALUES (?1, ?2, ?3, ?4, ?5, ?5)`,
          )
          .bind(`session-${name}`, await tokenHash(token), id, until, at),
      ]);
      const cookie = (await generateSignedCookie('session', token, secret)).split(';')[0] ?? '';
      return { id, name, cookie };
    },
    stop: () => miniflare.dispose(),
  };
}

function options() {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(builtConfig);
  // A queue has one consumer, and there are two workers.
  const {
    assets: _,
    modulesRules: __,
    queueConsumers: ___,
    ...rest
  } = workerOptions as Record<string, unknown>;
  const folder = path.dirname(builtConfig);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(js|wasm)$/.test(name) && name !== 'index.js',
  );
  const modules = ['index.js', ...names].map((name) => ({
    type: name.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule',
    path: path.join(folder, name),
  }));
  const worker = (name: Isolate) => ({
    ...rest,
    name,
    modules,
    modulesRoot: folder,
    bindings: { ...(rest.bindings as object), AUTH_SECRET: secret },
  });
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    workers: [worker('one'), worker('two')],
  } as never);
}
