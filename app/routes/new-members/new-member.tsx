import { data, redirect } from 'react-router';
import {
  areOver,
  firstStepStates,
  stepToShow,
  type FirstStep,
} from '../../../domain/new-members/first-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import { answerForms, refuse, type Sending } from '../../forms/answer-forms.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import { redirectToLogin } from '../../members-only/login-redirect.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { Page } from '../../ui/layout/page.tsx';
import type { Route } from './+types/new-member.ts';
import { AllSteps } from './all-steps.tsx';
import { firstStepForms } from './first-step-forms.ts';
import { guideOfLevel, pathOfStep, stepScreens, type StepScreen } from './first-step-paths.ts';
import { HandWhenWanted, HideSteps, WeekCard } from './hub-aside.tsx';
import { HubTop } from './hub-top.tsx';
import {
  MarkNewMemberStepDocument,
  NewMemberDocument,
  SkipFirstStepsDocument,
  type NewMemberQuery,
} from './operations.gen.ts';
import { StepNow } from './step-now.tsx';

const screens = Object.keys(stepScreens) as StepScreen[];

export async function loader({ context, request }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const url = pageAddress(request);
  const screen = screens.find((each) => screenPath(each, locale) === url.pathname);
  if (screen === undefined) throw data({ code: 'page.not-found', message: '' }, { status: 404 });
  const document = NewMemberDocument;
  const variables = { timeZone: timeZoneOf(request) };
  const hub = await executeAsMember({ context, url, document, variables });
  if (hub.me === null) throw redirectToLogin(request);
  const states = firstStepStates({ marks: hub.newMemberMarks, doneElsewhere: hub.firstStepsTaken });
  return {
    firstName: hub.me.firstName,
    subscription: hub.membershipSubscription,
    plan: hub.currentMealPlan,
    states,
    guideMinutes: minutesOfGuide(hub),
    shown: stepToShow({ states, asked: stepScreens[screen] }),
  };
}

/** How long the guide of the member's level takes; null where it is not published. */
function minutesOfGuide({ profile, guides }: NewMemberQuery): number | null {
  const guide = guideOfLevel(profile?.answers.carbLevel ?? null);
  const listed = guides.collections.flatMap((collection) => collection.guides);
  return listed.find(({ key }) => key === guide)?.readingMinutes ?? null;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.new_members_page_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

const answer = answerForms<typeof firstStepForms, string>(firstStepForms, {
  go: async ({ step }, sending) => {
    const answered = await mark({ step, mark: 'DONE' }, sending);
    return { ...answered, result: await placeOf(step, sending) };
  },
  skip: ({ step }, sending) => mark({ step, mark: 'SKIPPED' }, sending),
  reopen: ({ step }, sending) => mark({ step, mark: null }, sending),
  hide: async (_fields, { context, url, request }) => {
    const document = SkipFirstStepsDocument;
    const answered = await executeAsMember({ context, url, document, variables: {} });
    const result = screenPath('memberHome', requestLocale(request));
    return { problems: answered.skipFirstSteps.problems, result };
  },
});

async function mark(
  input: { step: FirstStep; mark: 'DONE' | 'SKIPPED' | null },
  { context, url }: Sending,
) {
  const document = MarkNewMemberStepDocument;
  const answered = await executeAsMember({ context, url, document, variables: { input } });
  return { problems: answered.markNewMemberStep.problems };
}

async function placeOf(step: FirstStep, { context, url, request }: Sending): Promise<string> {
  const document = NewMemberDocument;
  const variables = { timeZone: timeZoneOf(request) };
  const { profile } = await executeAsMember({ context, url, document, variables });
  const carbLevel = profile?.answers.carbLevel ?? null;
  return pathOfStep({ step, locale: requestLocale(request), carbLevel });
}

/** What was skipped or opened again is shown on the hub, whichever of its addresses it came from. */
export async function action(args: Route.ActionArgs) {
  const answered = await answer(args);
  if (answered.outcome !== 'done') return refuse(answered);
  const locale = requestLocale(args.request);
  return redirect(answered.result ?? screenPath('newMember', locale));
}

export default function NewMember({ loaderData }: Route.ComponentProps) {
  const { firstName, subscription, plan, states, guideMinutes, shown } = loaderData;
  useTimeZone();
  const isOver = areOver(states);
  // With nothing left to do there is room below the steps.
  const isHandBelow = isOver && shown === null && plan !== null;
  return (
    <Page className="pb-16">
      <HubTop firstName={firstName} subscription={subscription} states={states} shown={shown} />
      <div className="grid items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_21.5rem]">
        <div className="grid gap-gutter">
          {shown && <StepNow step={shown} states={states} guideMinutes={guideMinutes} />}
          <AllSteps states={states} guideMinutes={guideMinutes} shown={shown} />
        </div>
        <aside className={isHandBelow ? 'lg:row-span-2' : 'grid gap-gutter'}>
          {plan && <WeekCard plan={plan} />}
          {!isHandBelow && <HandWhenWanted />}
          {!isOver && <HideSteps />}
        </aside>
        {isHandBelow && <HandWhenWanted isWide />}
      </div>
    </Page>
  );
}
