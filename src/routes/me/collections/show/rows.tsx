import { memo, type ReactNode, Suspense } from 'react';
import type { Item } from '#domain/collection/collection.ts';
import { ItemRow } from '#routes/me/collections/show/item-row.tsx';
import styles from './items.module.css';

/**
 * Rows that React hydrates in one task, and that are laid out together when they come near: each such lot is watched
 * by the browser in every frame of a scroll, and each is laid out in one.
 */
const size = 8;
/** Rows whose pictures come with the document: more than a tall window shows. */
const first = 3 * size;

interface Props {
  items: readonly Item[];
  chosen: ReadonlySet<number>;
  /** Stands in place of the note of one item. */
  form: { item: number; node: ReactNode } | null;
}

/** The rows of a list. React hydrates each boundary in a task of its own; nothing suspends. */
export function Rows({ items, chosen, form }: Props) {
  const slices: ReactNode[] = [];
  for (let from = 0; from < items.length; from += size) {
    const some = items.slice(from, from + size);
    const own = some.some(({ id }) => id === form?.item) ? form : null;
    slices.push(
      <div key={from} className={styles.lot} data-pictures={from < first ? undefined : 'wait'}>
        <Suspense>
          <Slice items={some} chosen={chosen} form={own} />
        </Suspense>
      </div>,
    );
  }
  return slices;
}

const Slice = memo(function Slice({ items, chosen, form }: Props) {
  return items.map((item) => (
    <ItemRow key={item.id} item={item} isChosen={chosen.has(item.id)}>
      {form?.item === item.id && form.node}
    </ItemRow>
  ));
}, isSame);

/** Of a thousand rows a move changes two: slices without them are not rendered again. */
function isSame(before: Props, now: Props): boolean {
  return (
    before.form === now.form &&
    before.items.length === now.items.length &&
    before.items.every(
      (item, at) =>
        item === now.items[at] && before.chosen.has(item.id) === now.chosen.has(item.id),
    )
  );
}
