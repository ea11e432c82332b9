import { memo, type ReactNode } from 'react';
import caption from '#app/cards/caption.module.css';
import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { WebsitePicture } from '#app/cards/website-picture.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import type { Item } from '#domain/collection/collection.ts';
import { urls } from '#domain/urls.ts';
import styles from './items.module.css';

interface Props {
  item: Item;
  isChosen: boolean;
  /** The form of its note, in place of the note. */
  children?: ReactNode;
}

/** One thing. It holds no handlers: the list hears what is pressed by `data-act`. */
export const ItemRow = memo(function ItemRow({ item, isChosen, children }: Props) {
  const { id, title, lang, host, note } = item;
  return (
    <div role="listitem" className={styles.row} data-item={id} data-chosen={isChosen || undefined}>
      <button
        form="noting"
        name="move"
        value={id}
        className={`icon-btn ${styles.grip}`}
        data-act="move"
        aria-label={`Move ${title}`}
        aria-describedby="move-help"
      />
      <input
        type="checkbox"
        form="several"
        name="item"
        value={id}
        className={styles.choose}
        data-act="choose"
        checked={isChosen}
        readOnly
        aria-label={`Choose ${title}`}
      />
      <Thumb item={item} />
      <div className={styles.words}>
        <h2 className={caption.title} lang={lang ?? undefined} dir="auto">
          <Title item={item} />
        </h2>
        <p className={caption.host}>
          {host ?? (item.list === 'palettes' ? 'Palette' : 'Typeface')}
        </p>
        {children ||
          (note && (
            <p className={styles.note} dir="auto">
              {note}
            </p>
          ))}
      </div>
      <div className={styles.acts}>
        <button
          form="noting"
          name="note"
          value={id}
          className="icon-btn"
          data-act="note"
          aria-label={`${note ? 'Edit the note of' : 'Write a note on'} ${title}`}
        >
          <PageIcon name="edit" />
        </button>
        <button
          form="removing"
          name="item"
          value={id}
          className="icon-btn"
          data-act="remove"
          aria-label={`Remove ${title}`}
        >
          <PageIcon name="trash" />
        </button>
      </div>
    </div>
  );
});

const hrefs: Record<Item['list'], (entity: Item['entity']) => string> = {
  websites: urls.website,
  fonts: ({ slug }) => urls.typeface(slug),
  palettes: ({ slug }) => urls.palette(slug),
};

function Title({ item: { list, entity, title } }: { item: Item }) {
  return <a href={hrefs[list](entity)}>{title}</a>;
}

function Thumb({ item: { entity, picture, palette, face } }: { item: Item }) {
  if (palette) {
    return <PaletteStrip colors={palette} className={styles.colors} />;
  }
  if (!picture) {
    return (
      <div
        className={styles.letters}
        aria-hidden="true"
        data-face={face?.name}
        data-weights={face?.weights.join(' ')}
      >
        Aa
      </div>
    );
  }
  return (
    <WebsitePicture website={{ ...picture, id: entity.id }} sizes="96px" className={styles.thumb} />
  );
}
