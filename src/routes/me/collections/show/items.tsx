import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { showFaces } from '#app/cards/typeface-faces.ts';
import { dragItems } from '#app/members/drag-items.ts';
import type { Board } from '#app/members/use-items.ts';
import { formatCount, plural } from '#app/ui/format.ts';
import type { MoveDraft, NoteDraft } from '#routes/me/collections/show/drafts.ts';
import { ItemsBar } from '#routes/me/collections/show/items-bar.tsx';
import { MoveForm } from '#routes/me/collections/show/move-form.tsx';
import { NoteForm } from '#routes/me/collections/show/note-form.tsx';
import { Rows } from '#routes/me/collections/show/rows.tsx';
import { useChosen } from '#routes/me/collections/show/use-chosen.ts';
import { useKeptFocus } from '#routes/me/collections/show/use-kept-focus.ts';
import { useLaidAhead } from '#routes/me/collections/show/use-laid-ahead.ts';
import { useNotes } from '#routes/me/collections/show/use-notes.ts';
import { usePassedPictures } from '#routes/me/collections/show/use-passed-pictures.ts';
import styles from './items.module.css';

interface Props {
  slug: string;
  board: Board;
  note: NoteDraft | null;
  move: MoveDraft | null;
}

/** The things of a collection: in order, chosen, moved and removed. One set of handlers for all rows. */
export function Items({ slug, board, note: draft, move: moving }: Props) {
  const { items, move, remove, transfer } = board;
  const { chosen, choose, setChosen } = useChosen(items);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const notes = useNotes({ list, draft, save: board.note });
  const { heard, follow } = useKeptFocus(list, items);
  useLaidAhead(list);
  usePassedPictures(list, items.length);

  // What came or changed its place may not be set in its own face yet.
  useEffect(
    () => (list.current && items.length > 0 ? showFaces(list.current) : undefined),
    [items],
  );

  /** What goes with one: everything that is chosen, if it is. */
  const withOthers = (id: number) => (chosen.has(id) ? [...chosen] : [id]);

  function press(event: MouseEvent) {
    const { act, item } = actOf(event);
    if (item === null) return;
    if (act === 'choose') choose(item, event.shiftKey);
    if (act === 'note') notes.open(item);
    if (act === 'remove') removeAll([item]);
  }

  function removeAll(ids: number[]) {
    setChosen(new Set([...chosen].filter((id) => !ids.includes(id))));
    remove(ids);
  }

  function grab(event: PointerEvent) {
    const { act, item } = actOf(event);
    if (act !== 'move' || item === null || event.button !== 0 || !list.current) return;
    event.preventDefault();
    const ids = withOthers(item);
    dragItems(event.nativeEvent, {
      list: list.current,
      ids,
      onDrop: (before) => move(ids, before),
    });
  }

  function step(event: KeyboardEvent) {
    const { act, item } = actOf(event);
    if (act !== 'move' || item === null) return;
    const at = items.findIndex(({ id }) => id === item);
    const to = steps[event.key]?.(at, items.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    const place = Math.min(items.length - 1, Math.max(0, to));
    if (place === at) return;
    follow(item);
    move([item], items[place > at ? place + 1 : place]?.id ?? null);
    setSaid(`${items[at]?.title}: ${formatCount(place + 1)} of ${formatCount(items.length)}`);
  }

  const open = items.find(({ id }) => id === notes.editing);
  const form = open
    ? {
        item: open.id,
        node: (
          <NoteForm
            slug={slug}
            item={open}
            typed={notes.typed.get(open.id)}
            onType={(typed) => notes.typed.set(open.id, typed)}
            onSave={(text) => notes.save(open, text)}
            onClose={() => notes.close(open.id)}
          />
        ),
      }
    : moving && {
        item: moving.item,
        node: (
          <MoveForm
            slug={slug}
            draft={moving}
            place={items.findIndex(({ id }) => id === moving.item) + 1}
            count={items.length}
          />
        ),
      };
  return (
    <>
      <ItemsBar
        slug={slug}
        count={items.length}
        chosen={[...chosen]}
        onAll={(isAll) => setChosen(new Set(isAll ? items.map(({ id }) => id) : []))}
        onRemove={removeAll}
        onTransfer={(ids, to) => {
          setChosen(new Set());
          transfer(ids, to);
        }}
      />
      <p className="sr" id="move-help">
        Arrow up and down move it one place, Home and End to the ends.
      </p>
      <p className="sr" role="status">
        {said}
      </p>
      <div
        ref={list}
        role="list"
        className={styles.list}
        aria-label={plural(items.length, 'item')}
        onClick={press}
        onPointerDown={grab}
        onKeyDown={step}
        {...heard}
      >
        <Rows items={items} chosen={chosen} form={form} />
      </div>
    </>
  );
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Which button of which row was used. */
function actOf({ target }: { target: EventTarget }): {
  act: string | undefined;
  item: number | null;
} {
  const button = (target as Element).closest<HTMLElement>('[data-act]');
  const row = button?.closest<HTMLElement>('[data-item]');
  return { act: button?.dataset.act, item: row ? Number(row.dataset.item) : null };
}
