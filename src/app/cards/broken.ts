/** For pictures that have nothing instead: one that does not come shows its ground, not the browser's mark for it. */
export function hideBroken(img: HTMLImageElement | null): void {
  if (img?.complete && img.naturalWidth === 0) img.style.visibility = 'hidden';
}
