import * as m from '../../../i18n/paraglide/messages.js';
import { PasswordField } from '../../ui/forms/password-field.tsx';

interface CurrentPasswordFieldProps {
  name?: string;
  error: string | undefined;
}

/** Asked again before something important, so that an open browser alone is not enough. */
export function CurrentPasswordField({ name = 'password', error }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label={m.identity_current_password()}
      name={name}
      autoComplete="current-password"
      required
      error={error}
      showLabel={m.identity_show_password()}
      hideLabel={m.identity_hide_password()}
    />
  );
}
