import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfOld, builtConfig } from './build.ts';
import { root } from './paths.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const configFile = path.join(root, 'wrangler.toml');
const wrangler = path.join(root, 'node_modules/wrangler/bin/wrangler.js');

/** What has no id yet: wrangler.toml comes with zeros, and keeps the real ones after the first deploy. */
const stores = [
  {
    what: 'the database',
    zeros: /^database_id = "([0-]+)"$/m,
    create: ['d1', 'create', 'specimen'],
    id: /database_id["\s:=]+"?([0-9a-f]{8}-[0-9a-f-]{27})/,
    line: (id: string) => `database_id = "${id}"`,
  },
  {
    what: 'the key-value store',
    zeros: /^id = "(0+)"$/m,
    create: ['kv', 'namespace', 'create', 'specimen'],
    id: /\bid["\s:=]+"?([0-9a-f]{32})/,
    line: (id: string) => `id = "${id}"`,
  },
];

try {
  const bucket = 'specimen-pictures';
  const queues = ['specimen-events', 'specimen-payments'];
  const missing = stores.filter(({ zeros }) => zeros.test(readFileSync(configFile, 'utf8')));
  for (const { what, create } of missing)
    console.log(`create ${what}: wrangler ${create.join(' ')}`);
  console.log(`create the bucket if there is none: wrangler r2 bucket create ${bucket}`);
  for (const queue of queues)
    console.log(`create the queue if there is none: wrangler queues create ${queue}`);
  console.log('apply the migrations: wrangler d1 migrations apply DB --remote');
  console.log(`build, and deploy: wrangler deploy --config ${path.relative(root, builtConfig)}`);
  console.log(
    'needs once: wrangler login; wrangler secret put AUTH_SECRET; APP_ORIGIN in wrangler.toml',
  );
  if (!values['dry-run']) await deploy(missing, bucket, queues);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}

async function deploy(missing: typeof stores, bucket: string, queues: string[]): Promise<void> {
  for (const store of missing) {
    const said = run(store.create);
    const id = store.id.exec(said)?.[1];
    if (id === undefined) throw new Error(`wrangler made ${store.what} but named no id:\n${said}`);
    const config = readFileSync(configFile, 'utf8').replace(store.zeros, store.line(id));
    writeFileSync(configFile, config);
  }
  if (!run(['r2', 'bucket', 'list']).includes(bucket)) run(['r2', 'bucket', 'create', bucket]);
  const made = run(['queues', 'list']);
  for (const queue of queues) if (!made.includes(queue)) run(['queues', 'create', queue]);
  run(['d1', 'migrations', 'apply', 'DB', '--remote', '--config', configFile]);
  await buildIfOld();
  run(['deploy', '--config', builtConfig]);
}

/** Runs wrangler with the terminal, so that it can ask, and gives what it said. Throws when it fails. */
function run(args: readonly string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [wrangler, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  process.stdout.write(stdout);
  if (status !== 0) throw new Error(`wrangler ${args.join(' ')} ended with ${status}`);
  return stdout;
}
