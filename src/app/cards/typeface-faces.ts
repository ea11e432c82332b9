import { quietly } from '#app/remote/http.ts';
import { whenIdle } from '#app/ui/when-idle.ts';
import { urls } from '#domain/urls.ts';

/** How far below and above the window faces are fetched. */
const near = '400px 0px';
/** So long a line stays near before its face is fetched: each arriving file lays the whole page out, and a fling is past it. */
const restMs = 300;
/** The stand-in's own: with them no line moves when its face arrives. */
const standIn = { ascentOverride: '97%', descentOverride: '25%', lineGapOverride: '0%' };

/** Sets each line in its own face once it comes near; one file a line at most. Gives the way to stop. */
export function showFaces(list: HTMLElement): () => void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        clearTimeout(waiting.get(target));
        waiting.delete(target);
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        const set = () => {
          observer.unobserve(target);
          waiting.delete(target);
          void quietly('face', () => setInFace(target));
        };
        if (isFirst) set();
        else waiting.set(target, setTimeout(set, restMs));
      }
      isFirst = false;
    },
    { rootMargin: near },
  );
  let isGone = false;
  // Each arriving file lays the page out: hearts and ticks answer first.
  whenIdle(() => {
    if (isGone) return;
    for (const line of list.querySelectorAll<HTMLElement>('[data-face]')) observer.observe(line);
  });
  return () => {
    isGone = true;
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

/** Sets a line in the file that `data-face` names. Rejects when it does not come. */
export async function setInFace(line: HTMLElement): Promise<void> {
  const { face: file = '', weights = '400' } = line.dataset;
  const family = await loadFace(`face ${file}`, urls.face(file), weights);
  if (line.dataset.face === file) line.style.fontFamily = family;
}

/** One face a family, whatever lines it is in. Gives its stack; rejects when the file does not come. */
export async function loadFace(name: string, address: string, weights = '400'): Promise<string> {
  await faceOf(name, address, weights).load();
  return `"${name}", var(--font-sans)`;
}

function faceOf(family: string, address: string, weights: string): FontFace {
  for (const known of document.fonts) {
    if (known.family.replaceAll('"', '') !== family) continue;
    if (known.status !== 'error') return known;
    // A second press asks again.
    document.fonts.delete(known);
    break;
  }
  const face = new FontFace(family, `url("${address}")`, { weight: weights, ...standIn });
  document.fonts.add(face);
  return face;
}
