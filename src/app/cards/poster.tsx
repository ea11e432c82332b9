import { hideBroken } from '#app/cards/broken.ts';
import { Ground } from '#app/cards/ground.tsx';
import { urls } from '#domain/urls.ts';
import type { Swatch } from '#domain/website/website.ts';

interface Props {
  id: number;
  print: string;
  colors: readonly Swatch[];
  /** In the place of a large picture. */
  large?: boolean;
  /** The first posters of a page load at once; React preloads each of them. */
  eager?: boolean | undefined;
  /** Read out where the poster is the page's picture; beside a title it would only repeat it. */
  label?: string;
}

/** 4:3 on cards, 3:2 in the place of a large picture. */
export function posterSize(large = false): { width: number; height: number } {
  return large ? { width: 1200, height: 800 } : { width: 400, height: 300 };
}

/** What a website without a picture shows: its poster, on its main colour while it loads. */
export function Poster({ id, print, colors, large, eager, label = '' }: Props) {
  const { width, height } = posterSize(large);
  return (
    <>
      <Ground fills={colors.slice(0, 1).map(({ hex }) => hex)} />
      <img
        ref={hideBroken}
        onError={({ currentTarget }) => hideBroken(currentTarget)}
        src={urls.poster({ id, poster: print }, width, height)}
        width={width}
        height={height}
        alt={label}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </>
  );
}
