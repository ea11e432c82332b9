/** Tells which section stands a third down the window, whenever that is another one. */
export function watchSections(tell: (id: string | null) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) tell(target.id);
    },
    { rootMargin: '-33% 0px -67% 0px' },
  );
  for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
}
