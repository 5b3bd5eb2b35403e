import * as m from '../../i18n/paraglide/messages.js';
import type { AnswerOf } from '../forms/answer-forms.ts';
import { messageFor } from '../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../forms/intent-form.tsx';
import { ButtonLink } from '../ui/actions/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
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
      <NewAccountFields answer={answer} passwordMinLength={passwordMinLength} />
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.membership_create_account()}
      </SubmitButton>
    </IntentForm>
  );
}
