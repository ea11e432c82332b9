import type { PointerEvent } from 'react';

/** One listener for the strips of all cards. */
export function copyPressed(
  { target, button }: PointerEvent,
  copy: (hex: string) => Promise<void>,
) {
  const hex = target instanceof SVGRectElement && target.getAttribute('fill');
  if (hex && button === 0) void copy(hex);
}
