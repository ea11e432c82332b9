/** Tells which section stands a third down the window, whenever that is another one. */
export function watchSections(tell: (id: string | null) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // Of several frames told at once, Chromium groups the entries by section, not by time.
      const reached = entries.filter(({ isIntersecting }) => isIntersecting);
      const last = reached.toSorted((a, b) => a.time - b.time).at(-1);
      if (last) tell(last.target.id);
    },
    { rootMargin: '-33% 0px -67% 0px' },
  );
  for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
}
