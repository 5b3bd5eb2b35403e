import { redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import {
  ConfirmPaymentDocument,
  MembershipPageDocument,
  MembershipRecordsDocument,
} from './operations.gen.ts';
import { requestLocale } from '../../shell/locale.ts';
import { refuse } from '../../forms/answer-forms.ts';
import { redirectToLogin } from '../../members-only/login-redirect.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { Route } from './+types/membership.ts';
import { changeMembership } from './change-membership.ts';
import { MembershipPage } from './membership-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.membership_title(), matches }),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('approval')) throw await backFromApproval({ context, request });
  const { me, ...state } = await execute(context, MembershipPageDocument);
  if (!me) throw redirectToLogin(request);
  const { membershipRecords } = await execute(context, MembershipRecordsDocument);
  const isCancelling = searchParams.get('cancel') === 'ask';
  const done = searchParams.get('done');
  return { ...state, ...membershipRecords, isCancelling, done, requestKey: crypto.randomUUID() };
}

/** Back from a payment company's pages: what it answers is what there is to say. */
async function backFromApproval({
  context,
  request,
}: Pick<Route.LoaderArgs, 'context' | 'request'>): Promise<Response> {
  const { me, membershipSubscription: before } = await execute(context, MembershipPageDocument);
  if (!me) return redirectToLogin(request);
  const { confirmPayment } = await execute(context, ConfirmPaymentDocument);
  const isChanged = before?.plan !== confirmPayment.membershipSubscription?.plan;
  const query: Record<string, string> = isChanged ? { done: 'offer' } : {};
  return redirect(screenPath('membership', requestLocale(request), undefined, { query }));
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeMembership(args);
  if (answer.outcome !== 'done') return refuse(answer);
  if (answer.result?.leadsTo) return redirect(answer.result.leadsTo);
  const query = { done: answer.intent };
  return redirect(screenPath('membership', requestLocale(args.request), undefined, { query }));
}

export default function Membership({ loaderData, actionData }: Route.ComponentProps) {
  return <MembershipPage {...loaderData} refused={actionData} />;
}
