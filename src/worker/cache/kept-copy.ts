/** A public page or payload as kept bytes. `headers` are the browser's, whole; `made` is epoch ms. */
export interface KeptCopy {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  made: number;
}

const madeHeader = 'x-kept-made';

/**
 * The envelope in the Cache API: our own 24 hours around the browser's headers, since a plain entry is gone after
 * its max-age and could not be served when the database fails.
 */
export function seal(copy: KeptCopy, forSeconds: number): Response {
  return new Response(copy.body, {
    headers: {
      'cache-control': `public, max-age=${forSeconds}`,
      'content-type': 'application/octet-stream',
      [madeHeader]: String(copy.made),
      'x-kept-headers': encodeURIComponent(JSON.stringify([...copy.headers])),
    },
  });
}

/** Null when the stored answer is not an envelope of ours. */
export async function unseal(response: Response): Promise<KeptCopy | null> {
  const made = Number(response.headers.get(madeHeader));
  const headers = parsedHeaders(response.headers.get('x-kept-headers'));
  if (!made || !headers) return null;
  return { body: new Uint8Array(await response.arrayBuffer()), headers, made };
}

function parsedHeaders(text: string | null): Headers | null {
  if (!text) return null;
  const pairs: unknown = JSON.parse(decodeURIComponent(text));
  return Array.isArray(pairs) ? new Headers(pairs as [string, string][]) : null;
}
