import styles from '#app/layouts/layouts.module.css';
import { useInit } from '#app/remote/use-init.ts';
import { useSession } from '#app/remote/use-session.ts';
import { Link } from '#app/ui/link.tsx';

/** Parts that ask the server once the page has settled: one chunk, with SWR in it. */

/** Who is signed in, once it is known. Signed out: nothing. */
export function Account() {
  const { user } = useSession();
  return user && <span className={styles.account}>{user.fullname || user.email}</span>;
}

/** One announcement at a time, at the foot of the window so that nothing moves when it arrives. */
export function Banner() {
  const banner = useInit()?.announcementBanner;
  if (!banner) return null;
  return (
    <aside className={styles.banner} aria-label="Announcement">
      <p>{banner.text}</p>
      {banner.href && (
        <Link className="prose" href={banner.href}>
          {banner.label ?? 'Read more'}
        </Link>
      )}
    </aside>
  );
}
