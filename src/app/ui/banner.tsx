import { useState } from 'react';
import { keepOnDevice, readDevice } from '#app/state/storage.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './banner.module.css';

interface Props {
  id: number;
  text: string;
  href: string | null;
  label: string | null;
}

const key = 'banner-closed';

/** One announcement at a time, at the foot of the window so that nothing moves. Closed once, it stays away. */
export function Banner({ id, text, href, label }: Props) {
  const [closed, setClosed] = useState(() => readDevice(key));
  if (closed === String(id)) return null;
  return (
    <aside className={styles.banner} aria-label="Announcement">
      <p>
        {text}{' '}
        {href && (
          <Link className="prose" href={href}>
            {label ?? 'Read more'}
          </Link>
        )}
      </p>
      <button
        type="button"
        className="icon-btn"
        aria-label="Dismiss announcement"
        onClick={() => {
          keepOnDevice(key, String(id));
          setClosed(String(id));
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
