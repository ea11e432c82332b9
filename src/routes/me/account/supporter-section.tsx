import { Button, ButtonLink } from '#app/ui/button.tsx';
import { formatDay } from '#app/ui/format.ts';
import { urls } from '#domain/urls.ts';
import styles from './account.module.css';
import type { AccountProps } from './account-props.ts';

/** Paid access: until when, and the way to change it. */
export function SupporterSection({ standing }: AccountProps) {
  const { state, canManage } = standing;
  return (
    <section aria-labelledby="supporter">
      <h2 id="supporter">Supporter</h2>
      <p className={styles.lead}>{wordsOf(standing)}</p>
      {canManage && (
        <form method="post" action={urls.supporters()}>
          <input type="hidden" name="action" value="manage" />
          <Button type="submit">
            {state === 'ended' || state === 'none' ? 'Invoices' : 'Manage or cancel'}
          </Button>
        </form>
      )}
      {!canManage && state === 'none' && (
        <ButtonLink href={urls.supporters()}>What supporters get</ButtonLink>
      )}
    </section>
  );
}

function wordsOf({ state, until }: AccountProps['standing']) {
  const day = until && <time dateTime={until}>{formatDay(until)}</time>;
  switch (state) {
    case 'none':
      return <>You are no supporter.</>;
    case 'given':
      return <>You have access without paying. It was given to you.</>;
    case 'active':
      return <>You are a supporter, paid until {day}. It goes on from there.</>;
    case 'past-due':
      return (
        <>The last payment did not go through. Stripe tries again; your access stays meanwhile.</>
      );
    case 'ending':
      return <>You have cancelled. Your access stays until {day}.</>;
    case 'ended':
      return <>Your access ended{day && <> on {day}</>}. All that you keep here is still here.</>;
  }
}
