import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { stateDir } from '../paths.ts';
import { freePort } from '../port.ts';
import { localSecrets } from '../secret.ts';
import { type DoubleState, emptyState, paymentDouble } from './double.ts';

export interface TestCheckout {
  /** What the site has to know. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const pausesMs = [0, 500, 2_000];

/** Serves the stand-in for Stripe beside a site on this machine; null when the state's secrets name a key of Stripe. */
export async function serveTestCheckout(site: string): Promise<TestCheckout | null> {
  const secrets = await localSecrets();
  if (secrets.STRIPE_SECRET_KEY) return null;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`;
  const state = await readState();
  const deliver = (body: string, signature: string) => send(site, body, signature);
  const answer = paymentDouble({ state, origin, webhookSecret, deliver });
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = await answer(asRequest(request, origin));
    await writeState(state);
    response.writeHead(given.status, Object.fromEntries(given.headers));
    response.end(Buffer.from(await given.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    void reply(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    env: {
      STRIPE_DOUBLE: origin,
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** As Stripe does, it comes again when it was not taken. What is lost even so, the site's sweep finds. */
async function send(site: string, body: string, signature: string): Promise<void> {
  for (const pause of pausesMs) {
    await new Promise((done) => setTimeout(done, pause));
    const answer = await fetch(`${site}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
  }
}

function asRequest(request: IncomingMessage, origin: string): Request {
  const { method = 'GET', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(request.url ?? '/', origin), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
    ...(hasBody
      ? { body: Readable.toWeb(request) as unknown as BodyInit, duplex: 'half' as const }
      : {}),
  });
}

const stateFile = () => path.join(stateDir(), 'test-checkout.json');

async function readState(): Promise<DoubleState> {
  const text = await readFile(stateFile(), 'utf8').catch(() => null);
  return text === null ? emptyState() : { ...emptyState(), ...JSON.parse(text) };
}

async function writeState(state: DoubleState): Promise<void> {
  await mkdir(stateDir(), { recursive: true });
  const draft = `${stateFile()}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, JSON.stringify(state));
  await rename(draft, stateFile());
}
