import { far } from '#app/ui/far.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { paletteSlug } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import { useHandedOver } from '#routes/colors/use-handed-over.ts';
import { Columns } from './columns.tsx';
import styles from './generate.module.css';
import { useGenerator } from './use-generator.ts';

/** What stands below the first screen, and drawings that need no code to be seen. */
export const parts = {
  Icon: far('never', async () => (await import('#app/ui/page-icon.tsx')).PageIcon),
  ImageDrop: far('near', async () => (await import('#routes/colors/image-drop.tsx')).ImageDrop),
  PaletteExport: far(
    'near',
    async () => (await import('#routes/colors/palette-export.tsx')).PaletteExport,
  ),
};

export interface Props {
  colors: string[];
  locked: string[];
  /** In the order of the colours, in OKLCH. */
  values: string[];
  /** Where shuffling leads without script. */
  next: string;
}

export function Page(props: Props) {
  const { state, shuffle, toggle, move, replace } = useGenerator(props);
  const handedOver = useHandedOver();
  const slug = paletteSlug(state.colors);
  return (
    <>
      <PaintedTo id="from-picture" />
      <PageHead lead="Lock what you like, shuffle the rest. The address keeps it all.">
        Generator
      </PageHead>
      <div className="wrap">
        <div className={styles.bar}>
          <a
            className="btn primary"
            href={props.next}
            rel="nofollow"
            onClick={(event) => {
              event.preventDefault();
              void shuffle();
            }}
          >
            <parts.Icon name="shuffle" />
            Shuffle
          </a>
          <a className="btn" href={urls.palette(slug)}>
            Open this palette
          </a>
          <p className={styles.keys}>
            <kbd>Space</kbd> shuffles, <kbd>L</kbd> locks, <kbd>←</kbd> <kbd>→</kbd> go along,{' '}
            <kbd>Shift</kbd> with them moves
          </p>
        </div>
        <Columns
          state={state}
          lock={<parts.Icon name="lock" />}
          onToggle={toggle}
          onShuffle={shuffle}
          onMove={move}
        />
      </div>
      <parts.ImageDrop {...handedOver} onTake={(colors) => void replace(colors)} />
      <parts.PaletteExport slug={slug} />
    </>
  );
}
