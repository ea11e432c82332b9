import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { type Fault, faults, oauthProvider } from './oauth-provider.ts';

/**
 * The provider as a server of its own: `https://host/path` is `/host/path` here. Its page asks who somebody is, and
 * what shall go wrong.
 */
export async function serveOauth() {
  const provider = oauthProvider();
  let people = 0;
  const server = createServer((asked, answer) => {
    respond(asked, answer).catch((error: unknown) => {
      answer.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  async function respond(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const address = `https:/${asked.url}`;
    const { pathname } = new URL(address);
    const body = await bodyOf(asked);
    if (!/^\/(login\/oauth\/authorize|o\/oauth2\/v2\/auth)$/.test(pathname)) {
      return send(await provider.answer(requestOf(asked, address, body)), answer);
    }
    if (asked.method === 'GET') {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    const location = decide(address, new URLSearchParams(body));
    answer.writeHead(302, { location }).end();
  }

  function decide(address: string, form: URLSearchParams): string {
    if (form.get('answer') !== 'allow') return provider.deny(address);
    people += 1;
    const person = {
      id: people,
      email: form.get('email') ?? '',
      isVerified: form.has('verified'),
    };
    const fault = faults.find((one) => one === form.get('fault')) ?? null;
    return provider.agree(address, person, fault);
  }

  return {
    env: { ...provider.env, OAUTH_DOUBLE: `http://127.0.0.1:${port}` },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const option = (fault: Fault) => `<option>${fault}</option>`;
const page = `<!doctype html><html lang="en"><title>Is this you?</title><h1>Is this you?</h1>
<form method="post">
<label>Address <input name="email"></label>
<label><input type="checkbox" name="verified" checked> It is confirmed</label>
<label>Afterwards <select name="fault"><option value="">all is well</option>${faults.map(option).join('')}</select></label>
<button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Deny</button>
</form></html>`;

async function bodyOf(asked: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of asked) body += String(part);
  return body;
}

function requestOf({ method = 'GET', headers }: IncomingMessage, address: string, body: string) {
  const { authorization = '', 'user-agent': agent = '' } = headers;
  const told = { authorization, 'user-agent': agent };
  return new Request(address, { method, headers: told, ...(method === 'POST' ? { body } : {}) });
}

async function send(given: Response, answer: ServerResponse): Promise<void> {
  answer.writeHead(given.status, Object.fromEntries(given.headers));
  // The site may have heard enough.
  await pipeline(given.body ?? [], answer).catch(() => {});
}
