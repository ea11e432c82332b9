import { formatDay } from '#app/ui/format.ts';
import { proofNames } from '#domain/claim/claim-site.ts';
import { urls } from '#domain/urls.ts';
import { DecisionForms } from '#routes/admin/decision-forms.tsx';
import { Away, FactList } from '#routes/admin/fact-list.tsx';
import styles from '#routes/admin/review.module.css';
import { ReviewList } from '#routes/admin/review-list.tsx';
import type { ReviewClaimsProps } from './route.ts';

const said = {
  granted: 'Granted. They have been mailed.',
  refused: 'Refused. They have been mailed the reason.',
  gone: 'Nothing was changed: it was decided already, or the profile has an owner.',
};

export function Page({ claims, done, refused }: ReviewClaimsProps) {
  return (
    <ReviewList
      title="Profile claims"
      here={urls.reviewClaims()}
      claims={claims}
      done={done && said[done]}
      empty="Claims come here when somebody has no site to prove a profile at, or says that the profile of somebody else is theirs."
    >
      {(claim) => <Item claim={claim} refused={refused?.id === claim.id ? refused : null} />}
    </ReviewList>
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
    <>
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
    </>
  );
}
