import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ProfilePicture } from '#app/ui/profile-picture.tsx';
import {
  type Profile,
  type ProfileLink,
  placeName,
  profileKindNames,
  type ShownSpecialty,
  specialties as specialtyNames,
} from '#domain/profile/profile.ts';
import { shownAddress } from '#domain/profile/web-address.ts';
import { hostOf, urls } from '#domain/urls.ts';
import styles from './show.module.css';

/** Who it is: name, words, facts, and the ways to them. */
export function Head({ profile, colors }: { profile: Profile; colors: readonly string[] }) {
  const { slug, name, kind, bio, site, picture, isOwned } = profile;
  return (
    <div className="wrap">
      <p className={styles.crumb}>
        <span>Directory</span>
        <span aria-hidden="true">/</span>
        <span>{kind ? profileKindNames[kind] : 'Profile'}</span>
      </p>
      <div className={styles.head}>
        <div className={styles.who}>
          <ProfilePicture slug={slug} picture={picture} colors={colors} />
          <h1 dir="auto">{name}</h1>
        </div>
        <div className={styles.actions}>
          {!isOwned && (
            <a className="btn" href={urls.claimProfile(slug)} rel="nofollow">
              Is this you? Claim this profile
            </a>
          )}
          {site && (
            <a
              className="btn primary"
              href={urls.go(site.hash)}
              rel="noopener noreferrer nofollow ugc"
              target="_blank"
            >
              Visit {hostOf(site.url)}
              <Icon name="visit" />
            </a>
          )}
        </div>
      </div>
      <div className="g12">
        {bio && (
          <p className={styles.bio} dir="auto">
            {bio}
          </p>
        )}
        <Facts profile={profile} />
      </div>
    </div>
  );
}

function Facts({ profile: { kind, place, specialties, links } }: { profile: Profile }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Kind</dt>
        {kind ? <dd>{profileKindNames[kind]}</dd> : <Unknown />}
      </div>
      <div>
        <dt>Location</dt>
        {place ? <dd dir="auto">{placeName(place)}</dd> : <Unknown />}
      </div>
      <div>
        <dt>Specialties</dt>
        {specialties.length === 0 && <Unknown />}
        {specialties.map((one) => (
          <dd key={one.slug}>
            {specialtyNames[one.slug]} <span>{groundOf(one)}</span>
          </dd>
        ))}
      </div>
      {links.length > 0 && (
        <div>
          <dt>Links</dt>
          {links.map((link) => (
            <dd key={link.hash}>
              <Out link={link} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

function groundOf({ earned }: ShownSpecialty): string {
  return earned > 0 ? `earned, ${formatCount(earned)}` : 'self-declared';
}

function Out({ link: { hash, url } }: { link: ProfileLink }) {
  return (
    <a href={urls.go(hash)} rel="noopener noreferrer nofollow ugc" target="_blank">
      {shownAddress(url)}
    </a>
  );
}

function Unknown() {
  return <dd data-unknown>Unknown</dd>;
}
