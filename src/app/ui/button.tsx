import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';
import { Link } from '#app/ui/link.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';
export type Size = 'sm' | 'md' | 'lg';

interface Look {
  variant?: ButtonVariant;
  size?: Size;
}

interface Props extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Progress in place: same width, still focusable, presses do nothing. */
  busy?: boolean | undefined;
}

/** One primary a view. */
export function Button({ variant, size, busy, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size }, rest.className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? stop : onClick}
    >
      {busy ? <span className={styles.label}>{children}</span> : children}
      {busy && <span className={styles.spin} aria-hidden="true" />}
    </button>
  );
}

interface LinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** What goes somewhere is a link, even when it looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps) {
  return <Link {...rest} className={classOf({ variant, size }, className)} />;
}

function classOf(
  { variant, size }: { variant: ButtonVariant | undefined; size: Size | undefined },
  more: string | undefined,
): string {
  const look = {
    plain: '',
    primary: 'primary',
    quiet: 'quiet',
    danger: styles.danger,
  }[variant ?? 'plain'];
  const measure = { sm: styles.sm, md: '', lg: styles.lg }[size ?? 'md'];
  return ['btn', styles.button, look, measure, more].filter(Boolean).join(' ');
}

function stop(event: MouseEvent) {
  event.preventDefault();
}
