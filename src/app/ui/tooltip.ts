import { tooltipDelayMs, tooltipSkipMs } from '#domain/limits.ts';
import styles from './tooltip.module.css';

const gapPx = 6;
const edgePx = 8;

/**
 * One tip for every element with `data-tip`: its text, or without one the element's accessible name. After 700 ms
 * under the pointer, at once for the keyboard and within 300 ms of another tip; Escape hides it; fingers get none.
 */
export function startTooltips(): void {
  const tip = new Tip();
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') tip.pointAt(target);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) tip.focusOn(target);
  });
  document.addEventListener('focusout', () => tip.hide());
  document.addEventListener('pointerdown', () => tip.hide());
  document.addEventListener('scroll', () => tip.hide(), { capture: true, passive: true });
  document.addEventListener('keydown', (event) => {
    // Escape then closes nothing beneath the tip.
    if (event.key === 'Escape' && tip.hide()) event.preventDefault();
  });
}

class Tip {
  private readonly box = document.createElement('div');
  private target: Element | null = null;
  private hasFocus = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hiddenAt = Number.NEGATIVE_INFINITY;

  constructor() {
    this.box.id = 'tooltip';
    this.box.className = styles.tip ?? '';
    this.box.role = 'tooltip';
    this.box.popover = 'manual';
  }

  /** The pointer may rest on the tip itself. */
  pointAt(under: EventTarget | null): void {
    if (!(under instanceof Element) || this.box.contains(under)) return;
    const target = under.closest('[data-tip]');
    if (target === this.target || (!target && this.hasFocus)) return;
    this.hide();
    if (!target) return;
    this.target = target;
    const isSoon = performance.now() - this.hiddenAt < tooltipSkipMs;
    this.timer = setTimeout(() => this.show(target), isSoon ? 0 : tooltipDelayMs);
  }

  focusOn(focused: Element): void {
    const target = focused.closest('[data-tip]');
    if (!target) return;
    this.hide();
    this.target = target;
    this.hasFocus = true;
    // While a menu closes and gives the focus back, no popover may be shown.
    this.timer = setTimeout(() => this.show(target), 0);
  }

  /** Whether there was one to hide. */
  hide(): boolean {
    if (!this.target) return false;
    clearTimeout(this.timer);
    const wasShown = this.box.matches(':popover-open');
    if (wasShown) {
      this.box.hidePopover();
      this.hiddenAt = performance.now();
      this.target.removeAttribute('aria-describedby');
    }
    this.target = null;
    this.hasFocus = false;
    return wasShown;
  }

  private show(target: Element): void {
    const name = target.getAttribute('aria-label') ?? target.textContent.trim();
    const text = target.getAttribute('data-tip') || name;
    if (!target.isConnected || !text || hasOpened(target)) return;
    this.box.textContent = text;
    // A tip that repeats the name would be read twice.
    if (text !== name) target.setAttribute('aria-describedby', this.box.id);
    // Outside an open dialog it would be inert, outside a landmark it would belong to nothing.
    (target.closest('dialog, main, header, footer') ?? document.body).append(this.box);
    this.box.showPopover();
    this.place(target.getBoundingClientRect());
  }

  /** Under its element, above where there is no room. */
  private place(at: DOMRect): void {
    const { offsetWidth: width, offsetHeight: height, style } = this.box;
    const left = at.left + at.width / 2 - width / 2;
    const isRoomBelow = at.bottom + gapPx + height < innerHeight - edgePx;
    style.left = `${Math.max(edgePx, Math.min(left, innerWidth - width - edgePx))}px`;
    style.top = `${isRoomBelow ? at.bottom + gapPx : at.top - gapPx - height}px`;
  }
}

/** Its menu says more. */
function hasOpened(target: Element): boolean {
  return (
    target instanceof HTMLButtonElement &&
    target.popoverTargetElement?.matches(':popover-open') === true
  );
}
