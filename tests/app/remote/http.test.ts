import { afterEach, describe, expect, it, vi } from 'vitest';
import { HttpError, quietly, request, requestJson } from '#app/remote/http.ts';

interface Asked {
  url: string;
  init: RequestInit;
}

/** Stands in for the network: answers in turn with statuses, or with an error that the network would give. */
function network(...answers: (number | Error)[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? 200;
    asked.push({ url, init });
    if (answer instanceof Error) throw answer;
    return Response.json({ answer }, { status: answer });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('asking again', () => {
  const again = [408, 409, 425, 429, 500, 502, 503, 504];
  const never = [200, 204, 301, 400, 401, 403, 404, 410, 422, 501, 505];

  it.each(again)('asks once more after %i when the method has no body', async (status) => {
    const asked = network(status === 204 ? 200 : status, 200);
    const response = await request('/a');
    expect(response.status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it.each(again)('gives %i when it comes twice, and asks no third time', async (status) => {
    const asked = network(status);
    expect((await request('/a')).status).toBe(status);
    expect(asked).toHaveLength(2);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])('never asks again for %s', async (method) => {
    const asked = network(503);
    expect((await request('/a', { method, body: 'x' })).status).toBe(503);
    expect(asked).toHaveLength(1);
  });

  it.each(never.filter((status) => status >= 300 || status === 200))(
    'does not ask again after %i',
    async (status) => {
      const asked = network(status);
      expect((await request('/a')).status).toBe(status);
      expect(asked).toHaveLength(1);
    },
  );

  it('asks once more when nothing answered, but not when the caller or the clock stopped it', async () => {
    const unreachable = network(new TypeError('failed to fetch'), 200);
    expect((await request('/a')).status).toBe(200);
    expect(unreachable).toHaveLength(2);
    for (const name of ['TimeoutError', 'AbortError']) {
      const asked = network(Object.assign(new Error('stopped'), { name }));
      await expect(request('/a')).rejects.toThrow('stopped');
      expect(asked).toHaveLength(1);
    }
  });

  it('asks only once when told so', async () => {
    const asked = network(500);
    await request('/api/_auth/session', { retry: false });
    expect(asked).toHaveLength(1);
  });
});

describe('a request', () => {
  it('goes to the base address with the token', async () => {
    const asked = network(200);
    await request('/v2/me', { base: 'https://backend.example/api/', token: 't0k' });
    expect(asked[0]?.url).toBe('https://backend.example/api/v2/me');
    expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer t0k' });
  });

  it('carries no authorization without a token', async () => {
    const asked = network(200);
    await request('/v2/websites');
    expect(asked[0]?.url).toBe('/v2/websites');
    expect(asked[0]?.init.headers).toEqual({});
  });

  it('ends when its time is over', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    await expect(request('/a', { timeoutMs: 5 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a failure', () => {
  it('gives the words of the toast for statuses and for the network', async () => {
    const said: string[] = [];
    const onFailure = (text: string) => said.push(text);
    network(404);
    await request('/a', { onFailure });
    network(new TypeError('offline'));
    await expect(request('/a', { method: 'POST', onFailure })).rejects.toThrow('offline');
    expect(said).toEqual(['Something went wrong: 404 from /a', 'Something went wrong: offline']);
  });

  it('is an error with its status where JSON was wanted', async () => {
    network(404);
    await expect(requestJson('/a')).rejects.toThrow(HttpError);
    network(200);
    expect(await requestJson('/a')).toEqual({ answer: 200 });
  });

  it('is only logged for calls that nobody waits for', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const work = async () => {
      throw new Error('no favourites');
    };
    expect(await quietly('favourites', work)).toBeUndefined();
    expect(log).toHaveBeenCalledWith('favourites: Error: no favourites');
    expect(await quietly('favourites', async () => 1)).toBe(1);
  });
});
