import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { payloadPreloadAfterMs } from '#domain/limits.ts';

type Part = ComponentType<{ until?: ReactNode }>;
type Load = () => Promise<Part>;

/** A part that the first view can do without: its code and its data are asked for when the page has settled. `until`: what stands there before, and without script;
 * the part gets it, to stand until it knows better. */
export function Later({ load, until }: { load: Load; until?: ReactNode }) {
  const [Part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // A part that does not come leaves its place as it is; chunk errors are seen to elsewhere.
      load().then(
        (Loaded) => setPart(() => Loaded),
        () => {},
      );
    }, payloadPreloadAfterMs);
    return () => clearTimeout(timer);
  }, [load]);
  return Part ? <Part until={until} /> : until;
}
