import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/email-field.tsx';
import { urls } from '#domain/urls.ts';
import { canProve, PasswordProof, SignInAnew } from '#routes/me/proof.tsx';
import styles from './account.module.css';
import type { AccountProps } from './account-props.ts';

/** The address, and the way to another one. */
export function EmailSection(props: AccountProps) {
  const { done, issues } = props;
  const path = `${urls.account()}#address`;
  return (
    <section aria-labelledby="address">
      <h2 id="address">E-mail address</h2>
      {done === 'email' && (
        <p className={styles.notice} role="status">
          We have mailed a link to the new address. Your account keeps the present one until you
          open it.
        </p>
      )}
      {canProve(props) ? (
        <ChangeEmail {...props} path={path} />
      ) : (
        <div className={styles.proof}>
          <SignInAnew
            path={path}
            isSent={done === 'link'}
            why="To change your address, sign in anew first: we mail you a link that does it."
          />
          {issues.proof && <p role="alert">{issues.proof}</p>}
        </div>
      )}
    </section>
  );
}

function ChangeEmail({ hasPassword, issues, newEmail, path }: AccountProps & { path: string }) {
  return (
    <>
      <p className={styles.lead}>
        A new address is confirmed by a link that we mail to it. Every other browser is then signed
        out.
      </p>
      <form method="post" action={path} className={styles.fields} noValidate>
        <input type="hidden" name="action" value="change-email" />
        <EmailField
          id="new-email"
          label="New address"
          autoComplete="email"
          defaultValue={newEmail}
          error={issues.newEmail}
        />
        <PasswordProof id="email-proof" hasPassword={hasPassword} error={issues.proof} />
        <Button type="submit">Change address</Button>
      </form>
    </>
  );
}
