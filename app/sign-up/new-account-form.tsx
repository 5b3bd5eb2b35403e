import * as m from '../../i18n/paraglide/messages.js';
import type { AnswerOf } from '../forms/answer-forms.ts';
import {
  newPasswordValidator,
  validateEmail,
  validateFirstName,
  validateLastName,
} from '../forms/field-validators.ts';
import { messageFor, tickedIn, typedIn } from '../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../forms/intent-form.tsx';
import { TermsLinks } from '../shell/terms-links.tsx';
import { ButtonLink } from '../ui/actions/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { newAccountForms } from './new-account-forms.ts';

interface NewAccountFormProps {
  answer: AnswerOf<typeof newAccountForms> | undefined;
  logInTo: string;
  passwordMinLength: number;
}

/** Who is new makes an account here, and stays on the page they came for. */
export function NewAccountForm({ answer, logInTo, passwordMinLength }: NewAccountFormProps) {
  const problems = answer?.problems;
  const isRegistered = problems?.some(({ code }) => code === 'email.registered') ?? false;
  const wholeProblem = messageFor(problems);
  return (
    <IntentForm set={newAccountForms} intent="account" className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      {isRegistered && (
        <Alert
          title={m.membership_registered_title()}
          action={
            <ButtonLink to={logInTo} variant="ink" size="sm">
              {m.membership_log_in()}
            </ButtonLink>
          }
        >
          {m.membership_registered_text()}
        </Alert>
      )}
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
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.membership_create_account()}
      </SubmitButton>
    </IntentForm>
  );
}

function NameFields({ answer }: Pick<NewAccountFormProps, 'answer'>) {
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
