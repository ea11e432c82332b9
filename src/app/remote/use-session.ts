import useSWR from 'swr';
import { requestJson } from '#app/remote/http.ts';
import { once } from '#app/remote/once.ts';
import type { User } from '#domain/user/user.ts';

interface Session {
  user: User | null;
  expires_at: string | null;
}

const signedOut: Session = { user: null, expires_at: null };

/** Who is signed in. Unknown counts as signed out, and so does a failure. */
export function useSession(): Session {
  return useKnownSession() ?? signedOut;
}

/** Undefined until the server has said. */
export function useKnownSession(): Session | undefined {
  return useSWR('/api/_auth/session', readSession, once).data;
}

async function readSession(path: string): Promise<Session> {
  try {
    return await requestJson<Session>(path, { retry: false });
  } catch {
    return signedOut;
  }
}
