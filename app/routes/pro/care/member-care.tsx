import { FilePdfIcon } from '@phosphor-icons/react/dist/ssr/FilePdf';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { data, redirect } from 'react-router';
import { knownWord } from '../../../../lib/known-word.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { execute } from '../../../graphql/api.ts';
import { redirectToLogin } from '../../../members-only/login-redirect.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { AssignedCard } from '../assignments/assigned-card.tsx';
import { assignForms } from '../assignments/assignment-forms.ts';
import { ProFrame } from '../frame/pro-frame.tsx';
import {
  AssignToProMemberDocument,
  GroupSeesViewerDocument,
  MemberCareDocument,
  TakeBackProAssignmentDocument,
} from '../operations.gen.ts';
import type { Route } from './+types/member-care.ts';
import { CareHeader } from './care-header.tsx';
import { CookedWeeks } from './cooked-weeks.tsx';
import { FoodLogCard } from './food-log-card.tsx';
import { MeasuresCard } from './measures-card.tsx';
import { QuizCard } from './quiz-card.tsx';
import { SharedCard } from './shared-card.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageHead({ title: nameOf(loaderData?.care), matches }),
  { name: 'robots', content: 'noindex' },
];

function nameOf(care: { firstName: string; lastName: string } | undefined): string {
  return care ? `${care.firstName} ${care.lastName}` : '';
}

/** Loading is looking: the member sees that it happened. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { me } = await execute(context, GroupSeesViewerDocument);
  if (!me) throw redirectToLogin(request);
  const asked = { groupId: params.group, memberId: params.member };
  const { memberCare: care, proGroup } = await execute(context, MemberCareDocument, asked);
  if (care === null || !proGroup?.member) {
    throw data({ code: 'pro.member-not-found', message: '' }, { status: 404 });
  }
  const { member, assignments, assignable, ...group } = proGroup;
  const done = url.searchParams.get('done');
  return { care, asked, group, member, assignments, assignable, done };
}

const kinds = ['PROGRAM', 'MEAL_PLAN'] as const;

export async function action(args: Route.ActionArgs) {
  const { group: groupId, member: memberId } = args.params;
  const answer = await answerForms(assignForms, {
    assign: async ({ content }, { context }) => {
      const [word = '', contentId = ''] = content.split(' ');
      const input = { groupId, memberId, kind: knownWord(kinds, word, 'PROGRAM'), contentId };
      return (await execute(context, AssignToProMemberDocument, { input })).assignToProMember;
    },
    'take-back': async ({ assignment: assignmentId }, { context }) => {
      const input = { groupId, memberId, assignmentId };
      const document = TakeBackProAssignmentDocument;
      return (await execute(context, document, { input })).takeBackProAssignment;
    },
  })(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const path = { group: groupId, member: memberId };
  const query = { done: answer.intent };
  return redirect(screenPath('proCare', requestLocale(args.request), path, { query }));
}

export default function MemberCare({ loaderData, actionData }: Route.ComponentProps) {
  const { care, asked, group, member, assignments, assignable, done } = loaderData;
  const { firstName, shares } = care;
  const locale = useLocale();
  const query = { group: asked.groupId, member: asked.memberId };
  const actions = (
    <>
      {!group.isClosed && (
        <ButtonLink to="#assigned" variant="primary" icon={PlusIcon}>
          {m.pro_assign()}
        </ButtonLink>
      )}
      <ButtonLink
        to={screenPath('proQr', locale, undefined, { query })}
        icon={FilePdfIcon}
        reloadDocument
      >
        {m.pro_care_handout()}
      </ButtonLink>
    </>
  );
  return (
    <ProFrame group={group} header={<CareHeader care={care} member={member} actions={actions} />}>
      {done === 'assign' && <Alert tone="tip">{m.pro_assign_done()}</Alert>}
      {done === 'take-back' && <Alert tone="tip">{m.pro_assign_taken_back()}</Alert>}
      {shares.length > 0 && (
        <Alert title={m.pro_care_sees_look({ name: firstName })}>
          {m.pro_care_sees_look_text()}
        </Alert>
      )}
      <div className="grid items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-gutter">
          {care.measurements && <MeasuresCard measurements={care.measurements} />}
          {care.plan && <CookedWeeks plan={care.plan} />}
          {care.foodLog && <FoodLogCard entries={care.foodLog} />}
          {care.quiz && <QuizCard quiz={care.quiz} />}
          {shares.length === 0 && (
            <Alert tone="tip" title={m.pro_care_shares_nothing({ name: firstName })}>
              {m.pro_care_shares_nothing_text()}
            </Alert>
          )}
          <AssignedCard
            firstName={firstName}
            assignments={assignments}
            assignable={assignable}
            isClosed={group.isClosed}
            answer={actionData ?? null}
          />
        </div>
        <aside className="grid gap-gutter">
          <SharedCard firstName={firstName} shares={shares} />
          <Alert tone="medical">{m.pro_care_not_a_record()}</Alert>
        </aside>
      </div>
    </ProFrame>
  );
}
