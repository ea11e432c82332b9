import { ButtonLink } from '#app/ui/button.tsx';
import { far } from '#app/ui/far.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { paletteSlug } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import { useHandedOver } from '#routes/colors/use-handed-over.ts';
import { Columns } from './columns.tsx';
import styles from './generate.module.css';
import { useGenerator } from './use-generator.ts';

/** What stands below the first screen. */
export const parts = {
  ImageDrop: far('near', async () => (await import('#routes/colors/image-drop.tsx')).ImageDrop),
  PaletteExport: far(
    'near',
    async () => (await import('#routes/colors/palette-export.tsx')).PaletteExport,
  ),
};

export interface Props {
  colors: string[];
  locked: string[];
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
              shuffle();
            }}
          >
            <PageIcon name="shuffle" />
            Shuffle
          </a>
          <ButtonLink href={urls.palette(slug)}>Open this palette</ButtonLink>
          <p className={styles.keys}>
            <kbd>Space</kbd> shuffles, <kbd>L</kbd> locks, <kbd>←</kbd> <kbd>→</kbd> go along,{' '}
            <kbd>Shift</kbd> with them moves
          </p>
        </div>
        <Columns state={state} onToggle={toggle} onShuffle={shuffle} onMove={move} />
      </div>
      <parts.ImageDrop {...handedOver} onTake={replace} />
      <parts.PaletteExport slug={slug} />
    </>
  );
}
