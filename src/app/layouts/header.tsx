import type { MouseEvent } from 'react';
import { areas, hasSearch } from '#app/layouts/areas.ts';
import type { LayoutProps } from '#app/layouts/layouts.ts';
import { loadAccount } from '#app/layouts/parts.ts';
import { SearchField } from '#app/layouts/search-field.tsx';
import { ColorModeMenu } from '#app/ui/color-mode-menu.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Later } from '#app/ui/later.tsx';
import { urls } from '#domain/urls.ts';
import popover from './header-popover.module.css';
import styles from './layouts.module.css';

export function Header({ route, isMember }: Omit<LayoutProps, 'children'>) {
  return (
    <header className={styles.top}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={`wrap ${styles.bar}`}>
        <a className={styles.brand} href={urls.home()}>
          Specimen
        </a>
        <nav
          id="areas"
          className={`${popover.under} ${styles.nav}`}
          aria-label="Main"
          popover="auto"
        >
          {areas.map((area) => (
            <a
              key={area.href}
              href={area.href}
              aria-current={area.holds.test(route) ? 'page' : undefined}
              data-preload={area.isAhead || undefined}
              onClick={closeAreas}
            >
              {area.name}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          {hasSearch && <SearchField />}
          <div className={styles.slot}>
            <Later load={loadAccount} until={isMember ? account : signIn} />
          </div>
          <ColorModeMenu />
          <button
            type="button"
            className={`icon-btn ${styles.open}`}
            aria-label="Menu"
            popoverTarget="areas"
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}

const signIn = (
  <a className="btn quiet" href={urls.auth()}>
    Sign in
  </a>
);

const account = (
  <a className="btn quiet" href={urls.account()}>
    Account
  </a>
);

function closeAreas({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.parentElement?.hidePopover();
}
