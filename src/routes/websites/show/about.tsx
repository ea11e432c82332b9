import { urls } from '#domain/urls.ts';
import type { Term, Website } from '#domain/website/website.ts';
import styles from './about.module.css';

/** What it is, what the editors say, who made it and where it belongs. */
export function About({ website }: { website: Website }) {
  const { description, note, credits, categories, location } = website;
  return (
    <section className={`band g12 ${styles.about}`} aria-label="About">
      {(description || note) && (
        <div className={styles.words}>
          {description && (
            <p className={styles.description} dir="auto">
              {description}
            </p>
          )}
          {note && (
            <p className={styles.note}>
              <span>Editor’s note</span>
              {note}
            </p>
          )}
        </div>
      )}
      <dl className={styles.who}>
        <div>
          <dt>Made by</dt>
          {credits.length === 0 && <dd data-unknown>Unknown</dd>}
          {credits.map(({ profile, role }) => (
            <dd key={`${profile.slug} ${role}`}>
              <a href={urls.profile(profile.slug)} dir="auto">
                {profile.name}
              </a>
              <span>{role}</span>
            </dd>
          ))}
          <dd>
            <a className={styles.claim} href={urls.claimCredit(website.id)} rel="nofollow">
              Worked on this? Claim a credit
            </a>
          </dd>
        </div>
        <div>
          <dt>Categories</dt>
          {categories.length === 0 ? (
            <dd data-unknown>Unknown</dd>
          ) : (
            <dd className={styles.terms}>
              {categories.map((term) => (
                <FilterLink key={term.slug} term={term} />
              ))}
            </dd>
          )}
        </div>
        <div>
          <dt>Location</dt>
          {location ? (
            <dd className={styles.terms}>
              <FilterLink term={location} />
              {location.country && <FilterLink term={location.country} />}
            </dd>
          ) : (
            <dd data-unknown>Unknown</dd>
          )}
        </div>
      </dl>
    </section>
  );
}

function FilterLink({ term: { slug, name } }: { term: Term }) {
  return <a href={urls.websitesBy(slug)}>{name}</a>;
}
