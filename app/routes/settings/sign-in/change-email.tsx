import { data, Form, useNavigation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { execute } from '../../../graphql/api.ts';
import { RequestEmailChangeDocument } from '../operations.gen.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/change-email.ts';
import { loadAccount } from '../load-account.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { validateEmail } from '../../../forms/field-validators.ts';
import { messageFor, readForm, textOf } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { SettingsFrame } from '../../../shell/settings-frame.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.identity_change_email_title(), matches) },
];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadAccount({ context, request });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const input = { email: textOf(form, 'email'), password: textOf(form, 'password') };
  const { requestEmailChange } = await execute(context, RequestEmailChangeDocument, { input });
  const { problems } = requestEmailChange;
  const { email } = input;
  return data({ problems, email }, { status: problems.length === 0 ? 200 : 400 });
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasPassword } = loaderData;
  return (
    <SettingsFrame
      title={m.identity_change_email_title()}
      lead={m.identity_change_email_lead({ email })}
    >
      {actionData?.problems.length === 0 ? (
        <Alert tone="tip" title={m.identity_check_mail()}>
          {m.identity_change_email_sent({ email: actionData.email })}
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
  const isBusy = useNavigation().formMethod === 'POST';
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Form method="post" noValidate ref={useFocusOnProblem(problems)} className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <TextField
        label={m.identity_new_email()}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={answer?.email}
        error={messageFor(problems, 'email')}
        validate={validateEmail}
      />
      {hasPassword && <CurrentPasswordField error={messageFor(problems, 'password')} />}
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy}>
        {m.identity_change_email_send()}
      </Button>
    </Form>
  );
}
