import { onceNear } from '#app/cards/once-near.ts';
import { quietly } from '#app/remote/http.ts';
import { whenIdle } from '#app/ui/when-idle.ts';
import { urls } from '#domain/urls.ts';

/** The stand-in's own: with them no line moves when its face arrives. */
const standIn = { ascentOverride: '97%', descentOverride: '25%', lineGapOverride: '0%' };

/**
 * Sets each line in its own face once a person comes to it: each arriving file lays the whole page out. One file a
 * line at most. Gives the way to stop.
 */
export function showFaces(list: HTMLElement): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  // Hearts and ticks answer first.
  whenIdle(() => {
    if (isGone) return;
    stop = onceNear(list.querySelectorAll<HTMLElement>('[data-face]'), {
      onNear: (line) => void quietly('face', () => setInFace(line)),
    });
  });
  return () => {
    isGone = true;
    stop?.();
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
