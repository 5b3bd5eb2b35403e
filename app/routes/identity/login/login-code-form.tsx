import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CodeField } from './code-field.tsx';
import { messageFor, type FormProblem } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { loginForms } from './login-forms.ts';

interface LoginCodeFormProps {
  codeToken: string;
  problems: readonly FormProblem[];
}

/** The second step; the form carries what the first one has proved. */
export function LoginCodeForm({ codeToken, problems }: LoginCodeFormProps) {
  const locale = useLocale();
  const wholeProblem = messageFor(problems);
  return (
    <IntentForm set={loginForms} intent="code" values={{ codeToken }} className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <CodeField error={messageFor(problems, 'code')} />
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.identity_log_in()}
      </SubmitButton>
      <ButtonLink to={screenPath('login', locale)} variant="text" reloadDocument>
        {m.identity_code_start_again()}
      </ButtonLink>
    </IntentForm>
  );
}
