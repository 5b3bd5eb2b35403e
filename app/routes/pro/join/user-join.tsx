import { Link, redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import {
  newPasswordValidator,
  validateEmail,
  validateFirstName,
  validateLastName,
} from '../../../forms/field-validators.ts';
import { messageFor, tickedIn, typedIn } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { execute } from '../../../graphql/api.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { TermsLinks } from '../../../shell/terms-links.tsx';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SignUpToJoinDocument } from '../operations.gen.ts';
import type { Route } from './+types/user-join.ts';
import { joinAccountForms } from './join-forms.ts';
import { JoinFrame } from './join-frame.tsx';
import { invitationOf, joinPath, loadInvitation } from './load-invitation.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.pro_join_account_title(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { me, group, invitation, passwordMinLength } = await loadInvitation({ context, request });
  if (me) throw redirect(checkPath(request));
  return { group, invitation, passwordMinLength };
}

function checkPath(request: Request): string {
  const locale = requestLocale(request);
  return joinPath({ screen: 'proUserJoinCheck', locale, invitation: invitationOf(request) });
}

const answerAccount = answerForms(joinAccountForms, {
  account: async (input, { context }) =>
    (await execute(context, SignUpToJoinDocument, { input })).signUp,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerAccount(args);
  return answer.outcome === 'done' ? redirect(checkPath(args.request)) : refuse(answer);
}

export default function UserJoin({ loaderData, actionData }: Route.ComponentProps) {
  const { group, invitation, passwordMinLength } = loaderData;
  const locale = useLocale();
  const redirect_to = joinPath({ screen: 'proUserJoinCheck', locale, invitation });
  const logInTo = screenPath('login', locale, undefined, { query: { redirect_to } });
  return (
    <JoinFrame step={0}>
      <PageHeader title={m.pro_join_account_title()} lead={m.pro_join_account_lead({ group })} />
      <Card>
        <AccountForm answer={actionData} logInTo={logInTo} passwordMinLength={passwordMinLength} />
      </Card>
      <p className="mt-6 text-center">
        {m.pro_join_have_account()}{' '}
        <Link to={logInTo} className="link">
          {m.membership_log_in()}
        </Link>
      </p>
    </JoinFrame>
  );
}

interface AccountFormProps {
  answer: Route.ComponentProps['actionData'];
  logInTo: string;
  passwordMinLength: number;
}

function AccountForm({ answer, logInTo, passwordMinLength }: AccountFormProps) {
  const problems = answer?.problems;
  const isRegistered = problems?.some(({ code }) => code === 'email.registered') ?? false;
  const wholeProblem = messageFor(problems);
  return (
    <IntentForm set={joinAccountForms} intent="account" className="grid gap-5">
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
      <NameFields answer={answer} />
      <TextField
        name="email"
        type="email"
        label={m.membership_email()}
        autoComplete="username"
        required
        defaultValue={typedIn(answer, 'email')}
        error={messageFor(problems, 'email')}
        validate={validateEmail}
      />
      <PasswordField
        name="password"
        label={m.membership_password()}
        hint={m.membership_password_hint({ count: passwordMinLength })}
        autoComplete="new-password"
        required
        error={messageFor(problems, 'password')}
        validate={newPasswordValidator(passwordMinLength)}
        showLabel={m.membership_show_password()}
        hideLabel={m.membership_hide_password()}
      />
      <Checkbox
        name="hasAgreedToTerms"
        label={m.membership_agree()}
        hint={<TermsLinks />}
        required
        defaultChecked={tickedIn(answer, 'hasAgreedToTerms') ?? false}
        error={messageFor(problems, 'hasAgreedToTerms')}
      />
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.membership_create_account()}
      </SubmitButton>
    </IntentForm>
  );
}

function NameFields({ answer }: Pick<AccountFormProps, 'answer'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="firstName"
        label={m.membership_first_name()}
        autoComplete="given-name"
        required
        defaultValue={typedIn(answer, 'firstName')}
        error={messageFor(answer?.problems, 'firstName')}
        validate={validateFirstName}
      />
      <TextField
        name="lastName"
        label={m.membership_last_name()}
        autoComplete="family-name"
        required
        defaultValue={typedIn(answer, 'lastName')}
        error={messageFor(answer?.problems, 'lastName')}
        validate={validateLastName}
      />
    </div>
  );
}
