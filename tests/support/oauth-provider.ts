import { idTokenSigner } from './id-token.ts';

export interface Person {
  id: number;
  email: string;
  isVerified: boolean;
}

/** What is wrong with what the provider says once the person has agreed. */
export const faults = ['is down', 'hangs', 'talks rubbish', 'talks without end'] as const;
export type Fault = (typeof faults)[number];

interface Grant {
  person: Person;
  host: string;
  redirect: string;
  challenge: string;
  nonce: string | null;
  fault: Fault | null;
}

const client = { id: 'client', secret: 'secret' };
const issuer = 'https://accounts.google.com';
const authorizeHosts = ['github.com', 'accounts.google.com'];
const hostOfToken = {
  'https://github.com/login/oauth/access_token': 'github.com',
  'https://oauth2.googleapis.com/token': 'accounts.google.com',
};

/**
 * GitHub and Google as OAuth 2 providers, at the addresses that the site asks. Each code serves once, for the client,
 * the way back and the PKCE challenge that it was given for.
 */
export function oauthProvider() {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  const signer = idTokenSigner();
  const provider = {
    env: {
      GITHUB_CLIENT_ID: client.id,
      GITHUB_CLIENT_SECRET: client.secret,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
    },
    /** What ID tokens say otherwise than they should, and who signs them. */
    claims: {} as Record<string, unknown>,
    signer,

    /** The person agrees: where their browser is sent. Throws when the site has sent it here wrongly. */
    agree(address: string, person: Person, fault: Fault | null = null): string {
      const { host, query, back } = asked(address);
      const code = crypto.randomUUID();
      const redirect = query.get('redirect_uri') ?? '';
      const challenge = query.get('code_challenge') ?? '';
      codes.set(code, { person, host, redirect, challenge, nonce: query.get('nonce'), fault });
      back.searchParams.set('code', code);
      if (host === 'accounts.google.com') back.searchParams.set('iss', issuer);
      return back.href;
    },
    deny(address: string): string {
      const { back } = asked(address);
      back.searchParams.set('error', 'access_denied');
      return back.href;
    },
    async answer(request: Request): Promise<Response> {
      switch (request.url) {
        case 'https://github.com/login/oauth/access_token':
        case 'https://oauth2.googleapis.com/token':
          return exchange(hostOfToken[request.url], await formOf(request));
        case 'https://api.github.com/user':
          return known(request, ({ id }) => ({ id, login: 'octo', name: 'Octo' }));
        case 'https://api.github.com/user/emails':
          return known(request, ({ email, isVerified }) => [
            { email: 'another@example.com', primary: false, verified: true },
            { email, primary: true, verified: isVerified },
          ]);
        case 'https://www.googleapis.com/oauth2/v3/certs':
          return Response.json(await signer.keys());
        default:
          throw new Error(`nobody is at ${request.url}`);
      }
    },
  };

  async function exchange(host: string, form: URLSearchParams): Promise<Response> {
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    if (!grant || !(await isFor(grant, host, form))) {
      // GitHub says so with 200, Google with 400.
      const status = host === 'github.com' ? 200 : 400;
      return Response.json({ error: 'invalid_grant' }, { status });
    }
    if (grant.fault) return faulty(grant.fault);
    const token = `an-access-token-${crypto.randomUUID()}`;
    tokens.set(token, grant);
    const given = { access_token: token, token_type: 'bearer', scope: 'any' };
    if (host === 'github.com') return Response.json(given);
    return Response.json({ ...given, id_token: await provider.signer.sign(claimsOf(grant)) });
  }

  function claimsOf({ person, nonce }: Grant) {
    const now = Math.floor(Date.now() / 1000);
    const { email, isVerified: email_verified } = person;
    const who = { sub: String(person.id), email, email_verified, name: 'Octo' };
    const token = { iss: issuer, aud: client.id, nonce, iat: now, exp: now + 600 };
    return { ...who, ...token, ...provider.claims };
  }

  function known(request: Request, say: (person: Person) => unknown): Response {
    const token = (request.headers.get('authorization') ?? '').replace('Bearer ', '');
    const grant = tokens.get(token);
    return grant && request.headers.get('user-agent')
      ? Response.json(say(grant.person))
      : Response.json({ message: 'Bad credentials' }, { status: 401 });
  }

  return provider;
}

async function formOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
}

/** Reads an address of ours to leave for, as strictly as a provider with one registered client. */
function asked(address: string) {
  const { protocol, host, searchParams: query } = new URL(address);
  const isOurs =
    protocol === 'https:' &&
    authorizeHosts.includes(host) &&
    query.get('client_id') === client.id &&
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256';
  if (!isOurs) throw new Error(`not ours: ${address}`);
  const back = new URL(query.get('redirect_uri') ?? '');
  back.searchParams.set('state', query.get('state') ?? '');
  return { host, query, back };
}

async function isFor(grant: Grant, host: string, form: URLSearchParams): Promise<boolean> {
  const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', verifier));
  return (
    grant.host === host &&
    form.get('client_id') === client.id &&
    form.get('client_secret') === client.secret &&
    form.get('redirect_uri') === grant.redirect &&
    Buffer.from(digest).toString('base64url') === grant.challenge
  );
}

function faulty(fault: Fault): Promise<Response> | Response {
  switch (fault) {
    case 'is down':
      return new Response('broken', { status: 500 });
    case 'hangs':
      return new Promise(() => {});
    case 'talks rubbish':
      return new Response('<html>', { headers: { 'content-type': 'application/json' } });
    case 'talks without end': {
      const part = new Uint8Array(64 * 1024).fill(32);
      return new Response(new ReadableStream({ pull: (to) => to.enqueue(part) }));
    }
  }
}
