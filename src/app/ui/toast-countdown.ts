import { useEffect, useEffectEvent, useRef } from 'react';
import type { Toast } from '#app/state/toasts.ts';

/** Counts down while nothing holds it and goes on with what was left. An updated toast starts anew; null never ends. */
export function useCountdown(
  toast: Toast,
  ms: number | null,
  isHeld: boolean,
  onEnd: () => void,
): void {
  const left = useRef(0);
  const counted = useRef<Toast | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (counted.current !== toast) left.current = ms ?? 0;
    counted.current = toast;
    if (ms === null || isHeld) return undefined;
    const began = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [toast, ms, isHeld]);
}
