import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { addToastAtom } from '#app/state/toasts.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { DialogActions } from '#app/ui/dialog-actions.tsx';
import { Sheet } from '#app/ui/sheet.tsx';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** A dialog that asks once more, and a sheet that scrolls. */
export function DialogSamples() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const closeTop = () => setOpen((names) => names.slice(0, -1));
  const also = (name: string) => setOpen((names) => [...names, name]);
  const addToast = useSetAtom(addToastAtom);
  const refuse = () =>
    addToast({
      id: 'kit-delete',
      kind: 'error',
      text: 'The collection was not deleted',
      action: {
        label: 'Try again',
        run: () =>
          addToast({ id: 'kit-again', kind: 'success', text: 'Deleted at the second try' }),
      },
    });
  return (
    <>
      <button type="button" className="btn" onClick={() => also('delete')}>
        Open dialog
      </button>
      <button type="button" className="btn" onClick={() => also('sheet')}>
        Open sheet
      </button>
      <Dialog
        id="kit-delete"
        title="Delete Quiet serifs?"
        isOpen={open.includes('delete')}
        onClose={closeTop}
      >
        <p>48 websites leave the board. The websites stay in the catalogue.</p>
        <DialogActions>
          <button type="button" className="btn" data-first onClick={closeTop}>
            Keep it
          </button>
          <button type="button" className="btn" onClick={() => also('sure')}>
            Delete collection
          </button>
        </DialogActions>
        <Dialog
          id="kit-sure"
          title="Are you sure?"
          isOpen={open.includes('sure')}
          onClose={closeTop}
        >
          <p>Nothing is deleted here: this is a sample.</p>
          <DialogActions>
            <button type="button" className="btn" onClick={closeTop}>
              Back
            </button>
            <button type="button" className="btn" onClick={refuse}>
              Delete
            </button>
          </DialogActions>
        </Dialog>
      </Dialog>
      <Sheet id="kit-sheet" title="Letters" isOpen={open.includes('sheet')} onClose={closeTop}>
        <ul>
          {letters.map((letter) => (
            <li key={letter}>
              <button type="button" className="btn quiet" onClick={closeTop}>
                {letter}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
