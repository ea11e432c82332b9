import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ColumnHead, Crumb } from '#app/ui/page-head.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { profileKindNames } from '#domain/profile/profile.ts';
import { urls } from '#domain/urls.ts';
import styles from './claim.module.css';
import type { ClaimProps, FoundProfile } from './claim-props.ts';

/** Which profile: by name or by the address of its site. */
export function ProfileSearch({ term, found }: ClaimProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumb above={{ name: 'Profiles', href: urls.ownProfiles() }}>
        <span>Claim</span>
      </Crumb>
      <ColumnHead lead="Find yourself or your studio, then show that it is you.">
        Claim a profile
      </ColumnHead>
      <form className={styles.search} method="get" action={urls.claimProfile()}>
        <TextField
          id="term"
          name="term"
          type="search"
          label="Name or site"
          placeholder="Studio, or studio.com"
          defaultValue={term}
          maxLength={120}
          autoComplete="off"
        />
        <Button type="submit" variant="primary">
          Find
        </Button>
      </form>
      {found.length > 0 && (
        <ul className={styles.found} aria-label="Results">
          {found.map((profile) => (
            <Found key={profile.slug} {...profile} />
          ))}
        </ul>
      )}
      {found.length === 0 && term.trim() !== '' && (
        <EmptyState
          title="Nobody is called so here"
          action={<ButtonLink href={urls.createProfile()}>Create a profile</ButtonLink>}
        >
          Try a shorter name, or the address of the site without its path.
        </EmptyState>
      )}
    </div>
  );
}

function Found({ slug, name, kind, host, isTaken }: FoundProfile) {
  const known = [kind && profileKindNames[kind], host].filter(Boolean);
  const facts = [known.length > 0 ? known.join(', ') : 'No site is known', isTaken && 'claimed'];
  return (
    <li>
      <div>
        <b dir="auto">{name}</b>
        <span>{facts.filter(Boolean).join(', ')}</span>
      </div>
      <ButtonLink href={urls.claimProfile(slug)} aria-label={`Claim ${name}`}>
        Claim
      </ButtonLink>
    </li>
  );
}
