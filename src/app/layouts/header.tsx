import { loadAccount } from '#app/layouts/parts.ts';
import { ColorModeMenu } from '#app/ui/color-mode-menu.tsx';
import { Later } from '#app/ui/later.tsx';
import { urls } from '#domain/urls.ts';
import styles from './layouts.module.css';

/** The main areas that have pages, each with the route ids that belong to it. */
const areas = [
  {
    name: 'Websites',
    href: urls.websites(),
    holds: /^websites\/(list|by-filter|show|similar)$/,
  },
  { name: 'Popular', href: urls.popular(), holds: /^websites\/popular/ },
];

export function Header({ route }: { route: string }) {
  return (
    <header className={styles.top}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={`wrap ${styles.bar}`}>
        <a className={styles.brand} href={urls.home()}>
          Specimen
        </a>
        <nav className={styles.nav} aria-label="Main">
          {areas.map((area) => (
            <a
              key={area.href}
              href={area.href}
              aria-current={area.holds.test(route) ? 'page' : undefined}
              data-preload
            >
              {area.name}
            </a>
          ))}
        </nav>
        <Later load={loadAccount} />
        <ColorModeMenu />
      </div>
    </header>
  );
}
