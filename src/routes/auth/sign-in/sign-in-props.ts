import type { Provider } from '#domain/user/accounts.ts';
import type { PosterOfDay } from '#routes/auth/frame.tsx';

export interface SignInProps {
  mode: 'sign-in' | 'sign-up' | 'link';
  /** Where to go on afterwards. */
  next: string | null;
  /** A page that needs it sent the visitor here. */
  isAsked: boolean;
  /** What was mailed a moment ago. */
  sent: 'sign-up' | 'link' | null;
  /** What was done a moment ago. */
  done: 'reset' | 'deleted' | null;
  providers: readonly Provider[];
  poster: PosterOfDay | null;
  email: string;
  issues: { email?: string; password?: string };
  problem: string | null;
  /** On the way to a provider. */
  leave: { provider: Provider; href: string } | null;
}
