import { redirect } from 'react-router';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { timeZoneOf, useTimeZone } from '../../../dates/time-zone.ts';
import { answerForms, refuse, type AnswerOf } from '../../../forms/answer-forms.ts';
import { execute } from '../../../graphql/api.ts';
import { redirectToLogin } from '../../../members-only/login-redirect.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import {
  ChangeProShareDocument,
  GroupSeesDocument,
  GroupSeesViewerDocument,
  LeaveProGroupDocument,
} from '../operations.gen.ts';
import type { Route } from './+types/group-sees.ts';
import { answerAssignment, type Started } from '../assignments/answer-assignments.ts';
import { RefusedAnswer } from '../assignments/refused-answer.tsx';
import { groupSeesForms } from './care-forms.ts';
import { OwnGroupSection } from './own-group-section.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_care_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { me } = await execute(context, GroupSeesViewerDocument);
  if (!me) throw redirectToLogin(request);
  const { myGroups, myProAssignments } = await execute(context, GroupSeesDocument);
  const notice = new URL(request.url).searchParams.get('notice');
  return {
    myGroups,
    suggestions: myProAssignments,
    notice,
    timeZone: timeZoneOf(request) ?? 'UTC',
  };
}

const answerGroupSees = answerForms<typeof groupSeesForms, Started>(groupSeesForms, {
  share: async ({ member: memberId, item, shared: isShared }, { context }) => {
    const input = { memberId, item, isShared };
    return (await execute(context, ChangeProShareDocument, { input })).changeProShare;
  },
  leave: async ({ member: memberId }, { context }) =>
    (await execute(context, LeaveProGroupDocument, { input: { memberId } })).leaveProGroup,
  accept: ({ assignment, stops_other: stopsOther }, sending) =>
    answerAssignment({ assignment, isAccepted: true, stopsOther }, sending),
  decline: ({ assignment }, sending) =>
    answerAssignment({ assignment, isAccepted: false }, sending),
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerGroupSees(args);
  if (answer.outcome !== 'done') return refuse(answer);
  return redirect(pathAfter(answer, requestLocale(args.request)));
}

/** To what was started; else this page, which says what happened. */
function pathAfter(
  { intent, result }: AnswerOf<typeof groupSeesForms, Started>,
  locale: Locale,
): string {
  if (result) {
    const { kind, slug } = result;
    return screenPath(kind === 'PROGRAM' ? 'programDay' : 'mealPlan', locale, { slug });
  }
  const notices: Partial<Record<typeof intent, string>> = { leave: 'left', decline: 'declined' };
  const notice = notices[intent];
  return screenPath('groupSees', locale, undefined, { query: notice ? { notice } : {} });
}

export default function GroupSees({ loaderData, actionData }: Route.ComponentProps) {
  const { myGroups, suggestions, notice, timeZone } = loaderData;
  const [newest] = myGroups;
  useTimeZone();
  return (
    <Page className="pb-16">
      <div className="grid gap-3 pt-4">
        {actionData && <RefusedAnswer answer={actionData} />}
        {notice === 'joined' && newest && (
          <Alert tone="tip">{m.pro_care_joined({ group: newest.title })}</Alert>
        )}
        {notice === 'declined' && <Alert tone="tip">{m.pro_declined_notice()}</Alert>}
        {notice === 'left' && <Alert tone="tip">{m.pro_care_left()}</Alert>}
      </div>
      {myGroups.map((group) => (
        <OwnGroupSection
          key={group.memberId}
          group={group}
          suggestions={suggestions.filter(
            ({ assignment }) => assignment.memberId === group.memberId,
          )}
          timeZone={timeZone}
        />
      ))}
      {myGroups.length === 0 && <NoGroup />}
    </Page>
  );
}

function NoGroup() {
  return (
    <EmptyState
      scene="two-plates"
      headingLevel={1}
      title={m.pro_care_no_group()}
      text={m.pro_care_no_group_text()}
      action={
        <ButtonLink to={screenPath('proJoin', useLocale())}>{m.pro_care_have_code()}</ButtonLink>
      }
    />
  );
}
