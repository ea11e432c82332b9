import { formatCount } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { urls } from '#domain/urls.ts';
import styles from './member.module.css';

interface Props {
  title: string;
  /** Path of the page among the member's own. */
  here: string;
  count?: number;
  lead: string;
}

const pages = [
  { name: 'Favourites', href: urls.favorites() },
  { name: 'Collections', href: urls.collections() },
  { name: 'Profiles', href: urls.ownProfiles() },
  { name: 'Credits', href: urls.credits() },
];

/** Heading of a member's own page, with the way to the others. */
export function MemberHead({ title, here, count, lead }: Props) {
  return (
    <>
      <PageHead count={count === undefined ? undefined : formatCount(count)} lead={lead}>
        {title}
      </PageHead>
      <div className={styles.pages}>
        <nav className="wrap" aria-label="Your pages">
          {pages.map(({ name, href }) => (
            <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </>
  );
}
