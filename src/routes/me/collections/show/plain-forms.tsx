import { Button } from '#app/ui/button.tsx';
import { urls } from '#domain/urls.ts';
import styles from './show.module.css';

/** The two forms of all rows, which their buttons name, where there is no script. */
export function PlainForms({ slug }: { slug: string }) {
  return (
    <noscript>
      <form id="noting" action={urls.collection(slug)} />
      <form id="removing" method="post" action={urls.collection(slug)}>
        <input type="hidden" name="action" value="remove" />
      </form>
    </noscript>
  );
}

/** Takes the last removal back. */
export function Removed({ slug, item }: { slug: string; item: number }) {
  return (
    <form className={styles.removed} method="post" action={urls.collection(slug)}>
      <input type="hidden" name="action" value="restore" />
      <input type="hidden" name="item" value={item} />
      <p>1 item removed</p>
      <Button type="submit" size="sm">
        Undo
      </Button>
    </form>
  );
}
