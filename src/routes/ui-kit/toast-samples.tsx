import { useSetAtom } from 'jotai/react';
import { useRef } from 'react';
import { addToastAtom, type Toast } from '#app/state/toasts.ts';

const samples: (Omit<Toast, 'id'> & { name: string })[] = [
  { name: 'Info', kind: 'info', text: 'Link copied' },
  { name: 'Success', kind: 'success', text: 'Saved to Quiet serifs' },
  { name: 'Warning', kind: 'warning', text: 'Two values matched nothing' },
  { name: 'Error', kind: 'error', text: 'Something went wrong: 503 from /v2/websites' },
  {
    name: 'Notice',
    kind: 'info',
    style: 'notice',
    text: 'Signed in on another tab',
    detail: 'This page has been brought up to date.',
  },
];

/** A toast of each kind and style, one that stays, and one that is updated where it stands. */
export function ToastSamples() {
  const add = useSetAtom(addToastAtom);
  const count = useRef(0);
  return (
    <>
      {samples.map(({ name, ...toast }) => (
        <button
          key={name}
          type="button"
          className="btn"
          onClick={() => {
            count.current += 1;
            add({ id: `kit-${count.current}`, ...toast });
          }}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        className="btn"
        onClick={() =>
          add({
            id: 'kit-action',
            kind: 'error',
            style: 'notice',
            text: 'The collection was not saved',
            detail: 'No connection. Your changes are kept here.',
            action: {
              label: 'Try again',
              run: () =>
                add({ id: 'kit-update', kind: 'success', text: 'Saved at the second try' }),
            },
          })
        }
      >
        With action
      </button>
      <button
        type="button"
        className="btn"
        onClick={() => {
          count.current += 1;
          add({ id: 'kit-update', kind: 'info', text: `Updated ${count.current} times` });
        }}
      >
        Update one
      </button>
    </>
  );
}
