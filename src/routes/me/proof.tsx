import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';

interface Asked {
  hasPassword: boolean;
  isFresh: boolean;
}

/** Whether the page can ask for proof at once, or a new sign-in has to come first. */
export function canProve({ hasPassword, isFresh }: Asked): boolean {
  return hasPassword || isFresh;
}

/** The password of an account that has one; who has none proves it by having signed in a moment ago. */
export function PasswordProof({
  id,
  hasPassword,
  error,
}: Pick<Asked, 'hasPassword'> & { id: string; error: string | undefined }) {
  if (!hasPassword) return null;
  return <PasswordField id={id} name="proof" label="Your password" error={error} />;
}

/** Where neither is given: a mailed link, which signs in anew and leads back here. */
export function SignInAnew({ path, isSent, why }: { path: string; isSent: boolean; why: string }) {
  return isSent ? (
    <p role="status">
      We have mailed you a link. It signs you in anew and leads back here; it works once, for a
      quarter of an hour.
    </p>
  ) : (
    <form method="post" action={path}>
      <input type="hidden" name="action" value="prove" />
      <p>{why}</p>
      <Button type="submit">Mail me a link</Button>
    </form>
  );
}
