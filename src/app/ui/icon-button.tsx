import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Its accessible name: an icon says nothing by itself. */
  label: string;
  icon: ReactNode;
  /** For buttons that stay down. */
  pressed?: boolean;
  size?: 'sm' | 'md' | 'lg';
}

export function IconButton({ label, icon, pressed, size = 'md', className, ...rest }: Props) {
  const measure = { sm: styles.sm, md: '', lg: styles.lg }[size];
  return (
    <button
      type="button"
      {...rest}
      className={['icon-btn', styles.button, measure, className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-pressed={pressed}
    >
      {icon}
    </button>
  );
}
