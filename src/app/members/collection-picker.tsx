import { type SubmitEvent, useState } from 'react';
import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Collection } from '#domain/collection/collection.ts';
import { collectionTitleCharacters } from '#domain/limits.ts';
import styles from './collection-picker.module.css';

interface Props {
  /** Undefined while they are on their way. */
  collections: readonly Collection[] | undefined;
  hasFailed: boolean;
  /** They stay, marked where the thing is in; otherwise a press chooses one. */
  pressable?: boolean;
  onChoose: (collection: Collection) => void;
  /** Whether it was made: what was typed is kept otherwise. */
  onNew: (title: string) => Promise<boolean>;
}

/** One field that finds and names: Enter takes the only one found, or makes a new one. */
export function CollectionPicker({ collections, hasFailed, pressable, onChoose, onNew }: Props) {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const found = (collections ?? []).filter(({ title }) => holds(title, wanted));
  const exact = found.find(({ title }) => title.toLowerCase() === wanted.toLowerCase());
  async function make() {
    if (await onNew(wanted)) setText('');
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const only = exact ?? (found.length === 1 ? found[0] : undefined);
    if (wanted && only) onChoose(only);
    else if (wanted && collections) void make();
  }
  return (
    <form className={styles.picker} onSubmit={submit} ref={firstInPopover}>
      <TextField
        id="collection-name"
        label="Find or name a collection"
        value={text}
        maxLength={collectionTitleCharacters}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {collections ? (
        <ul className={styles.list} aria-label="Collections">
          {found.map((collection) => (
            <li key={collection.slug}>
              <button
                type="button"
                aria-pressed={pressable ? collection.holds : undefined}
                onClick={() => onChoose(collection)}
              >
                {pressable && <Icon name="check" />}
                <span dir="auto">{collection.title}</span>
                <b>{formatCount(collection.count)}</b>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.words} role="status">
          {hasFailed
            ? 'Your collections could not be read. Close this and try again.'
            : 'Reading your collections'}
        </p>
      )}
      {collections && !exact && (
        <button
          type="button"
          className={styles.make}
          disabled={!wanted}
          onClick={() => void make()}
        >
          <PageIcon name="plus" />
          {wanted ? `New collection “${wanted}”` : 'Type a name for a new collection'}
        </button>
      )}
    </form>
  );
}

/** What a popover focuses as it opens, before the next key. React's own attribute focuses once, when it is made. */
function firstInPopover(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.setAttribute('autofocus', '');
}

function holds(title: string, wanted: string): boolean {
  return title.toLowerCase().includes(wanted.toLowerCase());
}
