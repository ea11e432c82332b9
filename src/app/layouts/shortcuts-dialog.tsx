import { useAtom } from 'jotai/react';
import { shortcutsHere } from '#app/navigation/shortcuts.ts';
import { shortcutsOpenAtom } from '#app/state/shortcuts.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import styles from './shortcuts-dialog.module.css';

/** The list that `?` opens. */
export function ShortcutsDialog() {
  const [isOpen, setOpen] = useAtom(shortcutsOpenAtom);
  return (
    <Dialog id="shortcuts" title="Keys" isOpen={isOpen} onClose={() => setOpen(false)}>
      <dl className={styles.list}>
        {shortcutsHere().map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
