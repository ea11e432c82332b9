import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { claimWords } from '#domain/limits.ts';
import styles from './review.module.css';

interface Props {
  path: string;
  id: string | number;
  /** What is decided about, for the names of the buttons. */
  about: string;
  /** Why it cannot be granted. */
  cannot?: string | undefined;
  typed?: string | undefined;
  error?: string | undefined;
}

/** Grant at once, or refuse with a reason that they read. */
export function DecisionForms({ path, id, about, cannot, typed, error }: Props) {
  return (
    <div className={styles.decision}>
      {cannot ? (
        <p>{cannot}</p>
      ) : (
        <form method="post" action={path}>
          <input type="hidden" name="action" value="grant" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" aria-label={`Grant ${about}`}>
            Grant
          </Button>
        </form>
      )}
      <form method="post" action={path} className={styles.refusal} noValidate>
        <input type="hidden" name="action" value="refuse" />
        <input type="hidden" name="id" value={id} />
        <TextArea
          id={`reason-${id}`}
          name="reason"
          label="Reason"
          hint="They will read it"
          defaultValue={typed ?? ''}
          limit={claimWords.reason}
          required
          error={error}
        />
        <Button type="submit" variant="danger" aria-label={`Refuse ${about}`}>
          Refuse
        </Button>
      </form>
    </div>
  );
}
