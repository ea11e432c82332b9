import { Icon } from '#app/ui/icon.tsx';
import { urls } from '#domain/urls.ts';
import styles from './search-field.module.css';

/** A plain form: it needs no script. */
export function SearchField() {
  return (
    <form className={styles.form} action={urls.search()} role="search">
      <Icon name="search" />
      <input type="search" name="term" aria-label="Search" placeholder="Search" required />
    </form>
  );
}
