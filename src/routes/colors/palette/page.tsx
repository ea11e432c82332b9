import { CollectButton } from '#app/cards/collect-button.tsx';
import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import { far } from '#app/ui/far.tsx';
import { plural } from '#app/ui/format.ts';
import { Crumb } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import type { PaletteCard } from '#domain/palette/palette.ts';
import type { PaletteRole } from '#domain/palette/palette-roles.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { PaletteField } from '#routes/colors/palette/field.tsx';
import styles from './palette.module.css';

/** What stands below the first screen, and what is only read. */
export const parts = {
  ShuffleLink: far(
    'never',
    async () => (await import('#routes/colors/palette/shuffle-link.tsx')).ShuffleLink,
  ),
  Matrix: far('never', async () => (await import('#routes/colors/palette/matrix.tsx')).Matrix),
  Repairs: far('near', async () => (await import('#routes/colors/palette/repairs.tsx')).Repairs),
  Views: far('never', async () => (await import('#routes/colors/palette/views.tsx')).Views),
  AtWork: far('near', async () => (await import('#routes/colors/palette/at-work.tsx')).AtWork),
  Gradients: far(
    'near',
    async () => (await import('#routes/colors/palette/gradients.tsx')).Gradients,
  ),
  ColorValues: far(
    'near',
    async () => (await import('#routes/colors/color-values.tsx')).ColorValues,
  ),
  PaletteExport: far(
    'near',
    async () => (await import('#routes/colors/palette-export.tsx')).PaletteExport,
  ),
  CardGrid: far('near', async () => (await import('#app/cards/card-grid.tsx')).CardGrid),
  PaletteGrid: far('near', async () => (await import('#app/cards/palette-grid.tsx')).PaletteGrid),
};

const usersNamed = 3;

/** What the catalogue knows of it. */
interface Catalogued extends PaletteCard {
  source: string | null;
  licence: string | null;
  websites: { id: number; slug: string; title: string }[];
}

export interface Props {
  slug: string;
  colors: string[];
  /** Null: any colours may be asked for, catalogued or not. */
  palette: Catalogued | null;
  title: string;
  /** Of the nearest named colours, in the order of the colours. */
  names: string[];
  /** In the order of the colours, as the OKLCH values are. */
  roles: PaletteRole[];
  oklch: string[];
  /** All pairs, and those that reach AA for text. */
  pairs: { all: number; passing: number };
  palettes: PaletteCard[];
  paletteReasons: Record<number, string>;
  websites: WebsiteCard[];
  websiteReasons: Record<number, string>;
}

export function Page(props: Props) {
  const { slug, colors, names, palettes, paletteReasons, websites, websiteReasons } = props;
  const nameOf = (hex: string) => names[colors.indexOf(hex)] ?? hex;
  return (
    <>
      <PaintedTo id={colors.length > 1 ? 'contrast' : 'work'} />
      <Head {...props} />
      {colors.length > 1 && (
        <>
          <section className="wrap band" aria-labelledby="contrast">
            <div className="sec-head">
              <h2 className="title" id="contrast">
                Contrast
              </h2>
              <span className="mono muted">rows are text, columns are ground</span>
            </div>
            <parts.Matrix colors={colors} names={names} />
          </section>
          <div className={`wrap g12 band rule ${styles.beside}`}>
            <section className={styles.half} aria-labelledby="repairs">
              <h2 className="title" id="repairs">
                Nearest passing colour
              </h2>
              <parts.Repairs colors={colors} nameOf={nameOf} />
            </section>
            <section className={styles.half} aria-labelledby="views">
              <h2 className="title" id="views">
                Colour-blind views
              </h2>
              <parts.Views colors={colors} nameOf={nameOf} />
            </section>
          </div>
        </>
      )}
      <section className="wrap band rule" aria-labelledby="work">
        <h2 className={`title ${styles.heading}`} id="work">
          At work
        </h2>
        <parts.AtWork colors={colors} />
      </section>
      {colors.length > 1 && (
        <section className="wrap band rule" aria-labelledby="gradients">
          <h2 className={`title ${styles.heading}`} id="gradients">
            Gradients
          </h2>
          <parts.Gradients key={slug} colors={colors} nameOf={nameOf} />
        </section>
      )}
      <section className="wrap band rule" aria-labelledby="values">
        <parts.ColorValues
          key={slug}
          title="Values"
          headingId="values"
          colors={colors}
          labels={names}
          of="colours"
        />
      </section>
      <div className="rule">
        <parts.PaletteExport slug={slug} />
      </div>
      <section className="wrap band rule" aria-labelledby="websites">
        <h2 className={`title ${styles.heading}`} id="websites">
          Websites near this palette
        </h2>
        {websites.length > 0 ? (
          <parts.CardGrid cards={websites} label="Websites near it" reasons={websiteReasons} />
        ) : (
          <p>No website in the catalogue has a colour that is known.</p>
        )}
      </section>
      {palettes.length > 0 && (
        <section className="wrap band rule" aria-labelledby="near">
          <h2 className={`title ${styles.heading}`} id="near">
            Nearest palettes
          </h2>
          <parts.PaletteGrid
            palettes={palettes}
            label="Nearest palettes"
            reasons={paletteReasons}
          />
        </section>
      )}
    </>
  );
}

function Head({ colors, names, roles, oklch, pairs, palette, title }: Props) {
  return (
    <div className="wrap">
      <Crumb above={{ name: 'Colours', href: urls.colors() }}>
        <a href={urls.palettes()}>Palettes</a>
      </Crumb>
      <div className={styles.head}>
        <h1 className={styles.name} dir="auto" data-unnamed={palette?.name ? undefined : true}>
          {title}
        </h1>
        <div className={styles.actions}>
          {palette && (
            <>
              <FavoriteButton id={palette.id} list="palettes" title={title} worded />
              <CollectButton id={palette.id} list="palettes" title={title} worded />
            </>
          )}
          {colors.length > 1 && <parts.ShuffleLink colors={colors} />}
        </div>
      </div>
      <PaletteField colors={colors} names={names} roles={roles} oklch={oklch} />
      <ul className={styles.facts}>
        <li>{plural(colors.length, 'colour')}</li>
        {pairs.all > 0 && (
          <li>
            {pairs.passing} of {plural(pairs.all, 'pair')} pass AA
          </li>
        )}
        {palette && palette.tags.length > 0 && (
          <li>
            {palette.tags.map(({ slug, name }) => (
              <a key={slug} href={urls.palettesBy(slug)}>
                {name}
              </a>
            ))}
          </li>
        )}
        {palette?.source && (
          <li>
            Source: {palette.source}
            {palette.licence && `, ${palette.licence}`}
          </li>
        )}
        {palette && palette.websites.length > 0 && <Users websites={palette.websites} />}
        {!palette && <li>Not in the catalogue</li>}
        <li>Names are the nearest listed, roles by rule from contrast and chroma</li>
      </ul>
    </div>
  );
}

/** The websites whose colours these are. */
function Users({ websites }: Pick<Catalogued, 'websites'>) {
  const more = websites.length - usersNamed;
  return (
    <li>
      Colours of{' '}
      {websites.slice(0, usersNamed).map(({ id, slug, title }) => (
        <a key={id} href={urls.website({ id, slug })} dir="auto">
          {title}
        </a>
      ))}
      {more > 0 && ` and ${plural(more, 'more website')}`}
    </li>
  );
}
