import { data } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { execute } from '../../../graphql/api.ts';
import { RequestEmailChangeDocument } from '../operations.gen.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/change-email.ts';
import { loadAccount } from '../load-account.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { validateEmail } from '../../../forms/field-validators.ts';
import { messageFor, sentValue, typedIn } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { pageHead } from '../../../shell/page-head.ts';
import { SettingsFrame } from '../../../shell/settings-frame.tsx';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { changeEmailForms } from './sign-in-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_change_email_title(), matches }),
];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadAccount({ context, request });
}

const answerEmailChange = answerForms(changeEmailForms, {
  change: async (input, { context }) =>
    (await execute(context, RequestEmailChangeDocument, { input })).requestEmailChange,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerEmailChange(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasPassword } = loaderData;
  return (
    <SettingsFrame
      title={m.identity_change_email_title()}
      lead={m.identity_change_email_lead({ email })}
    >
      {actionData?.outcome === 'done' ? (
        <Alert tone="tip" title={m.identity_check_mail()}>
          {m.identity_change_email_sent({ email: sentValue(actionData, 'email') })}
        </Alert>
      ) : (
        <Card>
          <EmailForm answer={actionData} hasPassword={hasPassword} />
        </Card>
      )}
    </SettingsFrame>
  );
}

interface EmailFormProps {
  answer: Route.ComponentProps['actionData'];
  hasPassword: boolean;
}

function EmailForm({ answer, hasPassword }: EmailFormProps) {
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <IntentForm set={changeEmailForms} intent="change" className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <TextField
        label={m.identity_new_email()}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typedIn(answer, 'email')}
        error={messageFor(problems, 'email')}
        validate={validateEmail}
      />
      {hasPassword && <CurrentPasswordField error={messageFor(problems, 'password')} />}
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.identity_change_email_send()}
      </SubmitButton>
    </IntentForm>
  );
}
