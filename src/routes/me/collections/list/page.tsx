import { useEffect, useRef } from 'react';
import caption from '#app/cards/caption.module.css';
import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { showFaces } from '#app/cards/typeface-faces.ts';
import { WebsitePicture } from '#app/cards/website-picture.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { plural } from '#app/ui/format.ts';
import { TextField } from '#app/ui/text-field.tsx';
import type { Collection } from '#domain/collection/collection.ts';
import { collectionTitleCharacters } from '#domain/limits.ts';
import type { PaletteCard } from '#domain/palette/palette.ts';
import type { TypefaceLine } from '#domain/typeface/typeface.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { visibilityNames } from '#routes/me/collections/visibility.ts';
import { MemberHead } from '#routes/me/member-head.tsx';
import styles from './list.module.css';

/** What a cover shows. */
export type Shown =
  | { website: WebsiteCard }
  | { palette: PaletteCard }
  | { typeface: TypefaceLine };
type Covered = Collection & { cover: Shown[] };

/** What a collection is being chosen for: `websites/12`, and its title. */
interface Adding {
  what: string;
  title: string;
}

export interface Props {
  collections: Covered[];
  /** Without script: what a collection is being chosen for. */
  adding: Adding | null;
  /** A title that was sent and could not be taken. */
  refused: { title: string; issue: string } | null;
}

export function Page({ collections, adding, refused }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // Other collections have other covers.
  useEffect(
    () => (list.current && collections.length > 0 ? showFaces(list.current) : undefined),
    [collections],
  );
  return (
    <>
      <MemberHead
        title="Collections"
        here={urls.collections()}
        count={collections.length}
        lead="Boards of websites, typefaces and palettes in your own order, with your own notes."
      />
      <div className={`wrap ${styles.body}`}>
        {adding && (
          <p className={styles.adding}>
            Choose a collection for <b dir="auto">{adding.title}</b>, or make one.
          </p>
        )}
        <NewCollection adding={adding} refused={refused} />
        {collections.length === 0 ? (
          <EmptyState title="No collections yet">
            Name one here, or press the plus on a card.
          </EmptyState>
        ) : (
          <ul ref={list} className={styles.grid} aria-label="Your collections">
            {collections.map((collection) => (
              <Board key={collection.slug} collection={collection} adding={adding} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** A plain form: its answer is the new collection's page. */
function NewCollection({ adding, refused }: Pick<Props, 'adding' | 'refused'>) {
  return (
    <form className={styles.form} method="post" action={urls.collections(adding?.what)}>
      <input type="hidden" name="action" value="create" />
      <TextField
        id="title"
        name="title"
        label="New collection"
        placeholder="Warm serifs"
        required
        maxLength={collectionTitleCharacters}
        autoComplete="off"
        defaultValue={refused?.title}
        error={refused?.issue}
      />
      <Button type="submit" variant="primary">
        Create
      </Button>
    </form>
  );
}

function Board({ collection, adding }: { collection: Covered; adding: Adding | null }) {
  const { slug, title, count, visibility, cover } = collection;
  return (
    <li className={styles.board}>
      <div className={styles.cover} data-pictures={cover.length}>
        {cover.map((thing) => (
          <CoverThing key={keyOf(thing)} thing={thing} />
        ))}
      </div>
      <div className={`${caption.caption} ${styles.words}`}>
        <h2 className={caption.title} dir="auto">
          <a href={urls.collection(slug)}>{title}</a>
        </h2>
        <span className={caption.host}>{plural(count, 'item')}</span>
        {visibility !== 'private' && (
          <span className={caption.host}>{visibilityNames[visibility]}</span>
        )}
      </div>
      {adding && (
        <form className={styles.add} method="post" action={urls.collection(slug)}>
          <input type="hidden" name="action" value="add" />
          <input type="hidden" name="item" value={adding.what} />
          <Button type="submit" size="sm" aria-label={`Add ${adding.title} to ${title}`}>
            Add here
          </Button>
        </form>
      )}
    </li>
  );
}

function keyOf(thing: Shown): string {
  if ('website' in thing) return `website ${thing.website.id}`;
  return 'palette' in thing ? `palette ${thing.palette.id}` : `typeface ${thing.typeface.id}`;
}

function CoverThing({ thing }: { thing: Shown }) {
  if ('website' in thing) {
    return (
      <WebsitePicture
        website={thing.website}
        sizes="(min-width: 1024px) 22vw, (min-width: 640px) 32vw, 64vw"
        className={styles.picture}
      />
    );
  }
  if ('palette' in thing) {
    return <PaletteStrip colors={thing.palette.colors} className={styles.picture} />;
  }
  const { file } = thing.typeface;
  return (
    <div className={`${styles.picture} ${styles.letters}`} aria-hidden="true">
      <span data-face={file?.name} data-weights={file?.weights.join(' ')}>
        Aa
      </span>
    </div>
  );
}
