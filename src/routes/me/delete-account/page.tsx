import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ColumnHead } from '#app/ui/page-head.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { urls } from '#domain/urls.ts';
import { canProve, PasswordProof, SignInAnew } from '#routes/me/proof.tsx';
import styles from './delete-account.module.css';

export interface DeleteProps {
  email: string;
  /** A subscription runs. */
  isPaying: boolean;
  favorites: number;
  collections: number;
  publicCollections: number;
  hasPassword: boolean;
  /** Signed in a moment ago: enough proof where there is no password. */
  isFresh: boolean;
  /** The link that signs in anew was mailed a moment ago. */
  isSent: boolean;
  keepsPublic: boolean;
  issues: { proof?: string };
}

/** What is lost, what becomes of what is public, and the proof that it is the person. */
export function Page(props: DeleteProps) {
  const { email, isSent, issues } = props;
  return (
    <div className={`wrap ${styles.page}`}>
      <ColumnHead lead={`The account of ${email} goes at once and cannot be brought back.`}>
        Delete your account
      </ColumnHead>
      <Consequences {...props} />
      {canProve(props) ? (
        <DeleteForm {...props} />
      ) : (
        <div className={styles.fields}>
          <SignInAnew
            path={urls.deleteAccount()}
            isSent={isSent}
            why="To delete it, sign in anew first: we mail you a link that does it."
          />
          {issues.proof && <p role="alert">{issues.proof}</p>}
        </div>
      )}
    </div>
  );
}

function Consequences({ favorites, collections, isPaying }: DeleteProps) {
  return (
    <ul className={styles.consequences}>
      <li>
        Deleted with it: your name and address, {counted(favorites, 'favourite')}, and{' '}
        {counted(collections, 'collection')} with all notes.
      </li>
      {isPaying && (
        <li>
          Your subscription ends at once, and what is paid is not paid back. To use it up first,{' '}
          <a href={`${urls.account()}#supporter`}>cancel it</a> and come back when it is over.
        </li>
      )}
      <li>Every browser is signed out, and mails that are on their way to you are dropped.</li>
      <li>
        What stays is the record that an account was made and deleted, under a number that names
        nobody.
      </li>
      <li>
        You can <a href={`${urls.account()}#data`}>download your data</a> first.
      </li>
    </ul>
  );
}

function DeleteForm({ publicCollections, hasPassword, keepsPublic, issues }: DeleteProps) {
  const isOne = publicCollections === 1;
  return (
    <form method="post" action={urls.deleteAccount()} className={styles.fields} noValidate>
      <input type="hidden" name="action" value="delete" />
      {publicCollections > 0 && (
        <RadioGroup
          legend={isOne ? 'Your public collection' : `Your ${publicCollections} public collections`}
          name="public"
          defaultValue={keepsPublic ? 'keep' : 'remove'}
          choices={[
            {
              value: 'remove',
              label: isOne ? 'Delete it too' : 'Delete them too',
            },
            {
              value: 'keep',
              label: isOne ? 'Leave it to the public' : 'Leave them to the public',
              hint: 'Nothing says whose it was. Title, description and notes stay as you wrote them, and nobody can change them any more.',
            },
          ]}
        />
      )}
      <PasswordProof id="proof" hasPassword={hasPassword} error={issues.proof} />
      {!hasPassword && issues.proof && <p role="alert">{issues.proof}</p>}
      <div className={styles.buttons}>
        <Button type="submit" variant="danger">
          Delete my account
        </Button>
        <ButtonLink href={urls.account()} variant="quiet">
          Keep it
        </ButtonLink>
      </div>
    </form>
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
