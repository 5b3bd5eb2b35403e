import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { PasswordResetDocument, ResetPasswordDocument } from '../operations.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { Route } from './+types/reset-password.ts';
import { newPasswordValidator } from '../../../forms/field-validators.ts';
import { messageFor, type FormProblem } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { pageHead } from '../../../shell/page-head.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { newPasswordForms } from './password-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_reset_password_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  return execute(context, PasswordResetDocument, { token: tokenOf(request) });
}

const answerNewPassword = answerForms(newPasswordForms, {
  save: async ({ password }, { context, request }) => {
    const input = { token: tokenOf(request), password };
    return (await execute(context, ResetPasswordDocument, { input })).resetPassword;
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerNewPassword(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const query = { notice: 'password' };
  return redirect(screenPath('login', requestLocale(args.request), undefined, { query }));
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { isPasswordResetOpen, passwordMinLength } = loaderData;
  return (
    <Page width="form" className="pb-16">
      <PageHeader title={m.identity_reset_password_title()} />
      {isPasswordResetOpen ? (
        <Card>
          <NewPasswordForm problems={actionData?.problems} passwordMinLength={passwordMinLength} />
        </Card>
      ) : (
        <LinkIsInvalid />
      )}
    </Page>
  );
}

interface NewPasswordFormProps {
  problems: readonly FormProblem[] | undefined;
  passwordMinLength: number;
}

function NewPasswordForm({ problems, passwordMinLength }: NewPasswordFormProps) {
  const wholeProblem = messageFor(problems);
  return (
    <IntentForm set={newPasswordForms} intent="save" className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <PasswordField
        label={m.identity_new_password()}
        hint={m.identity_password_hint({ count: passwordMinLength })}
        name="password"
        autoComplete="new-password"
        required
        error={messageFor(problems, 'password')}
        validate={newPasswordValidator(passwordMinLength)}
        showLabel={m.identity_show_password()}
        hideLabel={m.identity_hide_password()}
      />
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.identity_reset_password_save()}
      </SubmitButton>
    </IntentForm>
  );
}

function LinkIsInvalid() {
  const locale = useLocale();
  return (
    <Alert
      tone="danger"
      action={
        <ButtonLink to={screenPath('lostPassword', locale)} size="sm">
          {m.identity_ask_new_link()}
        </ButtonLink>
      }
    >
      {m.error_link_invalid()}
    </Alert>
  );
}
