import { Button, ButtonLink } from '#app/ui/button.tsx';
import { plural } from '#app/ui/format.ts';
import { Select } from '#app/ui/select.tsx';
import { urls } from '#domain/urls.ts';
import type { Left, SeveralDraft } from '#routes/me/collections/show/drafts.ts';
import styles from './show.module.css';

/** The forms of all rows, which their buttons name, where there is no script. */
export function PlainForms({ slug }: { slug: string }) {
  return (
    <noscript>
      <form id="noting" action={urls.collection(slug)} />
      <form id="removing" method="post" action={urls.collection(slug)}>
        <input type="hidden" name="action" value="remove" />
      </form>
      <form id="several" className={styles.several} method="post" action={urls.collection(slug)}>
        <p>What is ticked</p>
        <Button type="submit" size="sm" name="action" value="gather">
          Move to
        </Button>
        <Button type="submit" size="sm" name="action" value="remove">
          Remove
        </Button>
      </form>
    </noscript>
  );
}

/** Where what was ticked goes. */
export function SeveralForm({ slug, draft }: { slug: string; draft: SeveralDraft }) {
  const { items, others } = draft;
  return (
    <form className={styles.ask} method="post" action={urls.collection(slug)}>
      <input type="hidden" name="action" value="transfer" />
      <Hidden name="item" values={items} />
      {others.length > 0 ? (
        <Select
          id="several-to"
          name="to"
          label={`Move ${plural(items.length, 'item')} to`}
          choices={others.map(({ slug: value, title: label }) => ({ value, label }))}
        />
      ) : (
        <p>There is no other collection yet.</p>
      )}
      <div className={styles.buttons}>
        {others.length > 0 && <Button type="submit">Move</Button>}
        <ButtonLink variant="quiet" href={urls.collection(slug)}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function Hidden({ name, values }: { name: string; values: readonly number[] }) {
  return values.map((value) => <input key={value} type="hidden" name={name} value={value} />);
}

/** Takes the last removal, or the last move to another collection, back. */
export function HasLeft({ slug, left: { items, to } }: { slug: string; left: Left }) {
  return (
    <form className={styles.removed} method="post" action={urls.collection(slug)}>
      <input type="hidden" name="action" value="restore" />
      <Hidden name="item" values={items} />
      {to && <input type="hidden" name="from" value={to.slug} />}
      {to && <Hidden name="taken" values={to.taken} />}
      {to ? (
        <p>
          {plural(items.length, 'item')} moved to{' '}
          <a href={urls.collection(to.slug)} dir="auto">
            {to.title}
          </a>
        </p>
      ) : (
        <p>{plural(items.length, 'item')} removed</p>
      )}
      <Button type="submit" size="sm">
        Undo
      </Button>
    </form>
  );
}
