import type { Payload } from '#app/view.ts';
import styles from './error-page.module.css';

/** What the error page says. The defaults are the original's. */
export interface ErrorData {
  status: number;
  title: string;
  /** For instance `Page Not Found: /nowhere`. */
  message: string;
  description: string;
  /** A path of this site that is worth offering instead. */
  instead: { href: string; label: string } | null;
}

export const errorRoute = 'error';

export function errorData(known: Partial<ErrorData> = {}): ErrorData {
  const status = known.status ?? 500;
  const missing = status === 404;
  return {
    status,
    title: missing ? 'Page Not Found' : 'Internal Server Error',
    message: '',
    description: missing
      ? 'The address may be mistyped, or the page was moved or removed.'
      : 'The page could not be made. Trying again in a moment usually helps.',
    instead: null,
    ...known,
  };
}

/** An error as a payload: shown by the document and by client navigation alike. */
export function errorPayload(known: Partial<ErrorData>, build: string): Payload {
  const data = errorData(known);
  return {
    status: data.status,
    build,
    route: errorRoute,
    layout: 'default',
    data,
    meta: { title: data.title, robots: 'noindex' },
  };
}

export function ErrorPage({ status, title, message, description, instead }: ErrorData) {
  const way = instead ?? { href: '/websites', label: 'Browse websites' };
  return (
    <div className={`wrap ${styles.page}`}>
      <p className="mono muted">{status}</p>
      <h1 className={styles.title}>{title}</h1>
      {message && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      <p className={styles.description}>{description}</p>
      <p className={styles.ways}>
        <a className="btn primary" href={way.href}>
          {way.label}
        </a>
        <a className="btn quiet" href="/">
          Home
        </a>
      </p>
    </div>
  );
}
