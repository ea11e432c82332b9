import type { ReactNode } from 'react';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { Popover } from '#app/ui/popover.tsx';
import { urls } from '#domain/urls.ts';
import { BannerSample } from '#routes/ui-kit/banner-sample.tsx';
import { DialogSamples } from '#routes/ui-kit/dialog-samples.tsx';
import { ToastSamples } from '#routes/ui-kit/toast-samples.tsx';
import styles from './overlays.module.css';

/** Everything that floats, each behind a button that opens it. */
export function Overlays() {
  return (
    <section className={styles.section} id="overlays" aria-labelledby="overlays-name">
      <h2 id="overlays-name" className="title">
        Overlays
      </h2>
      <Group
        name="Menu"
        note="Arrows, Home, End and letters move; Tab, Escape and a choice close it."
      >
        <button type="button" className="btn" aria-haspopup="menu" popoverTarget="kit-choices">
          Choices
        </button>
        <Menu id="kit-choices" name="Choices">
          <MenuItem isChecked>Comfortable</MenuItem>
          <MenuItem isChecked={false}>Compact</MenuItem>
        </Menu>
        <button type="button" className="btn" aria-haspopup="menu" popoverTarget="kit-actions">
          Actions
        </button>
        <Menu id="kit-actions" name="Actions">
          <MenuItem href={urls.websites()}>Open</MenuItem>
          <MenuItem>Copy link</MenuItem>
          <MenuItem isDangerous>Remove</MenuItem>
        </Menu>
      </Group>
      <Group name="Popover" note="Opens under its button and turns where there is no room.">
        <button type="button" className="btn" popoverTarget="kit-popover">
          How it is measured
        </button>
        <Popover id="kit-popover" name="How it is measured">
          <p>The share of a colour is its area in the first screen at 1440 px.</p>
        </Popover>
      </Group>
      <Group name="Tooltip" note="After 700 ms, at once by keyboard, within 300 ms of another.">
        <button type="button" className="btn" data-tip="Copy #028f76">
          Green
        </button>
        <button type="button" className="btn" data-tip="Copy #d14334">
          Red
        </button>
      </Group>
      <Group name="Dialog and sheet" note="The page behind is inert; Escape closes the top one.">
        <DialogSamples />
      </Group>
      <Group name="Toasts" note="Five kept, three shown. One with an action stays.">
        <ToastSamples />
      </Group>
      <Group name="Banner" note="Closed once, it stays away from this device.">
        <BannerSample />
      </Group>
    </section>
  );
}

function Group({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <div>
        <h3>{name}</h3>
        <p>{note}</p>
      </div>
      <div className={styles.samples}>{children}</div>
    </div>
  );
}
