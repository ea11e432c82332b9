import { useSetAtom } from 'jotai/react';
import {
  type ColorPreference,
  choosePreferenceAtom,
  preferenceAtom,
} from '#app/state/color-mode.ts';
import { useDeviceValue } from '#app/state/device.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import styles from './color-mode-menu.module.css';

const choices: { value: ColorPreference; name: string }[] = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
];

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
        data-tip=""
      >
        <Icon name="mode" />
      </button>
      <Menu id="color-mode-menu" name="Colour mode">
        {choices.map(({ value, name }) => (
          <MenuItem key={value} isChecked={preference === value} onChoose={() => choose(value)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
