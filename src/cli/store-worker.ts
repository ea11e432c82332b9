import type { D1Database, KVNamespace, R2Bucket, R2Object } from '@cloudflare/workers-types';

/**
 * Runs in workerd beside a command and answers it alone: one request is one D1 batch, one KV value or one
 * R2 object. wrangler's own proxy costs 6 ms of standstill for every statement; this costs 6 ms for a batch.
 */
interface Bindings {
  DB: D1Database;
  KV: KVNamespace;
  PICTURES: R2Bucket;
  TOKEN: string;
}

export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    if (request.headers.get('authorization') !== env.TOKEN)
      return new Response(null, { status: 403 });
    try {
      return await answer(request, env);
    } catch (cause) {
      return new Response(String(cause), { status: 500 });
    }
  },
};

async function answer(request: Request, env: Bindings): Promise<Response> {
  const url = new URL(request.url);
  const key = url.searchParams.get('key') ?? '';
  switch (`${request.method} ${url.pathname}`) {
    case 'POST /batch':
      return Response.json(await batch(env.DB, await request.json()));
    case 'GET /kv':
      return bytesOf(await env.KV.get(key, 'arrayBuffer'));
    case 'PUT /kv':
      await env.KV.put(key, await request.arrayBuffer());
      return new Response(null, { status: 204 });
    case 'HEAD /picture':
      return aboutOf(await env.PICTURES.head(key));
    case 'PUT /picture': {
      const contentType = request.headers.get('content-type') ?? 'application/octet-stream';
      await env.PICTURES.put(key, await request.arrayBuffer(), {
        httpMetadata: { contentType },
        customMetadata: { about: request.headers.get('x-about') ?? '' },
      });
      return new Response(null, { status: 204 });
    }
    default:
      return new Response(null, { status: 404 });
  }
}

function aboutOf(object: R2Object | null): Response {
  const about = object?.customMetadata?.about;
  return new Response(null, about ? { headers: { 'x-about': about } } : { status: 404 });
}

function bytesOf(bytes: ArrayBuffer | null): Response {
  return bytes === null ? new Response(null, { status: 404 }) : new Response(bytes);
}

async function batch(db: D1Database, statements: [string, unknown[]][]) {
  const results = await db.batch(
    statements.map(([text, values]) => db.prepare(text).bind(...values)),
  );
  return results.map(({ results: rows, meta }) => ({ results: rows, meta }));
}
