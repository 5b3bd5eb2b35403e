import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { execute } from '../../../graphql/api.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { NewAccountForm } from '../../../sign-up/new-account-form.tsx';
import { newAccountForms } from '../../../sign-up/new-account-forms.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SignUpToJoinDocument } from '../operations.gen.ts';
import type { Route } from './+types/user-join.ts';
import { JoinFrame } from './join-frame.tsx';
import { invitationOf, joinPath, loadInvitation } from './load-invitation.ts';
import { Link } from '../../../ui/navigation/link.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_join_account_title(), matches }),
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

const answerAccount = answerForms(newAccountForms, {
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
        <NewAccountForm
          answer={actionData}
          logInTo={logInTo}
          passwordMinLength={passwordMinLength}
        />
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
