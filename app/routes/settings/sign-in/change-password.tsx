import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { ChangePasswordDocument } from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/change-password.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { newPasswordValidator } from '../../../forms/field-validators.ts';
import { messageFor, type FormProblem } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { loadAccount } from '../load-account.ts';
import { NoPassword } from './no-password.tsx';
import { pageHead } from '../../../shell/page-head.ts';
import { SettingsFrame } from '../../../shell/settings-frame.tsx';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { changePasswordForms } from './sign-in-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_change_password_title(), matches }),
];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadAccount({ context, request });
}

const answerPasswordChange = answerForms(changePasswordForms, {
  change: async (input, { context }) =>
    (await execute(context, ChangePasswordDocument, { input })).changePassword,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerPasswordChange(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const query = { notice: 'password' };
  return redirect(screenPath('userSettings', requestLocale(args.request), undefined, { query }));
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, passwordMinLength } = loaderData;
  return (
    <SettingsFrame
      title={m.identity_change_password_title()}
      lead={hasPassword ? m.identity_change_password_lead() : undefined}
    >
      {hasPassword ? (
        <Card>
          <PasswordForm problems={actionData?.problems} passwordMinLength={passwordMinLength} />
        </Card>
      ) : (
        <NoPassword />
      )}
    </SettingsFrame>
  );
}

interface PasswordFormProps {
  problems: readonly FormProblem[] | undefined;
  passwordMinLength: number;
}

function PasswordForm({ problems, passwordMinLength }: PasswordFormProps) {
  const wholeProblem = messageFor(problems);
  return (
    <IntentForm set={changePasswordForms} intent="change" className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <CurrentPasswordField
        name="currentPassword"
        error={messageFor(problems, 'currentPassword')}
      />
      <PasswordField
        label={m.identity_new_password()}
        hint={m.identity_password_hint({ count: passwordMinLength })}
        name="newPassword"
        autoComplete="new-password"
        required
        error={messageFor(problems, 'newPassword')}
        validate={newPasswordValidator(passwordMinLength)}
        showLabel={m.identity_show_password()}
        hideLabel={m.identity_hide_password()}
      />
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.identity_change_password_save()}
      </SubmitButton>
    </IntentForm>
  );
}
