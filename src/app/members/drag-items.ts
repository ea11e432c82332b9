const edgePx = 72;
const stepPx = 14;

interface Drag {
  list: HTMLElement;
  /** What is being moved: it shows so while it is. */
  ids: readonly number[];
  /** Before which item it was let go; null: behind the last. */
  onDrop: (before: number | null) => void;
}

/**
 * Follows a pressed pointer over the rows of a list (`data-item`) and draws the place to drop at. The rows themselves
 * stay: nothing is rendered until the drop. Escape lets go without moving.
 */
export function dragItems(start: PointerEvent, { list, ids, onDrop }: Drag): void {
  const rows = () => [...list.querySelectorAll<HTMLElement>('[data-item]')];
  let target: HTMLElement | null = null;
  let y = start.clientY;
  mark(true);
  const scroller = setInterval(() => {
    const by = y < edgePx ? -stepPx : y > innerHeight - edgePx ? stepPx : 0;
    if (by !== 0) {
      scrollBy(0, by);
      aim();
    }
  }, 16);

  function mark(isMoving: boolean) {
    for (const row of rows()) {
      row.toggleAttribute('data-moving', isMoving && ids.includes(Number(row.dataset.item)));
    }
  }

  /** The row under the pointer, and its upper or lower half. */
  function aim() {
    target?.removeAttribute('data-drop');
    const { left, width } = list.getBoundingClientRect();
    const under = document.elementFromPoint(
      left + width / 2,
      Math.min(innerHeight - 1, Math.max(0, y)),
    );
    target = under?.closest<HTMLElement>('[data-item]') ?? target;
    if (!target || !list.contains(target)) return;
    const { top, height } = target.getBoundingClientRect();
    target.dataset.drop = y < top + height / 2 ? 'before' : 'after';
  }

  function move(event: PointerEvent) {
    y = event.clientY;
    aim();
  }

  function end(isDropped: boolean) {
    clearInterval(scroller);
    ending.abort();
    mark(false);
    const side = target?.dataset.drop;
    target?.removeAttribute('data-drop');
    if (!isDropped || !target || !side) return;
    const all = rows();
    const at = all.indexOf(target) + (side === 'after' ? 1 : 0);
    onDrop(all[at] ? Number(all[at].dataset.item) : null);
  }

  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}
