import type { Size } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { passwordCharacters } from '#domain/limits.ts';

interface FieldProps {
  id?: string;
  name?: string;
  label?: string;
  size?: Size;
  error: string | undefined;
}

interface EmailProps extends FieldProps {
  /** What password managers take it for: the name of an account that is there, or an address. */
  autoComplete: 'username' | 'email';
  defaultValue: string;
}

export function EmailField({
  id = 'email',
  name = 'email',
  label = 'E-mail',
  ...rest
}: EmailProps) {
  return <TextField {...rest} id={id} name={name} type="email" label={label} required />;
}

interface PasswordProps extends FieldProps {
  /** One to be chosen says what is asked of it. */
  isNew?: boolean;
}

export function PasswordField(props: PasswordProps) {
  const { id = 'password', name = 'password', label = 'Password', isNew, ...rest } = props;
  return (
    <TextField
      {...rest}
      id={id}
      name={name}
      type="password"
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      hint={isNew ? `At least ${passwordCharacters.least} characters` : undefined}
    />
  );
}
