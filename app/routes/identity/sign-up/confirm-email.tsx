import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { ConfirmEmailDocument, EmailConfirmationDocument } from '../operations.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { Route } from './+types/confirm-email.ts';
import { messageFor } from '../../../forms/form-answers.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { confirmEmailForms } from './sign-up-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_confirm_email_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  return execute(context, EmailConfirmationDocument, { token: tokenOf(request) });
}

const answerConfirmation = answerForms(confirmEmailForms, {
  confirm: async (_fields, { context, request }) => {
    const input = { token: tokenOf(request) };
    return (await execute(context, ConfirmEmailDocument, { input })).confirmEmail;
  },
});

/** A press of the button, not the link: mail programs open links to look at them. */
export async function action(args: Route.ActionArgs) {
  const answer = await answerConfirmation(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const query = { notice: 'email' };
  return redirect(screenPath('welcome', requestLocale(args.request), undefined, { query }));
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { emailToConfirm: email } = loaderData;
  const problem = messageFor(actionData?.problems) ?? (email ? undefined : m.error_link_invalid());
  return (
    <Page width="form" className="pb-16">
      <PageHeader
        title={m.identity_confirm_email_title()}
        lead={problem ? undefined : m.identity_confirm_email_lead({ email: email ?? '' })}
      />
      {problem ? <LinkIsInvalid>{problem}</LinkIsInvalid> : <ConfirmForm />}
    </Page>
  );
}

function ConfirmForm() {
  return (
    <IntentForm set={confirmEmailForms} intent="confirm" className="grid gap-5">
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.identity_confirm_email_button()}
      </SubmitButton>
    </IntentForm>
  );
}

function LinkIsInvalid({ children }: { children: string }) {
  const locale = useLocale();
  return (
    <Alert
      tone="danger"
      action={
        <ButtonLink to={screenPath('userSettings', locale)} size="sm">
          {m.identity_open_settings()}
        </ButtonLink>
      }
    >
      {children}
    </Alert>
  );
}
