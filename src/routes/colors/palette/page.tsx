import { CardGrid } from '#app/cards/card-grid.tsx';
import { CollectButton } from '#app/cards/collect-button.tsx';
import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ExportSection } from '#app/ui/export-section.tsx';
import { plural } from '#app/ui/format.ts';
import { Crumb } from '#app/ui/page-head.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { formatList } from '#domain/export/format-list.ts';
import { generatorMostColors, generatorQuery } from '#domain/palette/generate.ts';
import type { PaletteCard } from '#domain/palette/palette.ts';
import { pairsOf, passes } from '#domain/palette/palette-pairs.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { AtWork } from '#routes/colors/palette/at-work.tsx';
import { PaletteField } from '#routes/colors/palette/field.tsx';
import { Gradients } from '#routes/colors/palette/gradients.tsx';
import { Matrix } from '#routes/colors/palette/matrix.tsx';
import { Repairs } from '#routes/colors/palette/repairs.tsx';
import { Views } from '#routes/colors/palette/views.tsx';
import styles from './palette.module.css';

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
            <Matrix colors={colors} names={names} />
          </section>
          <div className={`wrap g12 band rule ${styles.beside}`}>
            <section className={styles.half} aria-labelledby="repairs">
              <h2 className="title" id="repairs">
                Nearest passing colour
              </h2>
              <Repairs colors={colors} nameOf={nameOf} />
            </section>
            <section className={styles.half} aria-labelledby="views">
              <h2 className="title" id="views">
                Colour-blind views
              </h2>
              <Views colors={colors} nameOf={nameOf} />
            </section>
          </div>
        </>
      )}
      <section className="wrap band rule" aria-labelledby="work">
        <h2 className={`title ${styles.heading}`} id="work">
          At work
        </h2>
        <AtWork colors={colors} />
      </section>
      {colors.length > 1 && (
        <section className="wrap band rule" aria-labelledby="gradients">
          <h2 className={`title ${styles.heading}`} id="gradients">
            Gradients
          </h2>
          <Gradients key={slug} colors={colors} nameOf={nameOf} />
        </section>
      )}
      <div className="rule">
        <ExportSection formats={formatList} fileIn={(format) => urls.paletteExport(slug, format)} />
      </div>
      <section className="wrap band rule" aria-labelledby="websites">
        <h2 className={`title ${styles.heading}`} id="websites">
          Websites near this palette
        </h2>
        {websites.length > 0 ? (
          <CardGrid cards={websites} label="Websites near it" reasons={websiteReasons} />
        ) : (
          <p>No website in the catalogue has a colour that is known.</p>
        )}
      </section>
      {palettes.length > 0 && (
        <section className="wrap band rule" aria-labelledby="near">
          <h2 className={`title ${styles.heading}`} id="near">
            Nearest palettes
          </h2>
          <PaletteGrid palettes={palettes} label="Nearest palettes" reasons={paletteReasons} />
        </section>
      )}
    </>
  );
}

function Head({ colors, names, palette, title }: Props) {
  const pairs = pairsOf(colors);
  const passing = pairs.filter(passes).length;
  const users = palette?.websites.length ?? 0;
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
          {colors.length > 1 && <ShuffleLink colors={colors} />}
        </div>
      </div>
      <PaletteField colors={colors} names={names} />
      <ul className={styles.facts}>
        <li>{plural(colors.length, 'colour')}</li>
        {pairs.length > 0 && (
          <li>
            {passing} of {plural(pairs.length, 'pair')} pass AA
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
        {users > 0 && <li>{plural(users, 'website')} with these colours</li>}
        {!palette && <li>Not in the catalogue</li>}
        <li>Names are the nearest listed, roles by rule from contrast and chroma</li>
      </ul>
    </div>
  );
}

/** The generator holds eight: of more colours the first come along. */
function ShuffleLink({ colors }: Pick<Props, 'colors'>) {
  const taken = colors.slice(0, generatorMostColors);
  return (
    <ButtonLink
      variant="quiet"
      rel="nofollow"
      href={urls.generatePalette(generatorQuery({ colors: taken, locked: new Set() }))}
    >
      <PageIcon name="shuffle" />
      {taken.length < colors.length ? `Shuffle the first ${taken.length}` : 'Shuffle from here'}
    </ButtonLink>
  );
}
