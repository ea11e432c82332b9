import { ButtonLink } from '#app/ui/button.tsx';
import { ColumnHead, PageHead } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { Problem } from '#app/ui/problem.tsx';
import { urls } from '#domain/urls.ts';
import styles from './offer.module.css';
import type { OfferProps } from './offer-props.ts';
import { Plans } from './plans.tsx';
import { StandingPanel } from './standing-panel.tsx';

export function Page(props: OfferProps) {
  const { leave, problem, standing } = props;
  if (leave) return <Leaving leave={leave} isTest={props.isTest} />;
  const paid = standing && standing.state !== 'none' && standing.state !== 'ended';
  return (
    <>
      <PaintedTo id="paid-for" />
      <PageHead lead="Specimen is free to read, every fact of it. Supporters keep it going, and see filtered lists to their end.">
        Supporters
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        <Problem text={problem} />
        {standing && standing.state !== 'none' && <StandingPanel standing={standing} />}
        {!paid && <Plans {...props} />}
        <Compared />
        <Kept />
      </div>
    </>
  );
}

const rows: readonly [what: string, everyone: string | null, supporters: string][] = [
  ['Every website, typeface, colour and palette, with all its facts', 'Yes', 'Yes'],
  ['Search, filters and sorting, with live counts', 'Yes', 'Yes'],
  ['Export in every format', 'Yes', 'Yes'],
  ['Favourites and collections', 'Yes', 'Yes'],
  ['Unfiltered lists', 'All pages', 'All pages'],
  ['Filtered and sorted lists, and searches', 'First page', 'All pages'],
  ['The same lists by API', 'First page', 'All pages'],
  ['Asked to share the site now and then', 'Yes', 'Never'],
];

function Compared() {
  return (
    <section aria-labelledby="paid-for">
      <h2 id="paid-for">What is paid for, and what is not</h2>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Everyone</th>
            <th scope="col">Supporters</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, everyone, supporters]) => (
            <tr key={what} data-differs={everyone !== supporters || undefined}>
              <th scope="row">{what}</th>
              <td>{everyone}</td>
              <td>{supporters}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Kept() {
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">In plain words</h2>
      <dl className={styles.words}>
        <dt>Leaving</dt>
        <dd>
          Cancel whenever you like, by yourself, in the account at Stripe. Access stays until the
          end of what is paid. Nothing is deleted then: favourites, collections and notes stay as
          they are.
        </dd>
        <dt>Paying</dt>
        <dd>
          Stripe takes the payment and keeps the card. We never see it: what we keep is that you
          pay, and until when.
        </dd>
        <dt>A payment fails</dt>
        <dd>Stripe tries again over some days, and access stays meanwhile.</dd>
        <dt>Not for sale</dt>
        <dd>
          A place in a list. Who is popular is counted from visits, by a{' '}
          <a href={urls.popular()}>formula that is on the page</a>; nobody pays to be listed, or to
          stand higher.
        </dd>
      </dl>
    </section>
  );
}

const ways = {
  checkout: { title: 'On to Stripe', lead: 'You pay there, and come back here afterwards.' },
  portal: {
    title: 'On to Stripe',
    lead: 'Your card, your invoices and the end of your subscription are there.',
  },
};

function Leaving({
  leave: { to, href },
  isTest,
}: Pick<OfferProps, 'isTest'> & { leave: NonNullable<OfferProps['leave']> }) {
  const { title, lead } = ways[to];
  return (
    <div className={`wrap ${styles.leaving}`}>
      <ColumnHead lead={lead}>{isTest ? `${title} (test)` : title}</ColumnHead>
      <ButtonLink href={href} size="lg" variant="primary" rel="noreferrer">
        Continue to Stripe
      </ButtonLink>
    </div>
  );
}
