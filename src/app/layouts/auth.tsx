import type { LayoutProps } from '#app/layouts/layouts.ts';
import { urls } from '#domain/urls.ts';
import styles from './layouts.module.css';

/** A form alone on the wall, with the way home. */
export function AuthLayout({ children }: LayoutProps) {
  return (
    <>
      <header className={`wrap ${styles.bare}`}>
        <a className={styles.brand} href={urls.home()}>
          Specimen
        </a>
      </header>
      <main id="main" className={styles.auth}>
        {children}
      </main>
    </>
  );
}
