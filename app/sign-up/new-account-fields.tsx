import * as m from '../../i18n/paraglide/messages.js';
import {
  newPasswordValidator,
  validateEmail,
  validateFirstName,
  validateLastName,
} from '../forms/field-validators.ts';
import { messageFor, tickedIn, typedIn, type FormAnswer } from '../forms/form-answers.ts';
import { TermsLinks } from '../shell/terms-links.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { TextField } from '../ui/forms/text-field.tsx';

interface NewAccountFieldsProps {
  answer: FormAnswer | null | undefined;
  passwordMinLength: number;
}

/** What every form asks of who makes an account: see `newAccountFields`. */
export function NewAccountFields({ answer, passwordMinLength }: NewAccountFieldsProps) {
  const problems = answer?.problems;
  return (
    <>
      <NameFields answer={answer} />
      <TextField
        name="email"
        type="email"
        label={m.membership_email()}
        autoComplete="username"
        required
        defaultValue={typedIn(answer, 'email')}
        error={messageFor(problems, 'email')}
        validate={validateEmail}
      />
      <PasswordField
        name="password"
        label={m.membership_password()}
        hint={m.membership_password_hint({ count: passwordMinLength })}
        autoComplete="new-password"
        required
        error={messageFor(problems, 'password')}
        validate={newPasswordValidator(passwordMinLength)}
        showLabel={m.membership_show_password()}
        hideLabel={m.membership_hide_password()}
      />
      <Checkbox
        name="hasAgreedToTerms"
        label={m.membership_agree()}
        hint={<TermsLinks />}
        required
        defaultChecked={tickedIn(answer, 'hasAgreedToTerms') ?? false}
        error={messageFor(problems, 'hasAgreedToTerms')}
      />
    </>
  );
}

function NameFields({ answer }: Pick<NewAccountFieldsProps, 'answer'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="firstName"
        label={m.membership_first_name()}
        autoComplete="given-name"
        required
        defaultValue={typedIn(answer, 'firstName')}
        error={messageFor(answer?.problems, 'firstName')}
        validate={validateFirstName}
      />
      <TextField
        name="lastName"
        label={m.membership_last_name()}
        autoComplete="family-name"
        required
        defaultValue={typedIn(answer, 'lastName')}
        error={messageFor(answer?.problems, 'lastName')}
        validate={validateLastName}
      />
    </div>
  );
}
