import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import {
  AccountSettingsDocument,
  ChangeNameDocument,
  DisconnectSocialAccountDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  SendEmailConfirmationDocument,
  UserSettingsDocument,
} from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { MembershipSection } from '../../membership/membership-section.tsx';
import { unitsOf } from '../../../amounts/units-preference.ts';
import type { Route } from './+types/user-settings.ts';
import { AboutYouSection } from './about-you-section.tsx';
import { answerTo, messageFor } from '../../../forms/form-answers.ts';
import { redirectToLogin } from '../../../members-only/login-redirect.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { GroupsSection } from './groups-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { RolesSection } from './roles-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { SocialProblem } from '../../identity/login/social-problem.tsx';
import { YourDataSection } from './your-data-section.tsx';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { settingsForms } from './settings-forms.ts';
import { LogOutForm } from '../../../shell/log-out/log-out-form.tsx';
import type { IntentOf } from '../../../forms/form-set.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_settings_title(), matches }),
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

const answerSettings = answerForms(settingsForms, {
  'change-name': async (input, { context }) =>
    (await execute(context, ChangeNameDocument, { input })).changeName,
  'confirm-email': async (_fields, { context }) =>
    (await execute(context, SendEmailConfirmationDocument)).sendEmailConfirmation,
  disconnect: async (input, { context }) =>
    (await execute(context, DisconnectSocialAccountDocument, { input })).disconnectSocialAccount,
  'end-session': async ({ session: id }, { context }) =>
    (await execute(context, EndSessionDocument, { input: { id } })).endSession,
  'end-other-sessions': async (_fields, { context }) =>
    (await execute(context, EndOtherSessionsDocument)).endOtherSessions,
});

/** What is told of a form that went through. */
const notices: Partial<Record<IntentOf<typeof settingsForms>, string>> = {
  'change-name': 'name',
  'confirm-email': 'mail',
};

export async function action(args: Route.ActionArgs) {
  const answer = await answerSettings(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const query = { notice: notices[answer.intent] };
  return redirect(screenPath('userSettings', requestLocale(args.request), undefined, { query }));
}

export default function UserSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { me, membershipSubscription, isTest, notice } = loaderData;
  const { mySignInMethods, mySessions, myConsents, socialProviders } = loaderData;
  return (
    <Page width="prose" className="pb-16">
      <PageHeader title={m.identity_settings_title()} />
      <Notice notice={notice} problem={messageFor(actionData?.problems)} />
      <SocialProblem code={loaderData.problem} />
      <AboutYouSection
        me={me}
        methods={mySignInMethods}
        answer={answerTo(actionData, 'change-name')}
      />
      <RolesSection capabilities={me.capabilities} />
      <GroupsSection groups={loaderData.getDDProGroups} />
      <MembershipSection membership={membershipSubscription} isTest={isTest} />
      <PreferencesSection units={loaderData.units} />
      <SignInSection methods={mySignInMethods} providers={socialProviders} />
      <SessionsSection sessions={mySessions} />
      <YourDataSection consents={myConsents} />
      <LogOutForm className="pt-8" />
    </Page>
  );
}

function Notice({ notice, problem }: { notice: string | null; problem: string | undefined }) {
  if (problem) return <Alert tone="danger">{problem}</Alert>;
  if (notice === 'name') return <Alert tone="tip">{m.identity_notice_name()}</Alert>;
  if (notice === 'password') return <Alert tone="tip">{m.identity_notice_password()}</Alert>;
  if (notice === 'consent') return <Alert tone="tip">{m.identity_notice_withdrawn()}</Alert>;
  if (notice === 'mail') return <Alert tone="tip">{m.identity_notice_mail()}</Alert>;
  return null;
}
