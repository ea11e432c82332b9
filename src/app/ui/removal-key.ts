import type { KeyboardEvent } from 'react';

/** Delete and Backspace let go of a value that can go. */
export function onRemovalKey(remove: () => void): (event: KeyboardEvent) => void {
  return ({ key }) => {
    if (key === 'Delete' || key === 'Backspace') remove();
  };
}
