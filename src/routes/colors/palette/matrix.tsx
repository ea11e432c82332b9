import { drawOnce } from '#app/drawn-once.ts';
import { lightnessContrast } from '#domain/color/apca.ts';
import { contrast, isDark } from '#domain/color/contrast.ts';
import { verdictOf } from '#domain/color/verdict.ts';
import { urls } from '#domain/urls.ts';
import { proofText } from '#routes/colors/black-white.tsx';
import { Fill } from '#routes/colors/fill.tsx';
import styles from './matrix.module.css';

interface Props {
  colors: readonly string[];
  names: readonly string[];
}

if (import.meta.env.SSR) drawOnce(Matrix, ({ colors }) => colors);

/** Every colour as text on every other: each cell is its own proof. */
export function Matrix({ colors, names }: Props) {
  return (
    // It scrolls sideways on phones, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label="Contrast of all pairs" tabIndex={0}>
      <table className={styles.matrix} data-few={colors.length < 4 || undefined}>
        <thead>
          <tr>
            <td>
              <span className="sr">Text, then its grounds</span>
            </td>
            {colors.map((hex, i) => (
              <th key={hex} scope="col">
                <span className="sr">{`on ${names[i]} `}</span>
                {hex}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map((text, i) => (
            <tr key={text}>
              <th scope="row">
                <Fill hex={text} />
                <b>
                  <a href={urls.color(text)}>{names[i]}</a>
                </b>
                <span>{text}</span>
              </th>
              {colors.map((ground) => (
                <Cell key={ground} text={text} ground={ground} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ text, ground }: { text: string; ground: string }) {
  if (text === ground) {
    return (
      <td className={styles.self}>
        <span className="sr">the same colour</span>
      </td>
    );
  }
  return (
    // Its words are in the text.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    <td
      data-dark={isDark(ground) || undefined}
      dangerouslySetInnerHTML={{ __html: proofOf(text, ground) }}
    />
  );
}

/** As text: a palette of eight has 56 of them, and nothing in one answers to anybody. */
function proofOf(text: string, ground: string): string {
  const ratio = contrast(text, ground);
  const verdict = verdictOf(ratio);
  const lightness = Math.round(Math.abs(lightnessContrast(text, ground)));
  return `${proofText(text, ground)}<span class="${styles.figures}"><b>${ratio.toFixed(2)}</b><span>Lc ${lightness}</span><span>${verdict === 'fails' ? 'Fails' : verdict}</span></span>`;
}
