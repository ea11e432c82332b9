import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/email-field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { Problem } from '#app/ui/problem.tsx';
import { urls } from '#domain/urls.ts';
import type { Provider } from '#domain/user/accounts.ts';
import { Frame } from '#routes/auth/frame.tsx';
import styles from '../auth.module.css';
import { Sent } from './sent.tsx';
import type { SignInProps } from './sign-in-props.ts';

const names: Record<Provider, string> = { github: 'GitHub', google: 'Google' };

const words = {
  'sign-in': {
    title: 'Sign in',
    lead: 'Favourites on this device come with you.',
    submit: 'Sign in',
  },
  'sign-up': {
    title: 'Make an account',
    lead: 'Keep favourites and collections, on every device.',
    submit: 'Make an account',
  },
  link: {
    title: 'Sign in by mail',
    lead: 'We mail you a link that signs you in. If you have no account yet, it makes one.',
    submit: 'Mail me a link',
  },
};

export function Page(props: SignInProps) {
  const { mode, sent, leave, poster } = props;
  if (leave) return <Leaving leave={leave} poster={poster} />;
  if (sent) return <Sent kind={sent} poster={poster} next={props.next} />;
  return (
    <Frame title={words[mode].title} poster={poster}>
      <Notice {...props} />
      <Problem text={props.problem} />
      <AddressForm {...props} />
      <Providers {...props} />
      <Ways {...props} />
    </Frame>
  );
}

const doneText = {
  reset: 'Your password is changed. Sign in with it.',
  deleted: 'Your account is deleted, and everything that belonged to it. A last mail says so.',
};

function Notice({ isAsked, done, mode }: SignInProps) {
  if (done) return <p className={styles.notice}>{doneText[done]}</p>;
  if (isAsked) return <p className={styles.notice}>You need to be signed in</p>;
  return <p className={styles.lead}>{words[mode].lead}</p>;
}

function AddressForm({ mode, next, email, issues }: SignInProps) {
  return (
    <form method="post" action={pathOf(mode, next)} noValidate>
      <input type="hidden" name="action" value={mode} />
      <EmailField
        size="lg"
        autoComplete={mode === 'sign-up' ? 'email' : 'username'}
        defaultValue={email}
        error={issues.email}
      />
      {mode !== 'link' && (
        <PasswordField size="lg" isNew={mode === 'sign-up'} error={issues.password} />
      )}
      <Button type="submit" variant="primary" size="lg">
        {words[mode].submit}
      </Button>
    </form>
  );
}

function Providers({ providers, mode, next }: SignInProps) {
  if (providers.length === 0) return null;
  return (
    <>
      <p className={styles.or}>or</p>
      {providers.map((provider) => (
        <form key={provider} method="post" action={pathOf(mode, next)}>
          <input type="hidden" name="action" value={provider} />
          <Button type="submit" size="lg">
            {`Continue with ${names[provider]}`}
          </Button>
        </form>
      ))}
    </>
  );
}

function Ways({ mode, next }: SignInProps) {
  return (
    <p className={styles.ways}>
      {mode !== 'sign-in' && <a href={pathOf('sign-in', next)}>Sign in with a password</a>}
      {mode !== 'link' && <a href={pathOf('link', next)}>Sign in by mail</a>}
      {mode !== 'sign-up' && <a href={pathOf('sign-up', next)}>Make an account</a>}
      {mode === 'sign-in' && <a href={urls.resetPassword()}>Forgot password</a>}
    </p>
  );
}

function Leaving({
  leave,
  poster,
}: Pick<SignInProps, 'poster'> & { leave: NonNullable<SignInProps['leave']> }) {
  const name = names[leave.provider];
  return (
    <Frame title={`On to ${name}`} poster={poster}>
      <p className={styles.lead}>You come back here afterwards.</p>
      <ButtonLink href={leave.href} size="lg" variant="primary" rel="noreferrer">
        {`Continue to ${name}`}
      </ButtonLink>
    </Frame>
  );
}

function pathOf(mode: SignInProps['mode'], next: string | null): string {
  const query = new URLSearchParams();
  if (mode !== 'sign-in') query.set('mode', mode);
  if (next) query.set('from', next);
  return query.size > 0 ? `${urls.auth()}?${query}` : urls.auth();
}
