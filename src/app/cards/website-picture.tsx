import type { ReactNode } from 'react';
import { type Instead, Picture } from '#app/cards/picture.tsx';
import { Poster, posterSize } from '#app/cards/poster.tsx';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import styles from './website-picture.module.css';

interface Props {
  website: Pick<WebsiteCard, 'id' | 'picture' | 'poster' | 'colors'>;
  sizes: string;
  /** How the frame lies in its page. */
  className?: string | undefined;
  eager?: boolean | undefined;
  /** What is read out where it is the page's own picture; a card's title says enough. */
  label?: { picture: string; poster: string };
  children?: ReactNode;
}

/** A website's picture in its frame, or its poster where there is none. `children` lie over it. */
export function WebsitePicture({ website, sizes, className, eager, label, children }: Props) {
  const { id, picture, poster, colors } = website;
  return (
    <div
      className={className ? `${styles.frame} ${className}` : styles.frame}
      data-picture={id}
      data-large={label ? true : undefined}
    >
      {picture ? (
        <Picture
          picture={picture}
          colors={colors}
          sizes={sizes}
          eager={eager}
          instead={posterOf(id, label)}
          {...(label ? { alt: picture.alt || label.picture } : {})}
        />
      ) : (
        poster && (
          <Poster
            id={id}
            print={poster}
            colors={colors}
            eager={eager}
            {...(label ? { label: label.poster, large: true } : {})}
          />
        )
      )}
      {children}
    </div>
  );
}

/** Beside a picture the print is not known: this one leads to it. */
const anyPrint = '0';

function posterOf(id: number, label: Props['label']): Instead {
  const { width, height } = posterSize(label !== undefined);
  return { src: urls.poster({ id, poster: anyPrint }, width, height), alt: label?.poster ?? '' };
}
