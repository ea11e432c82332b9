import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { plural } from '#app/ui/format.ts';
import { ProfilePicture } from '#app/ui/profile-picture.tsx';
import { profilesMost } from '#domain/limits.ts';
import type { OwnProfile } from '#domain/profile/own-profile.ts';
import { placeName, profileKindNames } from '#domain/profile/profile.ts';
import { urls } from '#domain/urls.ts';
import { MemberHead } from '#routes/me/member-head.tsx';
import styles from '../profiles.module.css';

interface Props {
  profiles: OwnProfile[];
  /** There is no room for another. */
  isFull: boolean;
}

export function Page({ profiles, isFull }: Props) {
  return (
    <>
      <MemberHead
        title="Profiles"
        here={urls.ownProfiles()}
        count={profiles.length}
        lead="How you, your studio or your foundry stand in the directory, beside the work that names you."
      />
      <div className={`wrap ${styles.body}`}>
        {profiles.length === 0 ? (
          <EmptyState bare title="No profiles yet" action={<Ways isFull={isFull} />}>
            You may be in the directory already: look for your name, and claim what is yours.
            Otherwise create a profile.
          </EmptyState>
        ) : (
          <>
            {isFull && <p>There is room for {profilesMost} profiles.</p>}
            <Ways isFull={isFull} />
            <ul className={styles.list} aria-label="Your profiles">
              {profiles.map((profile) => (
                <Row key={profile.id} profile={profile} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

/** To one more: a new one, or one that the directory has. */
function Ways({ isFull }: Pick<Props, 'isFull'>) {
  return (
    <div className={styles.buttons}>
      {!isFull && (
        <ButtonLink variant="primary" href={urls.createProfile()}>
          Create a profile
        </ButtonLink>
      )}
      <ButtonLink href={urls.claimProfile()}>Claim a profile</ButtonLink>
    </div>
  );
}

function Row({ profile }: { profile: OwnProfile }) {
  const { id, slug, name, kind, picture, place, websites, proof } = profile;
  return (
    <li className={styles.row}>
      <ProfilePicture slug={slug} picture={picture} size="md" />
      <div className={styles.words}>
        <h2 dir="auto">
          <a href={urls.profile(slug)}>{name}</a>
        </h2>
        <p className="mono muted">
          {kind && <span>{profileKindNames[kind]}</span>}
          {place && <span dir="auto">{placeName(place)}</span>}
          <span>{plural(websites, 'credited website')}</span>
          <span>{proof === 'created' ? 'Created by you' : 'Claimed'}</span>
        </p>
      </div>
      <ButtonLink href={urls.ownProfile(id)} aria-label={`Edit ${name}`}>
        Edit
      </ButtonLink>
    </li>
  );
}
