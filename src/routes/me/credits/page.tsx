import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { formatDay } from '#app/ui/format.ts';
import { TextArea } from '#app/ui/text-area.tsx';
import {
  type CreditClaim,
  type CreditState,
  creditStateNames,
} from '#domain/credit/credit-claim.ts';
import { claimWords } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import { MemberHead } from '#routes/me/member-head.tsx';
import styles from './credits.module.css';
import type { CreditsProps } from './route.ts';

const said = {
  asked: 'Your claim is with us. We mail you what we decide.',
  appealed: 'Your appeal is with us. We mail you what we decide; it is then final.',
};
const kinds: Record<CreditState, 'neutral' | 'success' | 'info' | 'error'> = {
  waiting: 'info',
  granted: 'success',
  refused: 'error',
  appealed: 'info',
  final: 'error',
};

export function Page({ claims, done, refused }: CreditsProps) {
  return (
    <>
      <MemberHead
        title="Credits"
        here={urls.credits()}
        count={claims.length}
        lead="What you worked on, and how your claims stand."
      />
      <div className={`wrap ${styles.body}`}>
        {done && (
          <p className={styles.notice} role="status">
            {said[done]}
          </p>
        )}
        {claims.length === 0 ? (
          <EmptyState
            bare
            title="No claims yet"
            action={
              <ButtonLink href={urls.claimCredit()} variant="primary">
                Claim a credit
              </ButtonLink>
            }
          >
            Find a website that you worked on, and say what you did.
          </EmptyState>
        ) : (
          <>
            <ButtonLink href={urls.claimCredit()} variant="primary" className={styles.more}>
              Claim a credit
            </ButtonLink>
            <ul className={styles.list} aria-label="Your claims">
              {claims.map((claim) => (
                <Claim
                  key={claim.id}
                  claim={claim}
                  refused={refused?.id === claim.id ? refused : null}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

interface ClaimProps {
  claim: CreditClaim;
  refused: CreditsProps['refused'];
}

function Claim({ claim, refused }: ClaimProps) {
  const { state, website, profile, role, createdAt, reason, appeal, finalReason } = claim;
  const day = new Date(createdAt).toISOString().slice(0, 10);
  return (
    <li className={styles.claim} id={`claim-${claim.id}`}>
      <div className={styles.head}>
        <h2 dir="auto">
          <a href={urls.website(website)}>{website.title}</a>
        </h2>
        <Badge kind={kinds[state]}>{creditStateNames[state]}</Badge>
      </div>
      <p className={styles.facts} dir="auto">
        {role}, as {profile.name}, <time dateTime={day}>{formatDay(day)}</time>
      </p>
      <dl className={styles.words}>
        <Words name="Refused because">{reason}</Words>
        <Words name="Your appeal">{appeal}</Words>
        <Words name="Refused for good because">{finalReason}</Words>
      </dl>
      {state === 'refused' && <Appeal claim={claim} refused={refused} />}
    </li>
  );
}

function Words({ name, children }: { name: string; children: string | null }) {
  return children === null ? null : (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function Appeal({ claim: { id, website }, refused }: ClaimProps) {
  return (
    <form
      method="post"
      action={`${urls.credits()}#claim-${id}`}
      className={styles.appeal}
      noValidate
    >
      <input type="hidden" name="action" value="appeal" />
      <input type="hidden" name="claim" value={id} />
      <TextArea
        id={`appeal-${id}`}
        name="appeal"
        label="Appeal"
        hint="Once. Say what we have overlooked"
        defaultValue={refused?.appeal ?? ''}
        limit={claimWords.appeal}
        required
        error={refused?.issue}
      />
      <Button type="submit" aria-label={`Appeal about ${website.title}`}>
        Appeal
      </Button>
    </form>
  );
}
