import { useCallback } from 'react';
import useSWR from 'swr';
import { requestJson } from '#app/remote/http.ts';
import { once } from '#app/remote/once.ts';
import type { User } from '#domain/user/user.ts';

interface Session {
  user: User | null;
  expires_at: string | null;
}

const signedOut: Session = { user: null, expires_at: null };

/** Undefined until the server has said. */
export function useKnownSession(): Session | undefined {
  return useSWR('/api/_auth/session', readSession, once).data;
}

/** The same, with the way to ask again. */
export function useLiveSession(): { session: Session | undefined; refresh: () => void } {
  const { data, mutate } = useSWR('/api/_auth/session', readSession, once);
  const refresh = useCallback(() => void mutate(), [mutate]);
  return { session: data, refresh };
}

async function readSession(path: string): Promise<Session> {
  try {
    return await requestJson<Session>(path, { retry: false });
  } catch {
    return signedOut;
  }
}
