import { Ground } from '#app/cards/ground.tsx';
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

/** A picture on its ground: while it loads, and instead of it when it does not come. */
export function Picture({ picture, colors, sizes, eager, alt = '' }: Props) {
  // A site that states no colour has three bands of the picture's own.
  const [main] = colors;
  return (
    <>
      <Ground fills={main ? [main.hex] : (picture.ground ?? [])} />
      <img
        key={picture.key}
        ref={hideBroken}
        onError={({ currentTarget }) => hideBroken(currentTarget)}
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

/** No browser's mark of a broken picture is shown: the ground stays. Some fail before React is there to hear it. */
function hideBroken(img: HTMLImageElement | null): void {
  if (img?.complete && img.naturalWidth === 0) img.style.visibility = 'hidden';
}
