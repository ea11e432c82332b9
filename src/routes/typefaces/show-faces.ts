import { quietly } from '#app/remote/http.ts';
import { urls } from '#domain/urls.ts';

/** How far below and above the window faces are fetched. */
const near = '400px 0px';
/** The stand-in's own: with them no line moves when its face arrives. */
const standIn = { ascentOverride: '97%', descentOverride: '25%', lineGapOverride: '0%' };

/** Sets each line in its own face once it comes near; one file a line at most. Gives the way to stop. */
export function showFaces(list: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void quietly('face', () => setInFace(target));
      }
    },
    { rootMargin: near },
  );
  for (const line of list.querySelectorAll<HTMLElement>('[data-face]')) observer.observe(line);
  return () => observer.disconnect();
}

async function setInFace(line: HTMLElement): Promise<void> {
  const { face: file = '', weights = '400' } = line.dataset;
  const family = `face ${file}`;
  await faceOf(family, file, weights).load();
  if (line.dataset.face === file) line.style.fontFamily = `"${family}", var(--font-sans)`;
}

/** One face a file, whatever lines it is in. */
function faceOf(family: string, file: string, weights: string): FontFace {
  for (const known of document.fonts) if (known.family.replaceAll('"', '') === family) return known;
  const face = new FontFace(family, `url("${urls.face(file)}")`, { weight: weights, ...standIn });
  document.fonts.add(face);
  return face;
}
