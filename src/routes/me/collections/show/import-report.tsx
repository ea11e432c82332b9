import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { DialogActions } from '#app/ui/dialog-actions.tsx';
import { plural } from '#app/ui/format.ts';
import styles from './show.module.css';

export interface Imported {
  added: number;
  present: number;
  refused: { line: number; reason: string }[];
}

/** What an import came to, with each refused line and why. */
export function ImportReport({
  report,
  onClose,
}: {
  report: Imported | null;
  onClose: () => void;
}) {
  return (
    <Dialog id="import" title="Imported" isOpen={report !== null} onClose={onClose}>
      {report && (
        <>
          <p>
            {plural(report.added, 'item')} added
            {report.present > 0 && `, ${plural(report.present, 'line')} that were here before`}
            {report.refused.length > 0 && `, ${plural(report.refused.length, 'line')} refused`}.
          </p>
          {report.refused.length > 0 && (
            <ol className={styles.refused} aria-label="Refused lines">
              {report.refused.map(({ line, reason }) => (
                <li key={line}>
                  <b>Line {line}</b> {reason}
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      <DialogActions>
        <Button data-first onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
