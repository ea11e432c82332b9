import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import styles from './state.module.css';

interface Props {
  /** What failed. */
  title: string;
  /** Why, if it is known, and what is kept. */
  kept: string;
  /** Where asking again is a page of its own, its address: works without script. */
  href?: string;
  busy?: boolean;
  onRetry?: () => void;
}

/** What failed, what is kept, and a way to try again. */
export function ErrorState({ title, kept, href, busy, onRetry }: Props) {
  const words = (
    <>
      <PageIcon name="retry" />
      Try again
    </>
  );
  return (
    <div className={styles.state} role="alert" data-failed>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{kept}</p>
      {href ? (
        <ButtonLink href={href}>{words}</ButtonLink>
      ) : (
        <Button busy={busy} onClick={onRetry}>
          {words}
        </Button>
      )}
    </div>
  );
}
