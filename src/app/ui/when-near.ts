/** Does the work once, when the place is about to be seen: `margin` pixels before. Gives what calls it off. */
export function whenNear(place: Element | null, work: () => void, margin = 200): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      work();
    },
    { rootMargin: `${margin}px 0px` },
  );
  if (place) watch.observe(place);
  return () => watch.disconnect();
}
