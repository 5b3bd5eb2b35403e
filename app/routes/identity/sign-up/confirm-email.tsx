import { data, Form, redirect, useNavigation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { ConfirmEmailDocument, EmailConfirmationDocument } from '../operations.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { Route } from './+types/confirm-email.ts';
import { messageFor } from '../../../forms/form-answers.ts';
import { pageTitle } from '../../../shell/page-title.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.identity_confirm_email_title(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  return execute(context, EmailConfirmationDocument, { token: tokenOf(request) });
}

/** A press of the button, not the link: mail programs open links to look at them. */
export async function action({ context, request }: Route.ActionArgs) {
  const input = { token: tokenOf(request) };
  const { confirmEmail } = await execute(context, ConfirmEmailDocument, { input });
  if (confirmEmail.problems.length > 0) {
    return data({ problems: confirmEmail.problems }, { status: 400 });
  }
  const query = { notice: 'email' };
  return redirect(screenPath('welcome', requestLocale(request), undefined, { query }));
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
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post">
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy}>
        {m.identity_confirm_email_button()}
      </Button>
    </Form>
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
