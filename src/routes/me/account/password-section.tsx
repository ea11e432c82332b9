import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { urls } from '#domain/urls.ts';
import styles from './account.module.css';
import type { AccountProps } from './account-props.ts';

export function PasswordSection(props: AccountProps) {
  return props.hasPassword ? <ChangePassword {...props} /> : <SetPassword />;
}

function ChangePassword({ issues, done }: AccountProps) {
  return (
    <section aria-labelledby="password-head">
      <h2 id="password-head">Password</h2>
      <p className={styles.lead} role={done === 'password' ? 'status' : undefined}>
        {done === 'password'
          ? 'Your password is changed, and every other browser is signed out.'
          : 'A new password signs every other browser out.'}
      </p>
      <form
        method="post"
        action={`${urls.account()}#password-head`}
        className={styles.fields}
        noValidate
      >
        <input type="hidden" name="action" value="change-password" />
        <PasswordField
          id="current"
          name="current"
          label="Present password"
          error={issues.current}
        />
        <PasswordField label="New password" isNew error={issues.password} />
        <Button type="submit">Change password</Button>
      </form>
    </section>
  );
}

function SetPassword() {
  return (
    <section aria-labelledby="password-head">
      <h2 id="password-head">Password</h2>
      <p className={styles.lead}>
        You sign in without one. To choose one, sign out and take “Forgot password”.
      </p>
    </section>
  );
}
