import type { ReactNode } from 'react';
import { urls } from '#domain/urls.ts';
import styles from './auth.module.css';

export interface PosterOfDay {
  id: number;
  print: string;
  ground: string | null;
}

interface Props {
  title: string;
  poster: PosterOfDay | null;
  /** The smallest line, at the foot. */
  foot?: string;
  children: ReactNode;
}

/** The poster of the day left, the form right; on narrow windows the form alone. */
export function Frame({ title, poster, foot, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.poster}>
        {poster?.ground && (
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={poster.ground} />
          </svg>
        )}
        {poster && (
          <img
            src={urls.poster({ id: poster.id, poster: poster.print }, 1170, 2532)}
            width={1170}
            height={2532}
            alt=""
            loading="lazy"
          />
        )}
      </div>
      <div className={styles.side}>
        <a className={styles.brand} href={urls.home()}>
          Specimen
        </a>
        <div className={styles.form}>
          <h1>{title}</h1>
          {children}
        </div>
        <p className={styles.foot}>{foot}</p>
      </div>
    </div>
  );
}
