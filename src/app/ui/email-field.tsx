import type { Size } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';

export interface CredentialProps {
  id?: string;
  name?: string;
  label?: string;
  size?: Size;
  error: string | undefined;
}

interface EmailProps extends CredentialProps {
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
