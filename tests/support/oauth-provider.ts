import { vi } from 'vitest';

interface Grant {
  redirect: string;
  challenge: string;
}

/** A stand-in for GitHub at the network: it asks for PKCE, gives each code once and knows one person. */
export function oauthProvider() {
  const grants = new Map<string, Grant>();
  const provider = {
    id: 4711,
    email: 'octo@example.com',
    isVerified: true,
    /** What every call is answered with instead. */
    broken: null as (() => Promise<Response>) | null,
    env: { GITHUB_CLIENT_ID: 'client', GITHUB_CLIENT_SECRET: 'secret' },
    /** The person agrees: where their browser is sent. */
    agree(address: string): string {
      const asked = new URL(address);
      const query = asked.searchParams;
      if (asked.origin !== 'https://github.com' || query.get('client_id') !== 'client') {
        throw new Error(`not ours: ${address}`);
      }
      const code = crypto.randomUUID();
      const redirect = query.get('redirect_uri') ?? '';
      grants.set(code, { redirect, challenge: query.get('code_challenge') ?? '' });
      const back = new URL(redirect);
      back.searchParams.set('code', code);
      back.searchParams.set('state', query.get('state') ?? '');
      return back.pathname + back.search;
    },
    start() {
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const request = new Request(input, init);
        return provider.broken ? provider.broken() : answer(request);
      });
    },
  };

  async function answer(request: Request): Promise<Response> {
    switch (request.url) {
      case 'https://github.com/login/oauth/access_token':
        return token(new URLSearchParams(await request.text()));
      case 'https://api.github.com/user':
        return Response.json({
          id: provider.id,
          login: 'octo',
          name: 'Octo',
          email: provider.email,
        });
      case 'https://api.github.com/user/emails':
        return Response.json([
          { email: provider.email, primary: true, verified: provider.isVerified },
        ]);
      default:
        throw new Error(`nobody is at ${request.url}`);
    }
  }

  async function token(form: URLSearchParams): Promise<Response> {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '');
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', verifier));
    const challenge = Buffer.from(digest).toString('base64url');
    if (!grant || grant.redirect !== form.get('redirect_uri') || grant.challenge !== challenge) {
      return Response.json({ error: 'bad_verification_code' });
    }
    return Response.json({
      access_token: 'an-access-token',
      token_type: 'bearer',
      scope: 'user:email',
    });
  }

  return provider;
}
