import { Badge } from '#app/ui/badge.tsx';
import { formatDay } from '#app/ui/format.ts';
import { urls } from '#domain/urls.ts';
import { DecisionForms } from '#routes/admin/decision-forms.tsx';
import { Away, FactList } from '#routes/admin/fact-list.tsx';
import styles from '#routes/admin/review.module.css';
import { ReviewList } from '#routes/admin/review-list.tsx';
import type { ReviewCreditsProps } from './route.ts';

const said = {
  granted: 'Granted: the website names them now. They have been mailed.',
  refused: 'Refused. They have been mailed the reason.',
  gone: 'Nothing was changed: it was decided already, or the profile is no longer theirs.',
};
const proofs: Record<string, string> = {
  created: 'made by them',
  mail: 'proved by mail',
  dns: 'proved by DNS',
  meta: 'proved by a meta tag',
  file: 'proved by a file',
  review: 'granted by us',
};

export function Page({ claims, done, refused }: ReviewCreditsProps) {
  return (
    <ReviewList
      title="Website credits"
      here={urls.reviewCredits()}
      claims={claims}
      done={done && said[done]}
      empty="Claims come here from the pages of websites, and a second time after an appeal."
    >
      {(claim) => <Item claim={claim} refused={refused?.id === claim.id ? refused : null} />}
    </ReviewList>
  );
}

interface ItemProps {
  claim: ReviewCreditsProps['claims'][number];
  refused: ReviewCreditsProps['refused'];
}

function Item({ claim, refused }: ItemProps) {
  const { id, website, profile, role, state, proof } = claim;
  return (
    <>
      <div>
        <div className={styles.head}>
          <h2 dir="auto">
            <a href={urls.website(website)}>{website.title}</a>
          </h2>
          {state === 'appealed' && <Badge kind="warning">Appeal</Badge>}
        </div>
        <Facts {...claim} />
      </div>
      <DecisionForms
        path={urls.reviewCredits()}
        id={id}
        about={`${role} on ${website.title} for ${profile.name}`}
        cannot={proof ? undefined : 'The profile is no longer theirs: it can only be refused.'}
        typed={refused?.reason}
        error={refused?.issue}
      />
    </>
  );
}

function Facts(claim: ItemProps['claim']) {
  const { website, profile, role, note, reason, appeal, known, by, profileUrl, proof } = claim;
  const day = formatDay(new Date(claim.createdAt).toISOString().slice(0, 10));
  return (
    <FactList
      facts={{
        Role: role,
        Profile: proof ? `${profile.name}, ${proofs[proof]}` : profile.name,
        'Site of the profile': profileUrl && <Away href={profileUrl} />,
        Website: <Away href={website.url} />,
        'Credits it has': known,
        'Claimed by': `${by.name} (${by.email}), ${day}`,
        Evidence: note,
        'Refused because': reason,
        Appeal: appeal,
      }}
    />
  );
}
