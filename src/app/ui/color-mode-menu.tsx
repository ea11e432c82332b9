import { useSetAtom } from 'jotai/react';
import type { KeyboardEvent, ToggleEvent } from 'react';
import {
  type ColorPreference,
  choosePreferenceAtom,
  preferenceAtom,
} from '#app/state/color-mode.ts';
import { useDeviceValue } from '#app/state/device.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './color-mode-menu.module.css';

const choices: { value: ColorPreference; name: string }[] = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
];

/** A native popover: it opens, closes on Escape and outside, and gives the focus back by itself. */
export function ColorModeMenu() {
  const preference = useDeviceValue(preferenceAtom, 'system');
  const choose = useSetAtom(choosePreferenceAtom);
  return (
    <div className={styles.root}>
      <button
        type="button"
        className="icon-btn"
        aria-label="Colour mode"
        aria-haspopup="menu"
        popoverTarget="color-mode-menu"
      >
        <Icon name="mode" />
      </button>
      <div
        id="color-mode-menu"
        className={styles.menu}
        role="menu"
        aria-label="Colour mode"
        popover="auto"
        onToggle={focusChecked}
        onKeyDown={moveFocus}
      >
        {choices.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={preference === value}
            tabIndex={-1}
            onClick={(event) => {
              choose(value);
              event.currentTarget.parentElement?.hidePopover();
            }}
          >
            {name}
            <Icon name="check" />
          </button>
        ))}
      </div>
    </div>
  );
}

function focusChecked(event: ToggleEvent<HTMLDivElement>) {
  if (event.newState !== 'open') return;
  event.currentTarget.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.findIndex((item) => item === document.activeElement);
  items[step(at, items.length - 1)]?.focus();
}
