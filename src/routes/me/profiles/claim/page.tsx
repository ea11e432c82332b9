import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ColumnHead, Crumb } from '#app/ui/page-head.tsx';
import { proofNames } from '#domain/claim/claim-site.ts';
import { hostOf, urls } from '#domain/urls.ts';
import styles from './claim.module.css';
import type { ClaimProps } from './claim-props.ts';
import { ProfileSearch } from './profile-search.tsx';
import { ProofSections, ReviewSection } from './proof-sections.tsx';

export function Page(props: ClaimProps) {
  const { profile } = props;
  if (!profile) return <ProfileSearch {...props} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumb above={{ name: 'Claim a profile', href: urls.claimProfile() }}>
        <span dir="auto">{profile.name}</span>
      </Crumb>
      <ColumnHead
        dir="auto"
        lead={profile.url ? `The profile names ${hostOf(profile.url)} as its site.` : undefined}
      >
        {profile.name}
      </ColumnHead>
      <Stand {...props} profile={profile} />
    </div>
  );
}

type Chosen = ClaimProps & { profile: NonNullable<ClaimProps['profile']> };

function Stand(props: Chosen) {
  const { standing, profile, done } = props;
  switch (standing.is) {
    case 'free':
      return (
        <StartSection slug={profile.slug} title="Is it you?" issue={props.issues.check}>
          Prove it at the profile’s own site, by mail or by something that you publish there, or let
          us have a look. Then it is yours to edit.
        </StartSection>
      );
    case 'yours':
      return (
        <EmptyState
          title="It is yours"
          action={
            <>
              <ButtonLink href={urls.ownProfiles()} variant="primary">
                Your profiles
              </ButtonLink>
              <ButtonLink href={urls.claimCredit()}>Claim a credit for it</ButtonLink>
            </>
          }
        >
          {done === 'granted'
            ? 'The proof was there: this profile belongs to your account now.'
            : 'This profile belongs to your account.'}
        </EmptyState>
      );
    case 'taken':
      return (
        <StartSection
          slug={profile.slug}
          title="It belongs to somebody"
          submit="Claim it even so"
          issue={props.issues.check}
        >
          A profile belongs to one account, and this one has one already. If it is you all the same,
          prove it: a person at Specimen decides, and whoever has it now is told and keeps it until
          then.
        </StartSection>
      );
    case 'waiting':
      return (
        <Part title="Waiting for us">
          <p role="status">
            We look at your claim and mail you what we decide.
            {standing.isTaken && ' Whoever has the profile now has been told.'}
          </p>
          {standing.proof && <p>You have proved it by {proofNames[standing.proof]}.</p>}
          {standing.evidence && (
            <>
              <p>You wrote:</p>
              <p dir="auto">{standing.evidence}</p>
            </>
          )}
        </Part>
      );
    case 'refused':
      return (
        <StartSection
          slug={profile.slug}
          title="Refused"
          reason={standing.reason}
          issue={props.issues.check}
        >
          You can prove it at the profile’s own site at any time.
        </StartSection>
      );
    case 'open':
      return (
        <>
          {standing.isTaken && (
            <Part id="taken" title="It belongs to somebody">
              <p>
                Somebody else has this profile. What you show or write goes to a person at Specimen,
                who decides whose it is.
              </p>
            </Part>
          )}
          {standing.proofs ? (
            <ProofSections {...props} proofs={standing.proofs} slug={profile.slug} />
          ) : (
            <Part title="No site to prove it at">
              <p>
                The profile names no site of its own, so that there is nowhere to look for a proof.
                Let us have a look instead.
              </p>
            </Part>
          )}
          <ReviewSection {...props} slug={profile.slug} />
        </>
      );
  }
}

interface PartProps {
  id?: string;
  title: string;
  children: React.ReactNode;
}

function Part({ id = 'stand', title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

interface StartProps {
  slug: string;
  title: string;
  reason?: string;
  submit?: string;
  issue: string | undefined;
  children: React.ReactNode;
}

function StartSection({ slug, title, reason, submit, issue, children }: StartProps) {
  return (
    <Part title={title}>
      {reason && (
        <p className={styles.notice} role="alert" dir="auto">
          {reason}
        </p>
      )}
      <p>{children}</p>
      {issue && <p role="alert">{issue}</p>}
      <form method="post" action={urls.claimProfile(slug)}>
        <input type="hidden" name="action" value="start" />
        <Button type="submit" variant="primary">
          {submit ?? (reason ? 'Begin again' : 'Claim this profile')}
        </Button>
      </form>
    </Part>
  );
}
