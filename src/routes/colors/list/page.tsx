import { far } from '#app/ui/far.tsx';
import { formatCount } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { type ColorFamily, familyHex, familyName } from '#domain/color/color.ts';
import { isDark } from '#domain/color/contrast.ts';
import type { PaletteCard } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import { Fill } from '#routes/colors/fill.tsx';
import type { NearName } from '#routes/colors/near-name.ts';
import { useHandedOver } from '#routes/colors/use-handed-over.ts';
import styles from './list.module.css';

/** What stands below the first screen, and what costs too much before it is touched. */
export const parts = {
  Study: far('touch', async () => (await import('#routes/colors/study.tsx')).Study),
  ImageDrop: far('near', async () => (await import('#routes/colors/image-drop.tsx')).ImageDrop),
  Palettes: far('near', async () => (await import('#routes/colors/list/palettes.tsx')).Palettes),
};

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
  const handedOver = useHandedOver();
  return (
    <>
      <PaintedTo id="families" />
      <PageHead
        count={`${families.length} families`}
        lead="Pick any colour. Websites and palettes come back by how near they look, not by their name."
      >
        Colours
      </PageHead>
      <div className="wrap">
        <ul id="families" className={styles.families} aria-label="Families">
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
      <parts.Study {...study} />
      <div className="rule">
        <parts.ImageDrop {...handedOver} />
      </div>
      {palettes.length > 0 && <parts.Palettes palettes={palettes} all={allPalettes} />}
    </>
  );
}
