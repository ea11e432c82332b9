import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { urls } from '#domain/urls.ts';
import styles from './offer.module.css';
import type { Offer, OfferProps } from './offer-props.ts';

const each = { month: 'a month', year: 'a year' };
const buttons = { month: 'Pay by the month', year: 'Pay by the year' };

/** What it costs, each price with its way to pay. */
export function Plans({ offers, isTest, standing }: OfferProps) {
  if (offers.length === 0) {
    return (
      <section className={styles.closed} aria-labelledby="price">
        <h2 id="price">Price</h2>
        <p>Nobody can become a supporter at the moment. Everything else works as it always does.</p>
      </section>
    );
  }
  return (
    <section className={styles.prices} aria-labelledby="price">
      <h2 id="price" className="sr">
        Price
      </h2>
      {offers.map((offer, at) => (
        <PlanForm key={offer.interval} {...offer} isLast={at === offers.length - 1} />
      ))}
      <p className={styles.under}>
        {isTest && <Badge kind="warning">Test checkout: no money moves</Badge>}
        <span>
          {standing ? 'You pay at Stripe.' : 'You sign in first, then pay at Stripe.'} It goes on by
          itself until you cancel.
        </span>
      </p>
    </section>
  );
}

function PlanForm({ interval, price, saving, isLast }: Offer & { isLast: boolean }) {
  return (
    <form method="post" action={urls.supporters()} className={styles.plan}>
      <input type="hidden" name="action" value="support" />
      <input type="hidden" name="interval" value={interval} />
      <p>
        <b className={styles.price}>{price}</b> <span className="muted">{each[interval]}</span>
        {saving && <span className={styles.saving}>{saving}</span>}
      </p>
      <Button type="submit" size="lg" variant={isLast ? 'primary' : 'plain'}>
        {buttons[interval]}
      </Button>
    </form>
  );
}
