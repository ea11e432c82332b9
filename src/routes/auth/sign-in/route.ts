import { z } from 'zod';
import { textOf } from '#domain/form-text.ts';
import { urls } from '#domain/urls.ts';
import type { Answer, Provider } from '#domain/user/accounts.ts';
import { emailField } from '#domain/user/email.ts';
import { refusalStatus, refusalText } from '#domain/user/refusal-text.ts';
import { pathField } from '#routes/auth/auth-form.ts';
import { posterOfDay } from '#routes/auth/poster-of-day.ts';
import { type ActionAnswer, type Context, defineRoute } from '#routes/contract.ts';
import type { SignInProps } from './sign-in-props.ts';

const query = z.object({
  mode: z.enum(['sign-in', 'sign-up', 'link']).catch('sign-in'),
  /** Set when a page asked for it: where to go on. */
  next: pathField,
  /** Where the visitor came from of their own accord. */
  from: pathField,
  sent: z.enum(['sign-up', 'link']).nullable().catch(null),
  done: z.enum(['reset', 'deleted']).nullable().catch(null),
  error: z.string().max(100).nullable().catch(null),
});

type Asked = Context<unknown, z.infer<typeof query>>;
type Answered = Promise<ActionAnswer<SignInProps>>;

export const route = defineRoute<unknown, z.infer<typeof query>, SignInProps>({
  id: 'auth/sign-in',
  access: 'guest',
  layout: 'auth',
  cache: 'never',
  query,
  async load(context) {
    const { mode, next, from, sent, done, error } = context.query;
    return {
      mode,
      next: next ?? from,
      isAsked: next !== null,
      sent,
      done,
      providers: context.providers,
      poster: await posterOfDay(context),
      email: '',
      issues: {},
      problem: error ? providerText(error) : null,
      leave: null,
    };
  },
  meta: ({ mode, problem, issues }) => ({
    title: `${problem || issues.email || issues.password ? 'Not yet: ' : ''}${titles[mode]}`,
    description: 'Keep favourites and collections in an account of your own.',
    robots: 'noindex',
  }),
  page: () => import('#routes/auth/sign-in/page.tsx'),
  actions: {
    'sign-in': (form, context) =>
      withAddress(form, context, true, home, async (email) => {
        const accounts = await context.accounts();
        return accounts.signIn({ email, password: textOf(form, 'password') });
      }),
    'sign-up': (form, context) =>
      withAddress(form, context, true, sentTo('sign-up'), async (email) => {
        const password = textOf(form, 'password');
        const accounts = await context.accounts();
        return accounts.signUp({ email, password, next: nextOf(context) });
      }),
    link: (form, context) =>
      withAddress(form, context, false, sentTo('link'), async (email) => {
        const accounts = await context.accounts();
        return accounts.mailLink({ email, next: nextOf(context) });
      }),
    github: (_form, context) => leaveFor('github', context),
    google: (_form, context) => leaveFor('google', context),
  },
});

const titles = { 'sign-in': 'Sign in', 'sign-up': 'Make an account', link: 'Sign in by mail' };

/** Reads the address, asks, and says where that leads. What was typed stays, but for the password. */
async function withAddress(
  form: FormData,
  context: Asked,
  needsPassword: boolean,
  onward: (context: Asked) => string,
  ask: (email: string) => Promise<Answer>,
): Answered {
  const typed = textOf(form, 'email');
  const email = emailField.safeParse(typed);
  const issues: SignInProps['issues'] = {};
  if (!email.success) issues.email = email.error.issues[0]?.message ?? '';
  if (needsPassword && !textOf(form, 'password')) issues.password = 'Enter a password';
  if (!email.success || issues.password) {
    return { status: 422, props: { email: typed, issues } };
  }
  const answer = await ask(email.data);
  if (answer.ok) return { to: onward(context) };
  const text = refusalText[answer.reason];
  const props =
    answer.reason === 'weak-password' ? { issues: { password: text } } : { problem: text };
  return { status: refusalStatus(answer.reason), props: { email: typed, ...props } };
}

function nextOf({ query: { next, from } }: Asked): string | null {
  return next ?? from;
}

function home(context: Asked): string {
  return nextOf(context) ?? urls.home();
}

/** The page that says what was mailed, by an address of its own: a reload sends nothing again. */
function sentTo(kind: 'sign-up' | 'link') {
  return (context: Asked) => {
    const next = nextOf(context);
    return `${urls.auth()}?sent=${kind}${next ? `&from=${encodeURIComponent(next)}` : ''}`;
  };
}

async function leaveFor(provider: Provider, context: Asked): Answered {
  const accounts = await context.accounts();
  const answer = await accounts.leaveFor(provider, nextOf(context));
  if (answer.ok) {
    return {
      status: 200,
      props: { leave: { provider, href: answer.url } },
      refresh: answer.url,
    };
  }
  return { status: refusalStatus(answer.reason), props: { problem: refusalText[answer.reason] } };
}

/** What came back from a provider, as far as it helps. */
function providerText(error: string): string {
  switch (error.toLowerCase()) {
    case 'access_denied':
      return 'You did not let Specimen see your address, so nobody was signed in.';
    case 'email_not_verified':
      return 'Your address is not confirmed there. Confirm it, or sign in by mail here.';
    case 'account not linked':
    case 'account_not_linked':
      return 'An account with this address is here already. Sign in to it by mail, or as before.';
    case 'state_mismatch':
    case 'state_not_found':
      return 'This way back was used already, has run out or began in another browser. Start again.';
    default:
      return 'Signing in there did not work. Try again, or sign in by mail.';
  }
}
