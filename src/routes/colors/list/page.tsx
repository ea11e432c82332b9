import { formatCount } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { type ColorFamily, familyHex, familyName } from '#domain/color/color.ts';
import { isDark } from '#domain/color/contrast.ts';
import { urls } from '#domain/urls.ts';
import { Fill } from '#routes/colors/fill.tsx';
import type { NearName } from '#routes/colors/near-name.ts';
import { Study } from '#routes/colors/study.tsx';
import styles from './list.module.css';

export interface Props {
  families: { slug: ColorFamily; websites: number }[];
  hue: number;
  hex: string;
  names: NearName[];
  refused: string | null;
}

export function Page({ families, ...study }: Props) {
  return (
    <>
      <PageHead
        count={`${families.length} families`}
        lead="Pick any colour. Websites come back by how near they look, not by their name."
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
    </>
  );
}
