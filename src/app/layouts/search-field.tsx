import type { ToggleEvent } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { urls } from '#domain/urls.ts';
import popover from './header-popover.module.css';
import styles from './search-field.module.css';

/** A plain form: it needs no script. On phones a button opens it under the header. */
export function SearchField() {
  return (
    <>
      <button
        type="button"
        className={`icon-btn ${styles.open}`}
        aria-label="Search"
        popoverTarget="search"
      >
        <Icon name="search" />
      </button>
      <form
        id="search"
        className={`${popover.under} ${styles.form}`}
        action={urls.search()}
        role="search"
        popover="auto"
        onToggle={focusField}
        onSubmit={({ currentTarget }) => currentTarget.hidePopover()}
      >
        <button type="submit" className="icon-btn" aria-label="Search">
          <Icon name="search" />
        </button>
        <input type="search" name="term" aria-label="Search" placeholder="Search" />
      </form>
    </>
  );
}

/** Not by `autofocus`, which would take the focus in wide windows, where the field is always there. */
function focusField({ currentTarget, newState }: ToggleEvent<HTMLFormElement>) {
  if (newState === 'open') currentTarget.querySelector('input')?.focus();
}
