import { EmptyState } from '#app/ui/empty-state.tsx';
import { formatDay } from '#app/ui/format.ts';
import { proofNames } from '#domain/claim/claim-site.ts';
import { urls } from '#domain/urls.ts';
import { DecisionForms } from '#routes/admin/decision-forms.tsx';
import { Away, FactList } from '#routes/admin/fact-list.tsx';
import styles from '#routes/admin/review.module.css';
import { ReviewHead } from '#routes/admin/review-head.tsx';
import type { ReviewClaimsProps } from './route.ts';

const said = {
  granted: 'Granted. They have been mailed.',
  refused: 'Refused. They have been mailed the reason.',
  gone: 'Nothing was changed: it was decided already, or the profile has an owner.',
};

export function Page({ claims, done, refused }: ReviewClaimsProps) {
  return (
    <>
      <ReviewHead
        title="Profile claims"
        here={urls.reviewClaims()}
        count={claims.length}
        done={done && said[done]}
      />
      {claims.length === 0 ? (
        <EmptyState title="Nothing waits">
          Claims come here when somebody has no site to prove a profile at, or says that the profile
          of somebody else is theirs.
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Claims">
          {claims.map((claim) => (
            <Item
              key={claim.id}
              claim={claim}
              refused={refused?.id === claim.id ? refused : null}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface ItemProps {
  claim: ReviewClaimsProps['claims'][number];
  refused: ReviewClaimsProps['refused'];
}

function Item({ claim, refused }: ItemProps) {
  const { id, name, url, fullname, email, evidence, finding_json: finding, created_at } = claim;
  const day = new Date(created_at).toISOString().slice(0, 10);
  return (
    <li className={styles.item}>
      <div>
        <div className={styles.head}>
          <h2 dir="auto">{name}</h2>
        </div>
        <FactList
          facts={{
            Site: url && <Away href={url} />,
            'Claimed by': `${fullname} (${email}), ${formatDay(day)}`,
            Evidence: evidence,
            Proof: claim.proof && proofNames[claim.proof],
            'Belongs to': claim.owner,
            'Last look': finding && `${finding.where}: ${finding.found}`,
          }}
        />
      </div>
      <DecisionForms
        path={urls.reviewClaims()}
        id={id}
        about={name}
        cannot={
          claim.can_grant
            ? undefined
            : 'The profile has come to somebody since: it can only be refused.'
        }
        typed={refused?.reason}
        error={refused?.issue}
      />
    </li>
  );
}
