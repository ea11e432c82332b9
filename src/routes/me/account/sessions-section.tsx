import { Button } from '#app/ui/button.tsx';
import { formatDay } from '#app/ui/format.ts';
import { dayOf } from '#domain/day.ts';
import { urls } from '#domain/urls.ts';
import styles from './account.module.css';
import type { AccountProps } from './account-props.ts';

/** Every browser of the account, each with its way out. */
export function SessionsSection({ sessions }: AccountProps) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul className={styles.sessions} aria-labelledby="sessions">
        {sessions.map(({ id, browser, since, used, isThis }) => (
          <li key={id}>
            <div>
              <p className={styles.browser}>
                {browser}
                {isThis && <span> This browser</span>}
              </p>
              <p className="mono muted">
                since <Day iso={since} />, used <Day iso={used} />
              </p>
            </div>
            <form method="post" action={urls.account()}>
              <input type="hidden" name="action" value="end-session" />
              <input type="hidden" name="session" value={id} />
              <Button type="submit" aria-label={`Sign out ${isThis ? 'this browser' : browser}`}>
                Sign out
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action={urls.account()}>
        <input type="hidden" name="action" value="end-sessions" />
        <Button type="submit" variant="danger">
          Sign out everywhere
        </Button>
      </form>
    </section>
  );
}

function Day({ iso }: { iso: string }) {
  const day = dayOf(Date.parse(iso));
  return <time dateTime={day}>{formatDay(day)}</time>;
}
