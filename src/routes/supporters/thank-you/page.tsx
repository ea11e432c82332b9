import { ButtonLink } from '#app/ui/button.tsx';
import { formatDay } from '#app/ui/format.ts';
import { ColumnHead } from '#app/ui/page-head.tsx';
import type { Standing } from '#domain/supporter/standing.ts';
import { urls } from '#domain/urls.ts';
import styles from './thank-you.module.css';
import { useLookAgain } from './use-look-again.ts';

interface Props {
  standing: Standing;
}

export function Page({ standing }: Props) {
  const isHere = standing.state !== 'none' && standing.state !== 'ended';
  return (
    <div className={`wrap ${styles.page}`}>
      {isHere ? <Here standing={standing} /> : <Waiting />}
    </div>
  );
}

function Here({ standing: { until } }: Props) {
  return (
    <>
      <ColumnHead lead="You are a supporter now: every list is open to its end.">
        Thank you
      </ColumnHead>
      {until && (
        <p className={styles.fact}>
          Paid until <time dateTime={until}>{formatDay(until)}</time>. You cancel whenever you like,
          under <a href={`${urls.account()}#supporter`}>Account</a>.
        </p>
      )}
      <p className={styles.buttons}>
        <ButtonLink href={urls.websites()} variant="primary" size="lg">
          Go on to websites
        </ButtonLink>
        <ButtonLink href={urls.typefaces()} variant="quiet" size="lg">
          Typefaces
        </ButtonLink>
      </p>
    </>
  );
}

const looks = {
  before: 'Look again in a few seconds.',
  looking: 'This page looks again by itself.',
  stopped:
    'Nothing has come yet. If you have paid, nothing is lost: access opens as soon as Stripe says so, whether this page is open or not.',
};

/** Looks again by itself for a while; without script, and after that, by the button. */
function Waiting() {
  const state = useLookAgain();
  return (
    <>
      <ColumnHead lead="Stripe tells us in a moment whether you have paid. That takes a few seconds, seldom a minute.">
        One moment
      </ColumnHead>
      <p className={styles.fact} role="status">
        {looks[state]}
      </p>
      <p className={styles.buttons}>
        <a className="btn" href={urls.supportersThanks()}>
          Look again
        </a>
        <ButtonLink href={urls.supporters()} variant="quiet">
          I have not paid
        </ButtonLink>
      </p>
    </>
  );
}
