import { Button } from '#app/ui/button.tsx';
import { urls } from '#domain/urls.ts';
import type { Left } from '#routes/me/collections/show/drafts.ts';
import styles from './show.module.css';

/** The forms of all rows, which their buttons name, where there is no script. */
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

/** Takes the last removal, or the last move to another collection, back. */
export function HasLeft({ slug, left: { item, to } }: { slug: string; left: Left }) {
  return (
    <form className={styles.removed} method="post" action={urls.collection(slug)}>
      <input type="hidden" name="action" value="restore" />
      <input type="hidden" name="item" value={item} />
      {to && <input type="hidden" name="from" value={to.slug} />}
      {to?.isNew && <input type="hidden" name="taken" value="1" />}
      {to ? (
        <p>
          1 item moved to{' '}
          <a href={urls.collection(to.slug)} dir="auto">
            {to.title}
          </a>
        </p>
      ) : (
        <p>1 item removed</p>
      )}
      <Button type="submit" size="sm">
        Undo
      </Button>
    </form>
  );
}
