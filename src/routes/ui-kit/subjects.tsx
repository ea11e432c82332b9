import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { WebsiteCard } from '#app/cards/website-card.tsx';
import { WebsitePicture } from '#app/cards/website-picture.tsx';
import { CopyField } from '#app/ui/copy-field.tsx';
import { Swatch } from '#app/ui/swatch.tsx';
import { SwatchStrip } from '#app/ui/swatch-strip.tsx';
import type { WebsiteCard as Card } from '#domain/website/website.ts';
import { Specimen, Specimens } from './specimen.tsx';
import styles from './subjects.module.css';

/** Newest websites with and without a picture, where there are any. */
export interface Websites {
  pictured: Card | null;
  plain: Card | null;
}

const measured = [
  { hex: '#0b486b', share: 0.44 },
  { hex: '#cff09e', share: 0.29 },
  { hex: '#3b8686', share: 0.18 },
  { hex: '#79bd9a', share: 0.08 },
  { hex: '#e55171', share: 0.01 },
];
const inOrder = measured.map(({ hex }) => ({ hex, share: null }));

const nothing = { id: 0, picture: null, colors: [] };

export function CopyFieldStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="short">
        <CopyField id="copy-hex" label="Hex" value="#028f76" />
      </Specimen>
      <Specimen name="longer than its field">
        <CopyField
          id="copy-css"
          label="Install"
          value="npm install @fontsource-variable/fraunces @fontsource-variable/newsreader"
        />
      </Specimen>
    </Specimens>
  );
}

export function SwatchStates() {
  return (
    <Specimens>
      <Specimen name="sm, 24">
        <Swatch hex="#0b486b" size="sm" />
      </Specimen>
      <Specimen name="md, 36">
        <Swatch hex="#3b8686" />
      </Specimen>
      <Specimen name="lg, 64">
        <Swatch hex="#cff09e" size="lg" />
      </Specimen>
      <Specimen name="with its value">
        <Swatch hex="#e55171" valued />
      </Specimen>
      <Specimen name="white">
        <Swatch hex="#ffffff" valued />
      </Specimen>
      <Specimen name="black">
        <Swatch hex="#000000" valued />
      </Specimen>
    </Specimens>
  );
}

export function StripStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="by area">
        <SwatchStrip label="Palette by area" colors={measured} />
      </Specimen>
      <Specimen name="not measured">
        <SwatchStrip label="Palette in order" colors={inOrder} />
      </Specimen>
      <Specimen name="tall">
        <SwatchStrip label="Palette, tall" colors={measured} tall />
      </Specimen>
      <Specimen name="drawn, on cards">
        <PaletteStrip colors={measured} className={styles.strip} />
      </Specimen>
    </Specimens>
  );
}

export function ImageStates({ pictured, plain }: Websites) {
  return (
    <Specimens fit="wide">
      {pictured?.picture && (
        <Specimen name={pictured.picture.edge ? 'short picture, gone on below' : 'picture'}>
          <WebsitePicture
            website={pictured}
            sizes="320px"
            label={{
              picture: `${pictured.title}, the top of its first page`,
              poster: `Poster of ${pictured.title}`,
            }}
          />
        </Specimen>
      )}
      <Specimen name="while it loads">
        <WebsitePicture website={nothing} sizes="320px">
          <svg role="img" aria-label="A picture that is loading">
            <rect width="100%" height="100%" fill="#3b8686" />
          </svg>
        </WebsitePicture>
      </Specimen>
      {plain && (
        <Specimen name="poster">
          <WebsitePicture
            website={plain}
            sizes="320px"
            label={{ picture: '', poster: `Poster of ${plain.title}` }}
          />
        </Specimen>
      )}
      <Specimen name="nothing known">
        <WebsitePicture website={nothing} sizes="320px" />
      </Specimen>
    </Specimens>
  );
}

export function CardStates({ pictured, plain }: Websites) {
  const cards = [pictured, plain].filter((card) => card !== null);
  if (cards.length === 0) return <p className="muted">No website has been published yet.</p>;
  return (
    <ul className={styles.cards} aria-label="Cards">
      {cards.map((card) => (
        <WebsiteCard key={card.id} card={card} />
      ))}
      {cards.slice(-1).map((card) => (
        <WebsiteCard key={card.id} card={card} label="Template" reason="Set in the same typeface" />
      ))}
    </ul>
  );
}
