import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { Problem } from '#app/ui/problem.tsx';
import { SwatchStrip } from '#app/ui/swatch-strip.tsx';
import { paletteSlug } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import type { HandedOver } from '#routes/colors/use-handed-over.ts';
import styles from './image-drop.module.css';
import { type Reading, readPicture } from './read-picture.ts';

interface Props extends HandedOver {
  /** Where the page can work on with the colours. */
  onTake?: (colors: string[]) => void;
}

type State = 'empty' | 'reading' | 'failed' | Reading;

/** A picture's colours with their shares. It is read by a thread of this page and goes nowhere. */
export function ImageDrop({ files, onFiles, onTake }: Props) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  const state = useReading(files);
  useEffect(() => {
    if (files && state !== 'empty') section.current?.scrollIntoView({ block: 'nearest' });
  }, [files, state]);
  return (
    <section className={`band wrap ${styles.part}`} aria-labelledby="from-picture" ref={section}>
      <div className="sec-head">
        <h2 className="title" id="from-picture">
          From a picture
        </h2>
      </div>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label="Picture"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Button busy={state === 'reading'} onClick={() => input.current?.click()}>
          <PageIcon name="picture" />
          Choose a picture
        </Button>
        <p>or drop or paste one here. It is read on this device and never sent.</p>
      </div>
      <Problem
        text={
          state === 'failed'
            ? 'That is no picture that this browser can read. PNG, JPEG, WebP, AVIF and GIF work.'
            : null
        }
      />
      <div aria-live="polite">
        {typeof state === 'object' && <Found reading={state} onTake={onTake} />}
      </div>
    </section>
  );
}

/** What comes of the first picture among the files; the answer of files that others have followed is left out. */
function useReading(files: readonly File[] | null): State {
  const [read, setRead] = useState<{ files: readonly File[]; answer: Reading | null } | null>(null);
  useEffect(() => {
    if (!files) return undefined;
    let isLast = true;
    const picture = files.find(({ type }) => type.startsWith('image/'));
    const answers = picture ? readPicture(picture) : Promise.resolve(null);
    void answers.then((answer) => isLast && setRead({ files, answer }));
    return () => {
      isLast = false;
    };
  }, [files]);
  if (!files) return 'empty';
  return read?.files === files ? (read.answer ?? 'failed') : 'reading';
}

function Found({ reading, onTake }: { reading: Reading; onTake: Props['onTake'] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { colors, preview, name } = reading;
  useEffect(() => {
    // A copy: what is handed over to the canvas is gone, and effects may run twice.
    canvas.current?.getContext('2d')?.drawImage(preview, 0, 0);
  }, [preview]);
  const hexes = colors.map(({ hex }) => hex);
  const slug = paletteSlug(hexes);
  return (
    <div className={styles.found}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={name}
        width={preview.width}
        height={preview.height}
      />
      <div className={styles.result}>
        <SwatchStrip label="Colours of the picture by area" colors={colors} tall />
        <ul className={styles.shares}>
          {colors.map(({ hex, share }) => (
            <li key={hex}>
              {hex} <span>{Math.round(share * 1000) / 10} %</span>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          {onTake && hexes.length > 1 && (
            <Button onClick={() => onTake(hexes)}>Use in the generator</Button>
          )}
          <ButtonLink href={urls.palette(slug)}>Open this palette</ButtonLink>
          <ButtonLink variant="quiet" href={`${urls.palette(slug)}#near`}>
            Palettes near it
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
