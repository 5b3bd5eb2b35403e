import { data, redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { LogInViewerDocument } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useCampaignLink } from '../../../sign-up/campaign.ts';
import type { Route } from './+types/login.ts';
import { ExpiredLogin } from './expired-login.tsx';
import { destination, loginAction } from './login-action.server.ts';
import { LoginCodeForm } from './login-code-form.tsx';
import { LoginForm } from './login-form.tsx';
import { answerTo, typedIn } from '../../../forms/form-answers.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { SocialProblem } from './social-problem.tsx';
import { Link } from '../../../ui/navigation/link.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_login_title(), matches }),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await execute(context, LogInViewerDocument);
  const { me, isLoginExpired, socialProviders, offers } = viewer;
  if (me) throw redirect(destination(request));
  const { searchParams } = new URL(request.url);
  const page = {
    isLoginExpired,
    socialProviders,
    hasTrial: offers.trialDays > 0,
    codeToken: searchParams.get('step'),
    redirectTo: searchParams.get('redirect_to') ?? undefined,
    problem: searchParams.get('problem'),
    provider: searchParams.get('provider') ?? '',
    isComingBack: searchParams.has('redirect_to'),
    notice: searchParams.get('notice'),
  };
  // The answer of this status logs the browser out: the next page is the form.
  return data(page, { status: isLoginExpired ? 401 : 200 });
}

export function action(args: Route.ActionArgs) {
  return loginAction(args);
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { isLoginExpired, isComingBack, notice } = loaderData;
  if (isLoginExpired && !actionData) return <ExpiredLogin />;
  const code = answerTo(actionData, 'code');
  const codeToken =
    actionData?.result?.codeToken ?? typedIn(code, 'codeToken') ?? loaderData.codeToken;
  if (codeToken) return <CodeStep codeToken={codeToken} problems={code?.problems ?? []} />;
  return (
    <Page width="form" className="pb-16">
      <PageHeader
        title={m.identity_login_title()}
        lead={isComingBack ? m.identity_login_continue() : m.identity_login_lead()}
      />
      <Notice notice={notice} />
      <SocialProblem code={loaderData.problem} provider={loaderData.provider} />
      <Card>
        <LoginForm answer={answerTo(actionData, 'password')} />
        <p className="my-4 text-center text-ink-2 noscript:hidden">{m.identity_or()}</p>
        <div className="grid gap-3">
          <PasskeyLogin />
          <SocialButtons
            providers={loaderData.socialProviders}
            redirectTo={loaderData.redirectTo}
          />
        </div>
      </Card>
      <SignUpLink hasTrial={loaderData.hasTrial} />
    </Page>
  );
}

function CodeStep(props: Parameters<typeof LoginCodeForm>[0]) {
  return (
    <Page width="form" className="pb-16">
      <PageHeader title={m.identity_code_title()} lead={m.identity_code_lead()} />
      <Card>
        <LoginCodeForm {...props} />
      </Card>
    </Page>
  );
}

function SignUpLink({ hasTrial }: { hasTrial: boolean }) {
  const to = useCampaignLink()(screenPath('becomeMember', useLocale(), { step: 'plan' }));
  return (
    <p className="mt-6 text-center">
      {m.identity_new_here()}{' '}
      <Link to={to} className="link">
        {hasTrial ? m.identity_try_free() : m.members_become()}
      </Link>
    </p>
  );
}

function Notice({ notice }: { notice: string | null }) {
  const text = noticeText(notice);
  if (text === null) return null;
  return (
    <div className="mb-5">
      <Alert tone="tip">{text}</Alert>
    </div>
  );
}

/** What another page has just done, for who was sent here by it. */
function noticeText(notice: string | null): string | null {
  if (notice === 'password') return m.identity_notice_log_in_again();
  if (notice === 'deleted') return m.identity_notice_deleted();
  return null;
}
