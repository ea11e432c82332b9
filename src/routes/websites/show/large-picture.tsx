import { WebsitePicture } from '#app/cards/website-picture.tsx';
import type { Website } from '#domain/website/website.ts';
import styles from './show.module.css';

const sizes = '(min-width: 1680px) 1218px, (min-width: 1024px) 73vw, 96vw';

/** The picture at full size, or the poster in its place. */
export function LargePicture({ website }: { website: Website }) {
  const { title } = website;
  const label = {
    picture: `Home page of ${title}`,
    poster: `Poster of ${title}, made from its name and its colours`,
  };
  return (
    <figure className={styles.figure}>
      <WebsitePicture
        website={website}
        sizes={sizes}
        className={styles.picture}
        label={label}
        eager
      />
    </figure>
  );
}
