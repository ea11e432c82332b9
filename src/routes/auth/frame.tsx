import type { ReactNode } from 'react';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { posterSizesBeside } from '#domain/limits.ts';
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
      <PaintedTo id="foot" />
      <div className={styles.poster}>
        {poster?.ground && (
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={poster.ground} />
          </svg>
        )}
        {poster && <Poster {...poster} />}
      </div>
      <div className={styles.side}>
        <a className={styles.brand} href={urls.home()}>
          Specimen
        </a>
        <div className={styles.form}>
          <h1>{title}</h1>
          {children}
        </div>
        <p id="foot" className={styles.foot}>
          {foot}
        </p>
      </div>
    </div>
  );
}

/** As tall as half of the window is, about: a poster that is cut loses its letters. */
function Poster({ id, print }: PosterOfDay) {
  const at = ([width, height]: readonly [number, number]) =>
    urls.poster({ id, poster: print }, width, height);
  const [width, height] = posterSizesBeside.wide;
  return (
    <picture>
      <source media="(max-aspect-ratio: 6/5)" srcSet={at(posterSizesBeside.tall)} />
      <img src={at([width, height])} width={width} height={height} alt="" loading="lazy" />
    </picture>
  );
}
