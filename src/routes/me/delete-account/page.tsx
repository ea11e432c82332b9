import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ColumnHead } from '#app/ui/page-head.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import type { Choice } from '#app/ui/select.tsx';
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
  profiles: number;
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

function Consequences({ favorites, collections, isPaying, profiles }: DeleteProps) {
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
      {profiles > 0 && (
        <li>{counted(profiles, 'profile')} will have nobody who may change them.</li>
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

function DeleteForm({
  publicCollections,
  profiles,
  hasPassword,
  keepsPublic,
  issues,
}: DeleteProps) {
  return (
    <form method="post" action={urls.deleteAccount()} className={styles.fields} noValidate>
      <input type="hidden" name="action" value="delete" />
      {publicCollections + profiles > 0 && (
        <RadioGroup
          legend={`Your ${publicOf(publicCollections, profiles)}`}
          name="public"
          defaultValue={keepsPublic ? 'keep' : 'remove'}
          choices={publicChoices(publicCollections, profiles)}
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

function publicOf(collections: number, profiles: number): string {
  return [
    ...(collections > 0
      ? [
          `${collections === 1 ? '' : `${collections} `}public collection${collections === 1 ? '' : 's'}`,
        ]
      : []),
    ...(profiles > 0
      ? [`${profiles === 1 ? '' : `${profiles} `}profile${profiles === 1 ? '' : 's'}`]
      : []),
  ].join(' and ');
}

/** Websites and typefaces go on naming a profile that they credit. */
function publicChoices(collections: number, profiles: number): Choice[] {
  const isOne = collections + profiles === 1;
  const words =
    'Nothing says whose it was. Title, description and notes stay as you wrote them, and nobody can change them any more.';
  return [
    {
      value: 'remove',
      label: isOne ? 'Delete it too' : 'Delete them too',
      ...(profiles > 0
        ? {
            hint: 'Of a profile that the catalogue credits, name and credits stay; bio, picture, links, location and specialties go.',
          }
        : {}),
    },
    {
      value: 'keep',
      label: isOne ? 'Leave it to the public' : 'Leave them to the public',
      hint: collections > 0 ? words : 'It stays as it is. Others may claim it.',
    },
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
