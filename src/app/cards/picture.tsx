import { fallbackSrc, srcSet } from '#app/cards/srcset.ts';
import type { Picture as Data, Swatch } from '#domain/website/website.ts';

interface Props {
  picture: Data;
  colors: readonly Swatch[];
  sizes: string;
  /** The first pictures of a page load at once; React preloads each of them. */
  eager?: boolean | undefined;
  alt?: string;
}

/** A picture on the site's own main colour while it loads. */
export function Picture({ picture, colors, sizes, eager, alt = '' }: Props) {
  const ground = colors[0]?.hex;
  return (
    <>
      {ground && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={ground} />
        </svg>
      )}
      <img
        src={fallbackSrc(picture)}
        srcSet={srcSet(picture)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </>
  );
}
