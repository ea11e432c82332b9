import type { Database } from '#domain/db.ts';
import type { BlobStore } from '#domain/ports.ts';
import { patientDatabase } from './patient-database.ts';

/** The store worker as seen from a command. */
export interface Stores {
  db: Database;
  blobs: BlobStore;
  pictures: Pictures;
}

export interface Pictures {
  /** What was said about a stored picture when it was put; null when there is none. */
  about(key: string): Promise<string | null>;
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string, about: string): Promise<void>;
}

interface Init {
  method?: string;
  body?: string | ArrayBuffer | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export function storesAt(origin: URL, token: string): Stores {
  const call = async (path: string, init: Init = {}): Promise<Response> => {
    const headers = { ...init.headers, authorization: token, 'accept-encoding': 'identity' };
    const response = await fetch(new URL(path, origin), { ...init, headers });
    if (response.status === 500) throw new Error(await response.text());
    return response;
  };
  const at = (kind: string, key: string) => `/${kind}?key=${encodeURIComponent(key)}`;
  return {
    db: patientDatabase(async (statements) => {
      const response = await call('/batch', { method: 'POST', body: JSON.stringify(statements) });
      return response.json();
    }),
    blobs: {
      async get(key) {
        const response = await call(at('kv', key));
        const bytes = await response.arrayBuffer();
        return response.ok ? bytes : null;
      },
      async put(key, value) {
        await call(at('kv', key), { method: 'PUT', body: value });
      },
    },
    pictures: {
      about: async (key) =>
        (await call(at('picture', key), { method: 'HEAD' })).headers.get('x-about'),
      async put(key, bytes, type, about) {
        const headers = { 'content-type': type, 'x-about': about };
        await call(at('picture', key), { method: 'PUT', body: bytes, headers });
      },
    },
  };
}
