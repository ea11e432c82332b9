import { useState } from 'react';
import { PageIcon } from '#app/ui/page-icon.tsx';
import styles from './avatar.module.css';

interface Props {
  /** Empty when there is none yet. */
  name: string;
  src?: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Where the name stands beside it, the avatar says nothing. */
  named?: boolean;
}

/** A picture, else initials, else a figure. A picture that does not come gives way to the initials. */
export function Avatar({ name, src, size = 'md', named }: Props) {
  const [lost, setLost] = useState(false);
  const letters = initialsOf(name);
  const says = named
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name || 'No picture' } as const);
  return (
    <span className={styles.avatar} data-size={size} {...says}>
      {src && !lost ? (
        <img src={src} alt="" width={64} height={64} onError={() => setLost(true)} />
      ) : (
        letters || <PageIcon name="user" />
      )}
    </span>
  );
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => (Array.from(word ?? '')[0] ?? '').toUpperCase()).join('');
}
