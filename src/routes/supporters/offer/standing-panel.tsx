import { Button } from '#app/ui/button.tsx';
import { formatDay } from '#app/ui/format.ts';
import type { Standing } from '#domain/supporter/standing.ts';
import { urls } from '#domain/urls.ts';
import styles from './offer.module.css';

const heads: Record<Standing['state'], string> = {
  none: 'You are no supporter',
  given: 'You are a supporter',
  active: 'You are a supporter. Thank you.',
  'past-due': 'Your last payment did not go through',
  ending: 'You have cancelled',
  ended: 'You were a supporter. Thank you.',
};

/** How the member stands, and the way to change it. */
export function StandingPanel({ standing }: { standing: Standing }) {
  return (
    <section className={styles.standing} aria-labelledby="standing">
      <h2 id="standing">{heads[standing.state]}</h2>
      <p>{wordsOf(standing)}</p>
      {standing.canManage && (
        <form method="post" action={urls.supporters()}>
          <input type="hidden" name="action" value="manage" />
          <Button type="submit">
            {standing.state === 'ended' ? 'Invoices' : 'Manage or cancel'}
          </Button>
        </form>
      )}
    </section>
  );
}

function wordsOf({ state, until }: Standing) {
  const day = until && <time dateTime={until}>{formatDay(until)}</time>;
  switch (state) {
    case 'active':
      return <>Paid until {day}, and on from there.</>;
    case 'past-due':
      return (
        <>Stripe tries again over some days. Your access stays meanwhile: look at your card.</>
      );
    case 'ending':
      return (
        <>Your access stays until {day}. After that nothing is charged, and nothing is lost.</>
      );
    case 'ended':
      return <>Your access ended{day && <> on {day}</>}. All that you keep here is still here.</>;
    default:
      return <>Your access was given to you. There is nothing to pay.</>;
  }
}
