import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { All } from '#routes/home/all.tsx';
import { Faces } from '#routes/home/faces.tsx';
import { Ranking } from '#routes/home/ranking.tsx';
import styles from './home.module.css';

interface Props {
  popular: readonly WebsiteCard[];
  uncounted: readonly WebsiteCard[];
  typefaces: readonly TypefaceRow[];
  /** How many typefaces there are. */
  all: number;
}

export function RankingAndFaces({ popular, uncounted, typefaces, all }: Props) {
  return (
    <div className="band rule">
      <div className={`wrap g12 ${styles.pair}`}>
        <Ranking cards={popular} uncounted={uncounted} />
        {typefaces.length > 0 && (
          <Faces rows={typefaces}>
            <All count={all} href={urls.typefaces()} />
          </Faces>
        )}
      </div>
    </div>
  );
}
