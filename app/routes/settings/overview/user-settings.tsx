import { data, Form, redirect, useNavigation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import {
  AccountSettingsDocument,
  DisconnectSocialAccountDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  SendEmailConfirmationDocument,
  UserSettingsDocument,
} from '../operations.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { MembershipSection } from '../../membership/membership-section.tsx';
import { unitsOf } from '../../../amounts/units-preference.ts';
import type { Route } from './+types/user-settings.ts';
import { AboutYouSection } from './about-you-section.tsx';
import { messageFor, readForm, textOf } from '../../../forms/form-answers.ts';
import { redirectToLogin } from '../../../members-only/login-redirect.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { PreferencesSection } from './preferences-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { SocialProblem } from '../../identity/login/social-problem.tsx';
import { YourDataSection } from './your-data-section.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.identity_settings_title(), matches) },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { me, membershipSubscription, offers, profile } = await execute(
    context,
    UserSettingsDocument,
  );
  if (!me) throw redirectToLogin(request);
  const account = await execute(context, AccountSettingsDocument);
  const { searchParams } = new URL(request.url);
  const [notice, problem] = [searchParams.get('notice'), searchParams.get('problem')];
  const shown = { notice, problem, units: unitsOf({ request, profile }) };
  return { me, membershipSubscription, isTest: offers.isTest, ...account, ...shown };
}

/** The small forms of this page: each says in `intent` what it is. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const problems = await carryOut(context, form);
  if (problems.length > 0) return data({ problems }, { status: 400 });
  const intent = textOf(form, 'intent');
  const query = { notice: intent === 'confirm-email' ? 'mail' : undefined };
  return redirect(screenPath('userSettings', requestLocale(request), undefined, { query }));
}

async function carryOut(context: Route.ActionArgs['context'], form: FormData) {
  switch (textOf(form, 'intent')) {
    case 'end-session': {
      const input = { id: textOf(form, 'session') };
      return (await execute(context, EndSessionDocument, { input })).endSession.problems;
    }
    case 'end-other-sessions':
      return (await execute(context, EndOtherSessionsDocument)).endOtherSessions.problems;
    case 'disconnect': {
      const input = { provider: textOf(form, 'provider') };
      const answer = await execute(context, DisconnectSocialAccountDocument, { input });
      return answer.disconnectSocialAccount.problems;
    }
    case 'confirm-email':
      return (await execute(context, SendEmailConfirmationDocument)).sendEmailConfirmation.problems;
    default:
      throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  }
}

export default function UserSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { me, membershipSubscription, isTest, notice } = loaderData;
  const { mySignInMethods, mySessions, myConsents, socialProviders } = loaderData;
  return (
    <Page width="prose" className="pb-16">
      <PageHeader title={m.identity_settings_title()} />
      <Notice notice={notice} problem={messageFor(actionData?.problems)} />
      <SocialProblem code={loaderData.problem} />
      <AboutYouSection me={me} methods={mySignInMethods} />
      <MembershipSection membership={membershipSubscription} isTest={isTest} />
      <PreferencesSection units={loaderData.units} />
      <SignInSection methods={mySignInMethods} providers={socialProviders} />
      <SessionsSection sessions={mySessions} />
      <YourDataSection consents={myConsents} />
      <LogOutForm />
    </Page>
  );
}

function Notice({ notice, problem }: { notice: string | null; problem: string | undefined }) {
  if (problem) return <Alert tone="danger">{problem}</Alert>;
  if (notice === 'password') return <Alert tone="tip">{m.identity_notice_password()}</Alert>;
  if (notice === 'consent') return <Alert tone="tip">{m.identity_notice_withdrawn()}</Alert>;
  if (notice === 'mail') return <Alert tone="tip">{m.identity_notice_mail()}</Alert>;
  return null;
}

function LogOutForm() {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={screenPath('logout', useLocale())} className="pt-8">
      <Button type="submit" isBusy={isBusy}>
        {m.identity_log_out()}
      </Button>
    </Form>
  );
}
