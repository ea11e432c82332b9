import type { KeyboardEvent } from 'react';

type Step = (at: number, last: number) => number;

const next: Step = (at, last) => (at >= last ? 0 : at + 1);
const previous: Step = (at, last) => (at <= 0 ? last : at - 1);
const steps: Record<string, Step> = {
  ArrowRight: next,
  ArrowLeft: previous,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Moves the focus in a row of parts with one stop of Tab: arrows wrap, Home and End. Gives the part that has it. */
export function stepFocus(event: KeyboardEvent, items: readonly HTMLElement[]): HTMLElement | null {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return null;
  event.preventDefault();
  const at = items.findIndex((item) => item === document.activeElement);
  const item = items[step(at, items.length - 1)] ?? null;
  item?.focus();
  return item;
}
