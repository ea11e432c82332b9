import { readdirSync } from 'node:fs';
import path from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

/**
 * The module that stands in front of a built worker, line for line what the reference puts in front of its own:
 * files first, as Cloudflare does, and with `gzip` the edge's compression of everything else.
 */
export function wrapper(main: string, folders: readonly string[], gzip: boolean): string {
  return `import user from ${JSON.stringify(`./${main}`)};
const files = new Map(Object.entries(${JSON.stringify(Object.fromEntries(folders.flatMap(filesOf)))}));
const gzip = ${gzip};
function pathOf(url) {
  const start = url.indexOf('/', 8), end = url.indexOf('?', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}
async function file(env, path, { type, disk }) {
  const { body } = await env[disk].fetch('http://disk' + path);
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
  if (gzip && !/^(image\\/(?!svg)|font)/.test(type)) headers['content-encoding'] = 'gzip';
  return new Response(body, { headers });
}
let own;
function withAssets(env) {
  const fetch = (address) => {
    const path = pathOf(address), found = files.get(path);
    return found ? env[found.disk].fetch('http://disk' + path) : Promise.resolve(new Response(null, { status: 404 }));
  };
  return (own ??= { ...env, ASSETS: { fetch } });
}
function compressed(answer) {
  if (!answer.body || answer.headers.has('content-encoding')) return answer;
  const result = new Response(answer.body, answer);
  result.headers.set('content-encoding', 'gzip');
  return result;
}
export default {
  fetch(request, env, context) {
    const path = pathOf(request.url), found = files.get(path);
    if (found) return file(env, path, found);
    const answer = user.fetch(request, withAssets(env), context);
    return gzip ? Promise.resolve(answer).then(compressed) : answer;
  },
};
`;
}

function filesOf(folder: string, i: number): [string, { type: string; disk: string }][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(_headers|_redirects|\.)/.test(entry.name))
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .filter((name) => !name.includes('/.'))
    .map((name) => [
      name,
      { type: types[path.extname(name)] ?? 'application/octet-stream', disk: `BENCH_DISK${i}` },
    ]);
}
