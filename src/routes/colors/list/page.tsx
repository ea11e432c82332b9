import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { type ColorFamily, familyHex, familyName } from '#domain/color/color.ts';
import { isDark } from '#domain/color/contrast.ts';
import type { PaletteCard } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import { Fill } from '#routes/colors/fill.tsx';
import { ImageDrop } from '#routes/colors/image-drop.tsx';
import type { NearName } from '#routes/colors/near-name.ts';
import { Study } from '#routes/colors/study.tsx';
import styles from './list.module.css';

export interface Props {
  families: { slug: ColorFamily; websites: number }[];
  hue: number;
  hex: string;
  names: NearName[];
  refused: string | null;
  palettes: PaletteCard[];
  allPalettes: number;
}

export function Page({ families, palettes, allPalettes, ...study }: Props) {
  return (
    <>
      <PageHead
        count={`${families.length} families`}
        lead="Pick any colour. Websites and palettes come back by how near they look, not by their name."
      >
        Colours
      </PageHead>
      <div className="wrap">
        <ul className={styles.families} aria-label="Families">
          {families.map(({ slug, websites }) => (
            <li key={slug}>
              <a href={urls.color(slug)} data-dark={isDark(familyHex[slug]) || undefined}>
                <Fill hex={familyHex[slug]} />
                <span>{familyName(slug)}</span>
                <span className="mono">{formatCount(websites)}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.counted}>The number counts the websites with such a colour.</p>
      </div>
      <Study {...study} />
      <div className="rule">
        <ImageDrop />
      </div>
      {palettes.length > 0 && (
        <section className="wrap band rule" aria-labelledby="palettes">
          <div className="sec-head">
            <h2 className="title" id="palettes">
              Palettes
            </h2>
            <span className={styles.ways}>
              <a className="more" href={urls.generatePalette()}>
                <PageIcon name="shuffle" />
                Make one
              </a>
              <a className="more" href={urls.palettes()}>
                All {formatCount(allPalettes)}
                <Icon name="arrow" />
              </a>
            </span>
          </div>
          <PaletteGrid palettes={palettes} label="Palettes" />
        </section>
      )}
    </>
  );
}
