import { useEffect, useState } from 'react';
import { requestJson } from '#app/remote/http.ts';
import { paidLookFirstMs, paidLookMostMs, paidLooks } from '#domain/limits.ts';

interface Session {
  user: { has_access: boolean } | null;
}

/**
 * Asks at growing distances of time, while the page is in sight, whether access is there; then loads the page anew, so
 * that everything on it knows. False before it has begun and once it has given up.
 */
export function useLookAgain(): boolean {
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let looks = 0;
    async function look() {
      if (document.visibilityState === 'visible') {
        looks += 1;
        if (await hasAccess()) return location.reload();
      }
      if (looks < paidLooks) next();
      else setLooking(false);
    }
    function next() {
      timer = setTimeout(
        () => void look(),
        Math.min(paidLookFirstMs * 1.5 ** looks, paidLookMostMs),
      );
    }
    setLooking(true);
    next();
    return () => {
      clearTimeout(timer);
      looks = paidLooks;
    };
  }, []);
  return isLooking;
}

function hasAccess(): Promise<boolean> {
  return requestJson<Session>('/api/_auth/session', { retry: false }).then(
    ({ user }) => user?.has_access ?? false,
    () => false,
  );
}
