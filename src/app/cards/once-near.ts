/** How far below and above the window something is near. */
const near = '500px 0px';
/** So long it stays near before it counts: what a fling passes is left alone. */
const restMs = 350;

interface Told {
  /** Once, when it has stayed near; at once for what is near from the start. */
  onNear: (target: HTMLElement) => void;
}

/** Tells of each target when a person comes to it. Gives the way to stop. */
export function onceNear(targets: Iterable<HTMLElement>, { onNear }: Told): () => void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        clearTimeout(waiting.get(target));
        waiting.delete(target);
        if (!(target instanceof HTMLElement)) continue;
        if (!isIntersecting) continue;
        const tell = () => {
          observer.unobserve(target);
          waiting.delete(target);
          onNear(target);
        };
        if (isFirst) tell();
        else waiting.set(target, setTimeout(tell, restMs));
      }
      isFirst = false;
    },
    { rootMargin: near },
  );
  for (const target of targets) observer.observe(target);
  return () => {
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
