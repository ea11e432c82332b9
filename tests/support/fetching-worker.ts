import { guardedFetch } from '#worker/outside/guarded-fetch.ts';

/** A worker that does nothing but the guarded fetch: `GET /{how}` asks for the bomb of that name at `OUTSIDE`. */
export default {
  async fetch(request: Request, { OUTSIDE }: { OUTSIDE: string }): Promise<Response> {
    const ask = guardedFetch({
      resolver: {
        texts: async () => [],
        addresses: async () => [{ address: '93.184.215.14', ttl: 300 }],
      },
      connect: (url, init) => fetch(`${OUTSIDE}${url.pathname}${url.search}`, init),
      ownHost: 'specimen.example',
      userAgent: 'Specimen',
    });
    const { pathname } = new URL(request.url);
    const answer = await ask(`https://outside.example${pathname}`, { types: ['text/html'] });
    return Response.json(
      answer.ok ? { bytes: answer.bytes.length, isCut: answer.isCut } : { reason: answer.reason },
    );
  },
};
