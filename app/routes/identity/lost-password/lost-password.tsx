import { data, Form, Link, useNavigation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { RequestPasswordResetDocument } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { Route } from './+types/lost-password.ts';
import { validateEmail } from '../../../forms/field-validators.ts';
import { messageFor, readForm, textOf } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';
import { pageTitle } from '../../../shell/page-title.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.identity_lost_password_title(), matches) },
];

export async function action({ context, request }: Route.ActionArgs) {
  const email = textOf(await readForm(request), 'email');
  const { requestPasswordReset } = await execute(context, RequestPasswordResetDocument, {
    input: { email },
  });
  const { problems } = requestPasswordReset;
  return data({ problems, email }, { status: problems.length === 0 ? 200 : 400 });
}

export default function LostPassword({ actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const isSent = actionData?.problems.length === 0;
  return (
    <Page width="form" className="pb-16">
      <PageHeader
        title={m.identity_lost_password_title()}
        lead={isSent ? undefined : m.identity_lost_password_lead()}
      />
      {isSent ? (
        <Alert tone="tip" title={m.identity_check_mail()}>
          {m.identity_lost_password_sent({ email: actionData.email })}
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
  const isBusy = useNavigation().formMethod === 'POST';
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Form method="post" noValidate ref={useFocusOnProblem(problems)} className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <TextField
        label={m.identity_email()}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={answer?.email}
        error={messageFor(problems, 'email')}
        validate={validateEmail}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy}>
        {m.identity_lost_password_send()}
      </Button>
    </Form>
  );
}
