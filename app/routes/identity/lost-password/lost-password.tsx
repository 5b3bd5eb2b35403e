import { data } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { RequestPasswordResetDocument } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { Route } from './+types/lost-password.ts';
import { validateEmail } from '../../../forms/field-validators.ts';
import { messageFor, sentValue, typedIn } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { pageHead } from '../../../shell/page-head.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { lostPasswordForms } from './password-forms.ts';
import { Link } from '../../../ui/navigation/link.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_lost_password_title(), matches }),
];

const answerLostPassword = answerForms(lostPasswordForms, {
  ask: async (input, { context }) =>
    (await execute(context, RequestPasswordResetDocument, { input })).requestPasswordReset,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerLostPassword(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

export default function LostPassword({ actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const isSent = actionData?.outcome === 'done';
  return (
    <Page width="form" className="pb-16">
      <PageHeader
        title={m.identity_lost_password_title()}
        lead={isSent ? undefined : m.identity_lost_password_lead()}
      />
      {isSent ? (
        <Alert tone="tip" title={m.identity_check_mail()}>
          {m.identity_lost_password_sent({ email: sentValue(actionData, 'email') })}
        </Alert>
      ) : (
        <Card>
          <EmailForm answer={actionData} />
        </Card>
      )}
      <p className="mt-6 text-center">
        <Link to={screenPath('login', locale)} className="link">
          {m.identity_back_to_login()}
        </Link>
      </p>
    </Page>
  );
}

function EmailForm({ answer }: { answer: Route.ComponentProps['actionData'] }) {
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <IntentForm set={lostPasswordForms} intent="ask" className="grid gap-5">
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
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.identity_lost_password_send()}
      </SubmitButton>
    </IntentForm>
  );
}
