import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { validateEmail } from '../../../forms/field-validators.ts';
import { messageFor, tickedIn, typedIn } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import type { LoginAnswer } from './login-action.server.ts';
import { loginForms } from './login-forms.ts';
import { Link } from '../../../ui/navigation/link.ts';

export function LoginForm({ answer }: { answer: LoginAnswer | null }) {
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <IntentForm set={loginForms} intent="password" className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <TextField
        label={m.identity_email()}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={typedIn(answer, 'email')}
        error={messageFor(problems, 'email')}
        validate={validateEmail}
      />
      <PasswordField
        label={m.identity_password()}
        name="password"
        autoComplete="current-password"
        required
        error={messageFor(problems, 'password')}
        showLabel={m.identity_show_password()}
        hideLabel={m.identity_hide_password()}
      />
      <p className="-mt-2">
        <Link to={screenPath('lostPassword', useLocale())} className="link">
          {m.identity_forgot_password()}
        </Link>
      </p>
      <Checkbox
        label={m.identity_remember_me()}
        hint={m.identity_remember_me_hint()}
        name="rememberMe"
        defaultChecked={tickedIn(answer, 'rememberMe') ?? true}
      />
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.identity_log_in()}
      </SubmitButton>
    </IntentForm>
  );
}
