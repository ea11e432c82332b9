import { CardGrid } from '#app/cards/card-grid.tsx';
import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { plural } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Crumb } from '#app/ui/page-head.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { type ColorFamily, familyName } from '#domain/color/color.ts';
import { isDark } from '#domain/color/contrast.ts';
import type { PaletteCard } from '#domain/palette/palette.ts';
import { paletteQuery } from '#domain/palette/palette-query.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { Fill } from '#routes/colors/fill.tsx';
import { Names } from '#routes/colors/names.tsx';
import type { NearName } from '#routes/colors/near-name.ts';
import { Study } from '#routes/colors/study.tsx';
import { VisionViews } from '#routes/colors/vision.tsx';
import styles from './color.module.css';

export interface Props {
  hex: string;
  hue: number;
  family: ColorFamily;
  isFamily: boolean;
  names: NearName[];
  cards: WebsiteCard[];
  reasons: Record<number, string>;
  palettes: PaletteCard[];
  paletteReasons: Record<number, string>;
  total: number;
  page: number;
  pages: number;
}

export function Page(props: Props) {
  const { hex, hue, family, names, page, palettes, paletteReasons } = props;
  const inFamily = { colors: { include: [family], exclude: [] } };
  return (
    <>
      <Head {...props} />
      {page === 1 && (
        <>
          <Study hex={hex} hue={hue} names={names} isOwnPage />
          <div className={`wrap g12 band rule ${styles.beside}`}>
            <section className={styles.half} aria-labelledby="vision">
              <h2 className="title" id="vision">
                Colour-blind views
              </h2>
              <VisionViews hex={hex} />
            </section>
            <section className={styles.half} aria-labelledby="names">
              <h2 className="title" id="names">
                Names near it
              </h2>
              <Names names={names} />
            </section>
          </div>
          {palettes.length > 0 && (
            <section className="wrap band rule" aria-labelledby="palettes">
              <div className="sec-head">
                <h2 className="title" id="palettes">
                  Palettes nearest to it
                </h2>
                <a className="more" href={urls.palettes(paletteQuery({ filter: inFamily }))}>
                  All with {familyName(family).toLowerCase()}
                  <Icon name="arrow" />
                </a>
              </div>
              <PaletteGrid palettes={palettes} label="Nearest palettes" reasons={paletteReasons} />
            </section>
          )}
        </>
      )}
      <Websites {...props} />
    </>
  );
}

function Head({ hex, family, isFamily, names }: Props) {
  const [nearest] = names;
  return (
    <div className="wrap">
      <Crumb above={{ name: 'Colours', href: urls.colors() }}>
        {isFamily ? (
          <span>{hex} stands for it</span>
        ) : (
          <a href={urls.color(family)}>{familyName(family)}</a>
        )}
      </Crumb>
      <div className={styles.head} data-dark={isDark(hex) || undefined}>
        <Fill hex={hex} />
        <h1>{isFamily ? familyName(family) : hex}</h1>
        <p>{isFamily ? `One of nine families` : nearest?.name}</p>
      </div>
    </div>
  );
}

function Websites({ hex, family, isFamily, cards, reasons, total, page, pages }: Props) {
  const own = isFamily ? family : hex;
  return (
    <section className="wrap band rule" aria-labelledby="websites">
      <div className="sec-head">
        <h2 className="title" id="websites">
          Websites nearest to it
        </h2>
        <a className="more" href={urls.websitesBy(family)}>
          All with {familyName(family).toLowerCase()}
          <Icon name="arrow" />
        </a>
      </div>
      <p className={styles.method}>
        {plural(total, 'website')} by the distance in OKLab from {hex} to the nearest of their
        colours: at ΔE 2 a difference is just seen.
      </p>
      {cards.length > 0 ? (
        <CardGrid cards={cards} label="Results" reasons={reasons} />
      ) : (
        <p>No website in the catalogue has a colour that is known.</p>
      )}
      <Pager page={page} pages={pages} hrefOf={(number) => urls.color(own, number)} />
    </section>
  );
}
