import { KeepForm } from '#app/layouts/keep-form.tsx';
import { urls } from '#domain/urls.ts';
import styles from './layouts.module.css';

export function Footer() {
  return (
    <footer className={`foot ${styles.foot}`}>
      <div className={`wrap g12 ${styles.cols}`}>
        <div className={styles.idea}>
          <a className={styles.brand} href={urls.home()}>
            Specimen
          </a>
          <p>
            Websites, typefaces and colour palettes as verified facts, joined in one graph. Free to
            read, yours to take away.
          </p>
        </div>
        <nav aria-labelledby="foot-browse">
          <h2 id="foot-browse">Browse</h2>
          <ul>
            <li>
              <a href={urls.websites()}>Websites</a>
            </li>
            <li>
              <a href={urls.typefaces()}>Typefaces</a>
            </li>
            <li>
              <a href={urls.popular()}>Popular this week</a>
            </li>
            <li>
              <a href={urls.popularIn('all-time')}>Popular of all time</a>
            </li>
          </ul>
        </nav>
      </div>
      <KeepForm />
    </footer>
  );
}
