import { data, Form, redirect, useNavigation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { ChangePasswordDocument } from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/change-password.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { newPasswordValidator } from '../../../forms/field-validators.ts';
import { messageFor, readForm, textOf } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';
import { loadAccount } from '../load-account.ts';
import { NoPassword } from './no-password.tsx';
import { pageTitle } from '../../../shell/page-title.ts';
import { SettingsFrame } from '../../../shell/settings-frame.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.identity_change_password_title(), matches) },
];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadAccount({ context, request });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const input = {
    currentPassword: textOf(form, 'currentPassword'),
    newPassword: textOf(form, 'newPassword'),
  };
  const { changePassword } = await execute(context, ChangePasswordDocument, { input });
  const { problems } = changePassword;
  if (problems.length > 0) return data({ problems }, { status: 400 });
  const query = { notice: 'password' };
  return redirect(screenPath('userSettings', requestLocale(request), undefined, { query }));
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
  problems: NonNullable<Route.ComponentProps['actionData']>['problems'] | undefined;
  passwordMinLength: number;
}

function PasswordForm({ problems, passwordMinLength }: PasswordFormProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const wholeProblem = messageFor(problems);
  return (
    <Form method="post" noValidate ref={useFocusOnProblem(problems)} className="grid gap-5">
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
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy}>
        {m.identity_change_password_save()}
      </Button>
    </Form>
  );
}
