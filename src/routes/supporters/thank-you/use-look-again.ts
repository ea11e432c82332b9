import { useEffect, useState } from 'react';
import { requestJson } from '#app/remote/http.ts';
import { paidLookFirstMs, paidLookMostMs, paidLooks } from '#domain/limits.ts';

interface Session {
  user: { has_access: boolean } | null;
}

/**
 * Asks at growing distances of time, while the page is in sight, whether access is there; then loads the page anew, so
 * that everything on it knows. Without script it never begins.
 */
export function useLookAgain(): 'before' | 'looking' | 'stopped' {
  const [state, setState] = useState<'before' | 'looking' | 'stopped'>('before');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let looks = 0;
    async function look() {
      setState('looking');
      if (document.visibilityState === 'visible') {
        looks += 1;
        if (await hasAccess()) return location.reload();
      }
      if (looks < paidLooks) next();
      else setState('stopped');
    }
    function next() {
      timer = setTimeout(
        () => void look(),
        Math.min(paidLookFirstMs * 1.5 ** looks, paidLookMostMs),
      );
    }
    next();
    return () => {
      clearTimeout(timer);
      looks = paidLooks;
    };
  }, []);
  return state;
}

function hasAccess(): Promise<boolean> {
  return requestJson<Session>('/api/_auth/session', { retry: false }).then(
    ({ user }) => user?.has_access ?? false,
    () => false,
  );
}
