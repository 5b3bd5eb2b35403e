import * as m from '../../../../i18n/paraglide/messages.js';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface CodeFieldProps {
  hint?: string;
  error: string | undefined;
  /** Only digits are wanted: phones show those keys. */
  isNumeric?: boolean;
}

/** For a code of an authenticator app; browsers and phones may fill it in. */
export function CodeField({ hint, error, isNumeric = false }: CodeFieldProps) {
  return (
    <TextField
      label={m.identity_code()}
      hint={hint}
      name="code"
      inputMode={isNumeric ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  );
}
