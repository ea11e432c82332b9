import { wallpaperSizes } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import type { Website } from '#domain/website/website.ts';
import styles from './fact-sheet.module.css';

const devices = ['Laptop', 'Desktop', 'Phone'];

/** The poster at the sizes of screens, as files. A website with a picture shows no poster. */
export function Wallpapers({ website: { id, slug, poster } }: { website: Website }) {
  if (!poster) return null;
  return (
    <div className={styles.wallpapers}>
      <h3>The poster as wallpaper</h3>
      <ul>
        {wallpaperSizes.map(([width, height], i) => (
          <li key={width}>
            <a
              href={urls.poster({ id, poster }, width, height)}
              download={`${slug}-${width}x${height}.svg`}
            >
              {devices[i]}
              <span>
                {width} × {height}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
