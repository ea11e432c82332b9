import { useSetAtom } from 'jotai/react';
import { drawOnce } from '#app/drawn-once.ts';
import { copyAtom } from '#app/state/copy.ts';
import { plural } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { verdictOf } from '#domain/color/verdict.ts';
import { paletteSlug } from '#domain/palette/palette.ts';
import { pairsOf, passes, type Repair, repairsOf } from '#domain/palette/palette-pairs.ts';
import { urls } from '#domain/urls.ts';
import { proofText } from '#routes/colors/black-white.tsx';
import styles from './repairs.module.css';

/** What eight colours can have at most; beyond, the rest is counted. */
const mostShown = 28;

interface Props {
  colors: readonly string[];
  nameOf: (hex: string) => string;
}

if (import.meta.env.SSR) drawOnce(Repairs, ({ colors }) => colors);

/** For each pair that is under 4.5, the nearest colour that is not. */
export function Repairs({ colors, nameOf }: Props) {
  const failing = pairsOf(colors).filter((pair) => !passes(pair)).length;
  const repairs = repairsOf(colors, mostShown);
  if (failing === 0) {
    return <p className={styles.none}>Every pair reaches 4.5: nothing has to be repaired.</p>;
  }
  return (
    <>
      <ul className={styles.repairs}>
        {repairs.map((repair) => (
          <Row key={repair.text + repair.ground} repair={repair} colors={colors} nameOf={nameOf} />
        ))}
      </ul>
      <p className={styles.note}>
        Same hue, lightness moved the least that reaches 4.5.
        {failing > repairs.length && ` ${plural(failing - repairs.length, 'more pair')} below it.`}
      </p>
    </>
  );
}

/** The new colour leads to the palette that has it in place of the old one. */
function Row({ repair, colors, nameOf }: Props & { repair: Repair }) {
  const { text, ground, ratio, instead, reached } = repair;
  const copy = useSetAtom(copyAtom);
  const repaired = colors.map((hex) => (hex === text ? instead : hex));
  return (
    <li>
      <span
        className={styles.proof}
        dangerouslySetInnerHTML={{ __html: proofText(text, ground) }}
      />
      <span className={styles.words}>
        <b>
          {nameOf(text)} on {nameOf(ground)}
        </b>
        <span data-state="error">
          {ratio.toFixed(2)} {verdictOf(ratio) === 'fails' ? 'fails' : 'large text only'}
        </span>
      </span>
      <Icon name="arrow" />
      <span
        className={styles.proof}
        dangerouslySetInnerHTML={{ __html: proofText(instead, ground) }}
      />
      <span className={styles.words}>
        <a href={urls.palette(paletteSlug(repaired))} rel="nofollow">
          Use {instead}
          <span className="sr"> in place of {text}</span>
        </a>
        <span data-state="success">{reached.toFixed(2)} passes</span>
      </span>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Copy ${instead}`}
        onClick={() => void copy(instead)}
      >
        <PageIcon name="copy" />
      </button>
    </li>
  );
}
