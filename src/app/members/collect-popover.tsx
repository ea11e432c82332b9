import { useStore } from 'jotai/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { CollectionPicker } from '#app/members/collection-picker.tsx';
import { call } from '#app/remote/call.ts';
import { createOutbox } from '#app/remote/outbox.ts';
import { collectionsPath, useCollections } from '#app/remote/use-collections.ts';
import { addToastAtom } from '#app/state/toasts.ts';
import { Popover } from '#app/ui/popover.tsx';
import type { Collection } from '#domain/collection/collection.ts';

const toast = 'collect';

interface Props {
  button: HTMLButtonElement;
  onClose: () => void;
}

/** In which collections a thing stands: a press adds it or takes it out. */
export function CollectPopover({ button, onClose }: Props) {
  const about = button.value;
  const popover = useRef<HTMLDivElement>(null);
  const store = useStore();
  const [outbox] = useState(() => createOutbox(store, toast));
  const { data, error, mutate } = useCollections(about);
  useLayoutEffect(() => {
    popover.current?.showPopover({ source: button });
  }, [button]);

  function put({ slug, holds, count }: Collection): void {
    const change = (isIn: boolean) =>
      mutate(
        (known) =>
          known?.map((one) =>
            one.slug === slug
              ? { ...one, holds: isIn, count: count + Number(isIn) - Number(holds) }
              : one,
          ),
        { revalidate: false },
      );
    void change(!holds);
    outbox.post({
      line: slug,
      name: slug,
      method: holds ? 'DELETE' : 'PUT',
      path: `${collectionsPath}/${slug}/items/${about}`,
      onAnswer: (answer) => {
        if (answer && !answer.ok) void change(holds);
      },
    });
  }

  async function make(title: string): Promise<boolean> {
    const made = await call<{ collection: Collection }>('POST', collectionsPath, { title });
    if (!made.ok) {
      store.set(addToastAtom, { id: toast, kind: 'error', text: made.words });
      return false;
    }
    const { collection } = made.value;
    await mutate((known = []) => [collection, ...known], { revalidate: false });
    put(collection);
    return true;
  }

  return (
    <Popover
      id="collect"
      name={button.ariaLabel ?? 'Add to a collection'}
      role="dialog"
      ref={popover}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <CollectionPicker
        collections={data}
        hasFailed={error !== undefined}
        pressable
        onChoose={put}
        onNew={make}
      />
    </Popover>
  );
}
