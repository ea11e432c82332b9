/**
 * Two modules for a start without Miniflare's simulators, which take longer to start than any page: one writes down
 * what the database and KV answered, the other answers the same from a file. The real ones run elsewhere anyway.
 * Both ask for a page that is never kept.
 */
export function recordingEntry(main: string): string {
  return `import user from ${JSON.stringify(`./${main}`)};
const told = { rows: {}, blobs: {} };
${statements}
const tell = (statement, result) => (told.rows[statement.key] = { results: result.results, meta: { changes: 0 } }, result);
function recorded(env) {
  const prepare = statementsOf((sql, values) => env.DB.prepare(sql).bind(...values), async (statement) => tell(statement, await statement.real.all()));
  const batch = async (list) => (await env.DB.batch(list.map(({ real }) => real))).map((result, i) => tell(list[i], result));
  const get = async (key, type) => {
    const blob = await env.KV.get(key, type);
    if (blob) told.blobs[key] = new Uint8Array(blob).toBase64();
    return blob;
  };
  return { ...env, DB: { prepare, batch }, KV: { get, put: async () => {} } };
}
export default {
  fetch: (request, env, context) => request.url.endsWith('/told') ? Response.json(told) : user.fetch(uncached(request), recorded(env), context),
};
`;
}

/** `blobs`: the file of each of KV's values, by its key. */
export function replayingEntry(main: string, told: string, blobs: Record<string, string>): string {
  const names = Object.keys(blobs);
  const imports = names.map(
    (key, i) => `import blob${i} from ${JSON.stringify(`./${blobs[key]}`)};`,
  );
  const kept = names.map((key, i) => `${JSON.stringify(key)}: blob${i}`).join(', ');
  return `import user from ${JSON.stringify(`./${main}`)};
import told from ${JSON.stringify(`./${told}`)};
${imports.join('\n')}
const blobs = { ${kept} };
${statements}
const prepare = statementsOf(() => null, async ({ key }) => told.rows[key]);
const batch = async (list) => list.map(({ key }) => told.rows[key]);
const get = async (key) => blobs[key] ?? null;
const stores = { DB: { prepare, batch }, KV: { get, put: async () => {} } };
// The starter reads along what is printed, and of all servers only this one prints a line per request.
console.log = () => {};
const none = { match: async () => undefined, put: async () => {} };
Object.defineProperty(globalThis, 'caches', { value: { default: none } });
export default { fetch: (request, env, context) => user.fetch(uncached(request), { ...env, ...stores }, context) };
`;
}

const statements = `function statementsOf(open, all) {
  const statement = (sql, values) => {
    const made = { key: JSON.stringify([sql, values]), real: open(sql, values), bind: (...given) => statement(sql, given), all: () => all(made) };
    return made;
  };
  return (sql) => statement(sql, []);
}
function uncached(request) {
  const headers = new Headers(request.headers);
  headers.set('cookie', 'session=x');
  return new Request(request, { headers });
}`;
