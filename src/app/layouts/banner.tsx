import { useInit } from '#app/remote/use-init.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './layouts.module.css';

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
