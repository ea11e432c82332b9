import { useEffect, useState } from 'react';
import { dialogExitMs } from '#domain/limits.ts';

export type Phase = 'open' | 'closed' | 'unmounted';

/** A closed overlay stays in the document for its exit animation. */
export function usePhase(isOpen: boolean): Phase {
  const [isHere, setHere] = useState(isOpen);
  if (isOpen && !isHere) setHere(true);
  useEffect(() => {
    if (isOpen || !isHere) return undefined;
    const timer = setTimeout(() => setHere(false), dialogExitMs);
    return () => clearTimeout(timer);
  }, [isOpen, isHere]);
  if (isOpen) return 'open';
  return isHere ? 'closed' : 'unmounted';
}
