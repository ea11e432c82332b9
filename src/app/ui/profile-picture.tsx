import { fnv1a } from '#domain/poster/fnv.ts';
import { urls } from '#domain/urls.ts';
import styles from './profile-picture.module.css';

interface Props {
  /** What its stand-in is drawn from. */
  slug: string;
  /** Key of a square picture. */
  picture: string | null;
  /** Colours of the stand-in, `#rrggbb`; slate without any. */
  colors?: readonly string[];
  size?: 'md' | 'lg';
}

/** A profile's picture, else four quarters of a tile by its slug. The name stands beside it, so it says nothing. */
export function ProfilePicture({ slug, picture, colors = [], size = 'lg' }: Props) {
  return (
    <span className={styles.picture} data-size={size} aria-hidden="true">
      {picture ? (
        <img
          src={urls.image(picture, 320)}
          srcSet={`${urls.image(picture, 320)} 1x, ${urls.image(picture, 640)} 2x`}
          alt=""
          width={320}
          height={320}
        />
      ) : (
        <Tile hash={fnv1a(slug)} colors={colors} />
      )}
    </span>
  );
}

/** Each quarter is turned one of four ways, or is a dot or a stair: six shapes, four places, 1,296 tiles. */
const shapes = [
  'M0 0h8a8 8 0 0 1-8 8Z',
  'M8 0v8a8 8 0 0 1-8-8Z',
  'M8 8H0a8 8 0 0 1 8-8Z',
  'M0 8V0a8 8 0 0 1 8 8Z',
  'M4 1a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  'M0 0h4v4h4v4H0Z',
] as const;
const places = ['0 0', '8 0', '0 8', '8 8'] as const;

function Tile({ hash, colors }: { hash: number; colors: readonly string[] }) {
  const [ground, ...inks] = colors;
  return (
    <svg className={styles.tile} viewBox="0 0 16 16">
      {ground && <rect width="16" height="16" fill={ground} />}
      {places.map((place, at) => {
        const turn = Math.floor(hash / 6 ** at) % shapes.length;
        const ink = inks.length > 0 ? inks[at % inks.length] : undefined;
        return (
          <path
            key={place}
            d={shapes[turn]}
            transform={`translate(${place})`}
            fill={ink ?? 'currentColor'}
          />
        );
      })}
    </svg>
  );
}
