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
  return (
    <>
      <Ground picture={picture} colors={colors} />
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

/** The site's own main colour; of a site that states none, three bands of the picture's own. */
function Ground({ picture: { ground }, colors: [main] }: Pick<Props, 'picture' | 'colors'>) {
  const fills = main ? [main.hex] : ground;
  if (!fills) return null;
  const share = 100 / fills.length;
  const html = fills
    .map(
      (fill, i) =>
        `<rect width="100%"${i ? ` y="${Math.round(share * i)}%"` : ''} height="100%" fill="${fill}"/>`,
    )
    .join('');
  return <svg aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** No browser's mark of a broken picture is shown: the ground stays. Some fail before React is there to hear it. */
function hideBroken(img: HTMLImageElement | null): void {
  if (img?.complete && img.naturalWidth === 0) img.style.visibility = 'hidden';
}
