import { drawOnce } from '#app/drawn-once.ts';
import { KeepForm } from '#app/layouts/keep-form.tsx';
import { urls } from '#domain/urls.ts';
import styles from './layouts.module.css';

/** Lists of links by heading; a way into every kind of list. */
const groups: readonly [name: string, links: readonly [name: string, href: string][]][] = [
  [
    'Browse',
    [
      ['Websites', urls.websites()],
      ['Typefaces', urls.typefaces()],
      ['Colours', urls.colors()],
      ['Palettes', urls.palettes()],
      ['Search', urls.search()],
    ],
  ],
  [
    'Popular',
    [
      ['Websites this week', urls.popular()],
      ['Websites of all time', urls.popularIn('all-time')],
      ['Typefaces', urls.popularTypefaces()],
    ],
  ],
  [
    'Fonts',
    [
      ['Sans serif fonts', urls.typefacesBy('sans-serif-fonts')],
      ['Serif fonts', urls.typefacesBy('serif-fonts')],
      ['Display fonts', urls.typefacesBy('display-fonts')],
      ['Monospace fonts', urls.typefacesBy('monospace-fonts')],
      ['Google fonts', urls.typefacesBy('google-fonts')],
      ['Open source fonts', urls.typefacesBy('open-source-fonts')],
    ],
  ],
  ['Make', [['Palette generator', urls.generatePalette()]]],
];

if (import.meta.env.SSR) drawOnce(Footer, () => groups);

export function Footer() {
  return (
    <footer id="foot" className={`foot ${styles.foot}`}>
      <div className={`wrap g12 ${styles.cols}`}>
        <div className={styles.idea}>
          <a className={styles.brand} href={urls.home()}>
            Specimen
          </a>
          <p>
            Websites, typefaces and colour palettes as verified facts, joined in one graph. Free to
            read, yours to take away, kept going by <a href={urls.supporters()}>supporters</a>.
          </p>
        </div>
        {groups.map(([name, links]) => (
          <nav key={name} aria-labelledby={`foot-${name}`}>
            <h2 id={`foot-${name}`}>{name}</h2>
            <ul>
              {links.map(([words, href]) => (
                <li key={href}>
                  <a href={href}>{words}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <KeepForm />
    </footer>
  );
}
