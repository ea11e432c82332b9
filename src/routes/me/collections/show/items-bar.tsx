import { useRef } from 'react';
import { CollectionPicker } from '#app/members/collection-picker.tsx';
import { call } from '#app/remote/call.ts';
import { collectionsPath, useCollections } from '#app/remote/use-collections.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { plural } from '#app/ui/format.ts';
import { Popover } from '#app/ui/popover.tsx';
import type { Collection } from '#domain/collection/collection.ts';
import styles from './items.module.css';

interface Props {
  slug: string;
  count: number;
  chosen: number[];
  onAll: (isAll: boolean) => void;
  onRemove: (ids: number[]) => void;
  onTransfer: (ids: number[], to: Collection) => void;
}

/** What can be done with everything that is chosen. */
export function ItemsBar({ slug, count, chosen, onAll, onRemove, onTransfer }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  // What is pressed goes with what is chosen: the next choice is where one goes on.
  const goOn = () => bar.current?.querySelector('input')?.focus();
  const isSome = chosen.length > 0;
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label="Chosen items">
      <Checkbox
        label={isSome ? `${plural(chosen.length, 'item')} chosen` : 'Choose all'}
        checked={chosen.length === count}
        mixed={isSome && chosen.length < count}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
      {isSome && (
        <div className={styles.buttons}>
          <Button size="sm" popoverTarget="move-to" aria-haspopup="dialog">
            Move to
          </Button>
          <Button
            size="sm"
            onClick={() => {
              goOn();
              onRemove(chosen);
            }}
          >
            Remove
          </Button>
          <Popover id="move-to" name="Move to a collection" role="dialog" ref={popover}>
            <Targets
              slug={slug}
              onTarget={(to) => {
                popover.current?.hidePopover();
                goOn();
                onTransfer(chosen, to);
              }}
            />
          </Popover>
        </div>
      )}
    </div>
  );
}

function Targets({ slug, onTarget }: { slug: string; onTarget: (to: Collection) => void }) {
  const { data, error } = useCollections();
  async function make(title: string): Promise<boolean> {
    const made = await call<{ collection: Collection }>('POST', collectionsPath, { title });
    if (made.ok) onTarget(made.value.collection);
    return made.ok;
  }
  return (
    <CollectionPicker
      collections={data?.filter((collection) => collection.slug !== slug)}
      hasFailed={error !== undefined}
      onChoose={onTarget}
      onNew={make}
    />
  );
}
