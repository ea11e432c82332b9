import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { Collection } from '#domain/collection/collection.ts';
import { urls } from '#domain/urls.ts';
import styles from './show.module.css';

/** What the menu asks for on the page itself where there is no script. */
export type Ask = 'import' | 'delete';

export function askPath(slug: string, ask: Ask): string {
  return `${urls.collection(slug)}?ask=${ask}`;
}

export const removalText =
  'The collection goes with its order and its notes. What stands in it stays in the catalogue.';

export function Asked({ ask, collection }: { ask: Ask; collection: Collection }) {
  return ask === 'import' ? (
    <ImportForm collection={collection} />
  ) : (
    <RemovalForm collection={collection} />
  );
}

function ImportForm({ collection: { slug } }: { collection: Collection }) {
  return (
    <form
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={askPath(slug, 'import')}
      aria-label="Import"
    >
      <input type="hidden" name="action" value="import" />
      <label className={styles.file}>
        File to import, CSV or JSON
        <input type="file" name="file" accept=".csv,.json,text/csv,application/json" required />
      </label>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          Import
        </Button>
        <ButtonLink variant="quiet" href={urls.collection(slug)}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function RemovalForm({ collection: { slug, title } }: { collection: Collection }) {
  return (
    <form
      className={styles.form}
      method="post"
      action={urls.collection(slug)}
      aria-label="Delete collection"
    >
      <input type="hidden" name="action" value="delete" />
      <p>
        Delete <b dir="auto">{title}</b>? {removalText}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" variant="danger">
          Delete collection
        </Button>
        <ButtonLink variant="quiet" href={urls.collection(slug)}>
          Keep it
        </ButtonLink>
      </div>
    </form>
  );
}
