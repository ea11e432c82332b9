import { Picture } from '#app/cards/picture.tsx';
import { Poster } from '#app/cards/poster.tsx';
import type { Website } from '#domain/website/website.ts';
import styles from './show.module.css';

const sizes = '(min-width: 1680px) 1218px, (min-width: 1024px) 73vw, 96vw';

/** The picture at full size, or the poster in its place. */
export function LargePicture({ website }: { website: Website }) {
  const { id, title, picture, poster, colors } = website;
  return (
    <figure className={styles.picture} data-picture={id} data-large>
      {picture ? (
        <Picture
          picture={picture}
          colors={colors}
          sizes={sizes}
          alt={picture.alt || `Home page of ${title}`}
          eager
        />
      ) : (
        poster && (
          <Poster
            id={id}
            print={poster}
            colors={colors}
            label={`Poster of ${title}, made from its name and its colours`}
            large
            eager
          />
        )
      )}
    </figure>
  );
}
