import { useSetAtom } from 'jotai/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { navigate } from '#app/navigation/navigate.ts';
import { call } from '#app/remote/call.ts';
import { collectionsPath } from '#app/remote/use-collections.ts';
import { addToastAtom } from '#app/state/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { DialogActions } from '#app/ui/dialog-actions.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import type { Collection } from '#domain/collection/collection.ts';
import type { Imported } from '#domain/collection/collection-file.ts';
import { urls } from '#domain/urls.ts';
import { askPath, removalText } from '#routes/me/collections/show/asked.tsx';
import { ImportReport } from '#routes/me/collections/show/import-report.tsx';
import styles from './show.module.css';

/** What can be done with the collection as a whole. */
export function Actions({ collection }: { collection: Collection }) {
  const { slug, visibility } = collection;
  const file = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [report, setReport] = useState<Imported | null>(null);
  const addToast = useSetAtom(addToastAtom);

  async function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!chosen) return;
    const answer = await call<Imported>('POST', `${collectionsPath}/${slug}/import`, chosen);
    if (!answer.ok) return addToast({ id: 'import', kind: 'error', text: answer.words });
    setReport(answer.value);
    navigate(urls.collection(slug), { replace: true });
  }

  return (
    <div className={styles.actions}>
      {visibility !== 'private' && (
        <ButtonLink className={styles.shared} variant="quiet" href={`/collections/${slug}`}>
          As others see it
        </ButtonLink>
      )}
      <ButtonLink href={`${urls.collection(slug)}?edit=1`}>Edit</ButtonLink>
      <div className={styles.anchor}>
        <Button aria-haspopup="menu" popoverTarget="more">
          <PageIcon name="more" />
          More
        </Button>
        <Menu id="more" name="More">
          <MenuItem href={`${collectionsPath}/${slug}/export/csv`}>Export as CSV</MenuItem>
          <MenuItem href={`${collectionsPath}/${slug}/export/json`}>Export as JSON</MenuItem>
          <MenuItem
            href={askPath(slug, 'import')}
            onChoose={(event) => {
              event.preventDefault();
              file.current?.click();
            }}
          >
            Import CSV or JSON
          </MenuItem>
          <MenuItem
            isDangerous
            href={askPath(slug, 'delete')}
            onChoose={(event) => {
              event.preventDefault();
              setAsking(true);
            }}
          >
            Delete collection
          </MenuItem>
        </Menu>
      </div>
      <input
        ref={file}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        aria-label="File to import"
        hidden
        onChange={(event) => void send(event)}
      />
      <ImportReport report={report} onClose={() => setReport(null)} />
      <Removal collection={collection} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}

interface RemovalProps {
  collection: Collection;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once: it cannot be undone. */
function Removal({ collection: { slug, title }, isOpen, onClose }: RemovalProps) {
  const addToast = useSetAtom(addToastAtom);
  async function remove() {
    onClose();
    const answer = await call('DELETE', `${collectionsPath}/${slug}`);
    if (answer.ok) navigate(urls.collections(), { replace: true });
    else addToast({ id: 'removal', kind: 'error', text: answer.words });
  }
  return (
    <Dialog id="removal" title={`Delete ${title}?`} isOpen={isOpen} onClose={onClose}>
      <p>{removalText}</p>
      <DialogActions>
        <Button data-first onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" onClick={() => void remove()}>
          Delete collection
        </Button>
      </DialogActions>
    </Dialog>
  );
}
