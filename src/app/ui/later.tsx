import { type ComponentType, useEffect, useState } from 'react';
import { payloadPreloadAfterMs } from '#domain/limits.ts';

type Load = () => Promise<ComponentType>;

/** A part that the first view can do without: its code and its data are asked for when the page has settled. */
export function Later({ load }: { load: Load }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // A part that does not come leaves its place empty; chunk errors are seen to elsewhere.
      load().then(
        (Loaded) => setPart(() => Loaded),
        () => {},
      );
    }, payloadPreloadAfterMs);
    return () => clearTimeout(timer);
  }, [load]);
  return Part && <Part />;
}
