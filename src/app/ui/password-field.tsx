import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CredentialProps } from '#app/ui/email-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { passwordCharacters } from '#domain/limits.ts';
import styles from './field.module.css';

interface Props extends CredentialProps {
  /** One to be chosen says what is asked of it. */
  isNew?: boolean;
}

/** With script its letters can be looked at; they are hidden again before browsers could keep them as plain text. */
export function PasswordField(props: Props) {
  const { id = 'password', name = 'password', label = 'Password', isNew, ...rest } = props;
  const [isShown, setShown] = useState(false);
  const isLive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return (
    <TextField
      {...rest}
      id={id}
      name={name}
      type={isShown ? 'text' : 'password'}
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={isNew ? `At least ${passwordCharacters.least} characters` : undefined}
      end={isLive ? <Reveal what={label} isShown={isShown} onTurn={setShown} /> : null}
    />
  );
}

interface RevealProps {
  what: string;
  isShown: boolean;
  onTurn: (isShown: boolean) => void;
}

function Reveal({ what, isShown, onTurn }: RevealProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    if (!isShown || !form) return undefined;
    const hide = () => onTurn(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [isShown, onTurn]);
  return (
    <button ref={button} type="button" className={styles.end} onClick={() => onTurn(!isShown)}>
      {isShown ? 'Hide' : 'Show'}
      <span className="sr"> {what.toLowerCase()}</span>
    </button>
  );
}

function neverChanges() {
  return () => {};
}

function inBrowser(): boolean {
  return true;
}

function onServer(): boolean {
  return false;
}
