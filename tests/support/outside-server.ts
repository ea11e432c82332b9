import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';

const known = z.object({
  /** By name and type: `studio.example TXT`. */
  names: z.record(z.string(), z.array(z.string())).default({}),
  /** By host and path: `studio.example/about`. */
  pages: z
    .record(
      z.string(),
      z.object({
        body: z.string(),
        type: z.string().default('text/html'),
        to: z.string().optional(),
      }),
    )
    .default({}),
});
/** What names and pages there are outside. */
export type Known = z.input<typeof known>;

const records = { A: 1, AAAA: 28, TXT: 16 } as const;
const publicAddress = '93.184.215.14';

/**
 * Stands for everything outside: names as DNS over HTTPS answers them, `https://host/path` under `/host/path`,
 * resolvers that fail under `/dns/{how}`, answers that would burst a reader under `/bomb/{how}`, and a canary at
 * `/canary` that counts who comes. `PUT /` adds names and pages.
 */
export async function serveOutside() {
  const state = known.parse({});
  const canary = { hits: 0 };
  const server = createServer((asked, answer) => {
    respond(asked, answer).catch((error: unknown) => {
      answer.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  async function respond(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(asked.url ?? '/', 'http://outside');
    if (asked.method === 'PUT') return learn(asked, answer);
    if (url.pathname === '/canary/hits') return json(answer, canary);
    if (url.pathname.startsWith('/canary')) {
      canary.hits += 1;
      answer.writeHead(200, { 'content-type': 'text/html' }).end('the loopback secret');
      return;
    }
    if (url.pathname === '/dns-query') return json(answer, answerFor(url.searchParams));
    const [, kind = '', how = ''] = url.pathname.split('/');
    if (kind === 'dns') return failingResolver(how, answer);
    if (kind === 'bomb') return bomb(how, url, asked, answer);
    const page = state.pages[url.pathname.slice(1)] ?? state.pages[url.pathname.slice(1) + '/'];
    if (page?.to) answer.writeHead(302, { location: page.to }).end();
    else if (page) answer.writeHead(200, { 'content-type': page.type }).end(page.body);
    else answer.writeHead(404, { 'content-type': 'text/html' }).end('nothing here');
  }

  async function learn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of asked) text += String(part);
    const { names, pages } = known.parse(JSON.parse(text));
    Object.assign(state.names, names);
    Object.assign(state.pages, pages);
    answer.writeHead(204).end();
  }

  /** Names that nobody has told have a public address, and no TXT record. */
  function answerFor(query: URLSearchParams) {
    const name = query.get('name') ?? '';
    const type = z.enum(['A', 'AAAA', 'TXT']).parse(query.get('type'));
    const usual = type === 'A' && !name.startsWith('_') ? [publicAddress] : [];
    const found = state.names[`${name} ${type}`] ?? usual;
    const quoted = (text: string) => (type === 'TXT' ? JSON.stringify(text) : text);
    return {
      Status: 0,
      Answer: found.map((data) => ({ name, type: records[type], TTL: 300, data: quoted(data) })),
    };
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    env: { OUTSIDE_DOUBLE: `http://127.0.0.1:${port}` },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function json(answer: ServerResponse, body: object): void {
  answer.writeHead(200, { 'content-type': 'application/dns-json' }).end(JSON.stringify(body));
}

function failingResolver(how: string, answer: ServerResponse): void {
  if (how === 'closed') answer.destroy();
  if (how === '500') answer.writeHead(500).end('no');
  if (how === 'garbage') answer.writeHead(200).end('<html>not what you think</html>');
  if (how === 'servfail') json(answer, { Status: 2 });
  if (how === 'huge') answer.writeHead(200).end(`{"Status":0,"pad":"${'x'.repeat(10_000_000)}"}`);
  if (how === 'redirect') answer.writeHead(302, { location: '/dns-query' }).end();
  // `hang` says nothing.
}

const megabyte = 1024 * 1024;
const bigText = Buffer.alloc((600 * megabyte) / 10, 'a');

/** Each would cost a reader that trusts it time or memory. */
function bomb(how: string, url: URL, asked: IncomingMessage, answer: ServerResponse): void {
  const type = { 'content-type': 'text/html' };
  const gone = () => asked.socket.destroyed || answer.destroyed;
  switch (how) {
    case 'gzip':
      answer
        .writeHead(200, { ...type, 'content-encoding': 'gzip' })
        .end(gzipSync(bigText, { level: 9 }));
      return;
    case 'brotli': {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      answer
        .writeHead(200, { ...type, 'content-encoding': 'br' })
        .end(brotliCompressSync(bigText, { params }));
      return;
    }
    case 'endless': {
      answer.writeHead(200, type);
      const more = (): void => {
        if (gone()) return;
        answer.write('b'.repeat(64 * 1024), () => setTimeout(more, 1));
      };
      return more();
    }
    case 'large':
      answer.writeHead(200, { ...type, 'content-length': String(20 * megabyte) });
      answer.end(bigText.subarray(0, 20 * megabyte));
      return;
    case 'headers':
      for (let i = 0; i < 10_000; i++) answer.setHeader(`x-${i}`, 'v');
      answer.writeHead(200, type).end('<p>late</p>');
      return;
    case 'long-header':
      answer.writeHead(200, { ...type, 'x-long': 'h'.repeat(60_000) }).end('<p>late</p>');
      return;
    case 'hops': {
      const hop = Number(url.searchParams.get('hop') ?? 0) + 1;
      answer.writeHead(hop > 100 ? 200 : 302, { ...type, location: `?hop=${hop}` }).end();
      return;
    }
    case 'drip': {
      answer.writeHead(200, type);
      const drop = (): void => {
        if (!gone()) answer.write('.', () => setTimeout(drop, 200));
      };
      return drop();
    }
    case 'slow-head':
      return;
    case 'broken-gzip':
      answer.writeHead(200, { ...type, 'content-encoding': 'gzip' }).end('this is no gzip at all');
      return;
    default:
      answer.writeHead(404).end();
  }
}
