import styles from './breadcrumb.module.css';

interface Step {
  name: string;
  href: string;
}

interface Props {
  steps: readonly Step[];
  here: string;
  /** Its name, where a page has more than one. */
  label?: string;
}

/** The way down to this page; the last name is the page itself. */
export function Breadcrumb({ steps, here, label = 'Breadcrumb' }: Props) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
