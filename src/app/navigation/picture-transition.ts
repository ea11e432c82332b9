import { transitionWaitMs } from '#domain/limits.ts';

const name = 'picture';

/**
 * Shows a new page while a picture that both pages have moves from its old place to its new one. Without such a
 * picture, without the browser's view transitions or with reduced motion the page just changes.
 */
export async function withPicture(
  link: Element | null,
  update: () => Promise<void>,
): Promise<void> {
  const old = movingPicture(link);
  if (!old || !('startViewTransition' in document) || motionIsReduced()) return update();
  const id = old.dataset.picture;
  old.style.viewTransitionName = name;
  let arrived: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    await update();
    old.style.viewTransitionName = '';
    arrived = document.querySelector<HTMLElement>(`[data-picture="${id}"]`);
    if (!arrived) return;
    arrived.style.viewTransitionName = name;
    await loaded(arrived);
  });
  // Another navigation, or a hidden tab, may skip the movement; the page is there all the same.
  transition.ready.catch(() => {});
  transition.finished
    .finally(() => arrived?.style.removeProperty('view-transition-name'))
    .catch(() => {});
  await transition.updateCallbackDone;
}

/** The picture of the card that was clicked, else the large picture that the page is about. */
function movingPicture(link: Element | null): HTMLElement | null {
  const card = link?.closest('.card')?.querySelector<HTMLElement>('[data-picture]');
  return card ?? document.querySelector<HTMLElement>('[data-picture][data-large]');
}

/** At most 100 ms for the new picture: a page does not wait longer for its looks. */
async function loaded(picture: HTMLElement): Promise<void> {
  const image = picture.querySelector('img');
  if (!image) return;
  const late = new Promise<void>((done) => {
    setTimeout(done, transitionWaitMs);
  });
  await Promise.race([image.decode().catch(() => {}), late]);
}

function motionIsReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
