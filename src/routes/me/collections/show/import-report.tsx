import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { DialogActions } from '#app/ui/dialog-actions.tsx';
import { plural } from '#app/ui/format.ts';
import type { Imported } from '#domain/collection/collection-file.ts';
import styles from './show.module.css';

interface Props {
  report: Imported | null;
  onClose: () => void;
}

export function ImportReport({ report, onClose }: Props) {
  return (
    <Dialog id="import" title="Imported" isOpen={report !== null} onClose={onClose}>
      {report && <ImportedWords report={report} />}
      <DialogActions>
        <Button data-first onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What an import came to, with each refused line and why. */
export function ImportedWords({ report: { added, present, refused } }: { report: Imported }) {
  return (
    <>
      <p>
        {plural(added, 'item')} added
        {present > 0 && `, ${plural(present, 'line')} that were here before`}
        {refused.length > 0 && `, ${plural(refused.length, 'line')} refused`}.
      </p>
      {refused.length > 0 && (
        <ol className={styles.refused} aria-label="Refused lines">
          {refused.map(({ line, reason }) => (
            <li key={line}>
              <b>Line {line}</b> {reason}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
