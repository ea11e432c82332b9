import { hideBroken } from '#app/cards/broken.ts';
import { Ground } from '#app/cards/ground.tsx';
import { fallbackSrc, srcSet } from '#app/cards/srcset.ts';
import type { Picture as Data, Swatch } from '#domain/website/website.ts';

/** What is shown when the picture does not come. */
export interface Instead {
  src: string;
  alt: string;
}

interface Props {
  picture: Data;
  colors: readonly Swatch[];
  sizes: string;
  /** The first pictures of a page load at once; React preloads each of them. */
  eager?: boolean | undefined;
  alt?: string;
  instead: Instead;
}

/** A picture on its ground while it loads; when it does not come, what is instead of it; at the last the ground. */
export function Picture({ picture, colors, sizes, eager, alt = '', instead }: Props) {
  return (
    <>
      <Ground fills={groundOf(picture, colors)} />
      <img
        key={picture.key}
        // Some fail before React is there to hear it.
        ref={(img) => mendBroken(img, instead)}
        onError={({ currentTarget }) => mendBroken(currentTarget, instead)}
        src={fallbackSrc(picture)}
        srcSet={srcSet(picture)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        data-extended={picture.edge ? true : undefined}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </>
  );
}

/** A short picture goes on in the colour that it ends in; a site that states no colour has three bands of its own. */
function groundOf({ edge, ground }: Data, [main]: readonly Swatch[]): readonly string[] {
  if (edge) return [edge];
  return main ? [main.hex] : (ground ?? []);
}

/** Once the other picture, then none: no browser's mark of a broken one is shown, and nothing goes round. */
function mendBroken(img: HTMLImageElement | null, { src, alt }: Instead): void {
  if (!img?.complete || img.naturalWidth > 0) return;
  if (img.getAttribute('src') === src) return hideBroken(img);
  img.removeAttribute('srcset');
  img.alt = alt;
  img.src = src;
}
