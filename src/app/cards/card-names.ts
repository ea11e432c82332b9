import { setInFace } from '#app/cards/typeface-faces.ts';
import { quietly } from '#app/remote/http.ts';

/** Cards have no sheet on phones, so no names on it. */
const withSheet = '(min-width: 640px)';

/** Sets the names on a card's sheet in themselves, once a card. */
export function setCardNames(target: EventTarget): void {
  const card = target instanceof Element ? target.closest('li') : null;
  if (!card || card.hasAttribute('data-set') || !matchMedia(withSheet).matches) return;
  card.setAttribute('data-set', '');
  for (const line of card.querySelectorAll<HTMLElement>('[data-face]'))
    void quietly('face', () => setInFace(line));
}
