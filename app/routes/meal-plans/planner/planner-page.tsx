import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { Link } from '../../../ui/navigation/link.ts';
import { planToShow } from '../../../../domain/meal-plans/calendar/plan-calendar.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { MyMealPlansQuery, StartedPlanFragment } from '../operations.gen.ts';
import type { PlanCardFragment } from '../../../plans/operations.gen.ts';
import { useTimeZone } from '../../../dates/time-zone.ts';
import { useToday } from '../../../dates/use-today.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { BusyState } from '../../../ui/feedback/states.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { CardGrid } from '../../../ui/layout/section.tsx';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { answerTo } from '../../../forms/form-answers.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { planTitle } from '../../../plans/plan-title.ts';
import { WeekNotMade } from '../../../plans/week-not-made.tsx';
import { ManagePlan } from './manage-plan.tsx';
import { NewPlanDialogs } from './new-plan-dialogs.tsx';
import { PlanCard } from '../../../plans/plan-card.tsx';
import { PlannerFilters } from './planner-filters.tsx';
import { plannerQuery, type PlannerAddress } from './planner-address.ts';
import { RefusedWeek } from './refused-week.tsx';
import { StartedPlan } from './started-plan.tsx';
import { UndoNotice } from '../changes/undo-notice.tsx';
import { useDoneToast } from '../changes/use-done-toast.ts';
import { useIsCooking } from './use-is-cooking.ts';

interface PlannerPageProps {
  mealPlans: readonly PlanCardFragment[];
  counts: MyMealPlansQuery['mealPlans']['counts'];
  nextAfterId: string | null;
  /** The plans with dates, in the order they are eaten. */
  calendar: readonly StartedPlanFragment[];
  address: PlannerAddress;
  /** Names the next request for a plan: sent twice, it makes one. */
  requestKey: string;
  todayGuess: string;
  /** What became of the last form. */
  answer: PlanAnswer | null;
}

export function PlannerPage(props: PlannerPageProps) {
  const { address, answer } = props;
  const isCooking = useIsCooking();
  useTimeZone();
  useDoneToast({ done: address.done, undo: undoFields(address) });
  return (
    <Page className="pb-16">
      {answer && !isCooking && isNotAccommodated(answer) ? (
        <RefusedWeek answer={answer} />
      ) : (
        <Planner {...props} isCooking={isCooking} />
      )}
    </Page>
  );
}

function Planner({ isCooking, ...props }: PlannerPageProps & { isCooking: boolean }) {
  const { counts, calendar, address, answer } = props;
  const isEmpty = counts.all === 0 && calendar.length === 0;
  const hasFailed = answerTo(answer, 'generate') !== null;
  return (
    <>
      <PageHeader
        title={m.meal_plans_planner_title()}
        actions={
          !isEmpty && !isCooking && <NewPlan {...props} {...(hasFailed && { look: 'secondary' })} />
        }
      />
      <div className="grid gap-4 pb-5 empty:hidden">
        <UndoNotice done={address.done} told={null} undo={undoFields(address)} />
        <Problems answer={answer} />
      </div>
      {!isCooking && <MakingFailed {...props} />}
      {isCooking && (
        <BusyState title={m.onboarding_preview_busy()} text={m.onboarding_preview_busy_text()} />
      )}
      {isEmpty && !isCooking && !hasFailed && <NoPlans {...props} />}
      <Followed {...props} />
      {!isEmpty && <Plans {...props} />}
      <NewPlanDialogs {...props} />
      <ManagePlan {...props} />
    </>
  );
}

function isNotAccommodated({ problems }: PlanAnswer): boolean {
  return problems.some(({ code }) => code === 'meal-plan.not-accommodated');
}

/** A deleted plan comes back; nothing else is undone here. */
function undoFields({ done, doneTo }: PlannerAddress) {
  if (done !== 'delete' || doneTo === null) return null;
  return { intent: 'restore' as const, fields: { meal_plan_id: doneTo } };
}

/** The plan to look at today, and the one that follows it by itself. */
function Followed({ calendar, todayGuess }: PlannerPageProps) {
  const today = useToday(todayGuess);
  const plans = calendar.flatMap((plan) =>
    plan.beginsOn === null ? [] : [{ plan, beginsOn: plan.beginsOn, dayCount: plan.days.length }],
  );
  const shown = planToShow({ plans, today });
  if (shown === null) return null;
  const next = plans.find(({ beginsOn }) => beginsOn > shown.beginsOn) ?? null;
  return <StartedPlan plan={shown.plan} next={next?.plan ?? null} today={today} />;
}

function NewPlan({
  address,
  calendar,
  look = calendar.length === 0 ? 'primary' : 'secondary',
}: Pick<PlannerPageProps, 'address' | 'calendar'> & { look?: 'primary' | 'secondary' }) {
  return (
    <ButtonLink
      to={{ search: plannerQuery({ ...address, dialog: 'new' }) }}
      variant={look}
      icon={PlusIcon}
      preventScrollReset
    >
      {m.meal_plans_new()}
    </ButtonLink>
  );
}

function NoPlans(props: PlannerPageProps) {
  return (
    <EmptyState
      scene="three-plates"
      title={m.meal_plans_planner_empty_title()}
      text={m.meal_plans_planner_empty_text()}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <MakeWeek {...props} label={m.site_plan_my_week()} />
          <NewPlan {...props} look="secondary" />
        </div>
      }
    />
  );
}

/** Where a week is followed, opening it is what stands out. */
function MakeWeek({
  requestKey,
  calendar,
  label,
}: Pick<PlannerPageProps, 'requestKey' | 'calendar'> & { label: string }) {
  return (
    <PlanForm intent="generate" fields={{ request_key: requestKey }}>
      <SubmitButton variant={calendar.length === 0 ? 'primary' : 'ink'}>{label}</SubmitButton>
    </PlanForm>
  );
}

function MakingFailed(props: PlannerPageProps) {
  const failed = answerTo(props.answer, 'generate');
  const again = <MakeWeek {...props} label={m.site_try_again()} />;
  const look = props.calendar.length === 0 ? 'primary' : 'secondary';
  return failed && <WeekNotMade answer={failed} again={again} look={look} />;
}

function Problems({ answer }: Pick<PlannerPageProps, 'answer'>) {
  if (answerTo(answer, 'generate') !== null) return null;
  return answer?.problems.map(({ message }) => (
    <Alert key={message} tone="danger">
      {message}
    </Alert>
  ));
}

function Plans(props: PlannerPageProps) {
  const { mealPlans, address, nextAfterId } = props;
  return (
    <>
      {props.counts.all > 0 ? <PlannerFilters {...props} /> : <div className="pt-6" />}
      {mealPlans.length === 0 && address.filter !== 'ALL' && (
        <p className="pb-6 text-ink-2">{m.meal_plans_filter_none()}</p>
      )}
      <CardGrid columns={3}>
        {mealPlans.map((plan, index) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            loading={index < 3 ? 'eager' : 'lazy'}
            manageTo={{ search: plannerQuery({ ...address, managedId: plan.id }) }}
            action={<StartPlan plan={plan} />}
          />
        ))}
        <CreateCard address={address} />
      </CardGrid>
      <Pages address={address} nextAfterId={nextAfterId} />
    </>
  );
}

/** Begins after the plan that runs, else today or tomorrow. */
function StartPlan({ plan }: { plan: PlanCardFragment }) {
  return (
    <PlanForm intent="start" plan={plan} failure="toast">
      <SubmitButton
        size="sm"
        variant="quiet"
        icon={PlayIcon}
        aria-label={m.meal_plans_start_named({ title: planTitle(plan) })}
      >
        {m.meal_plans_start()}
      </SubmitButton>
    </PlanForm>
  );
}

function CreateCard({ address }: Pick<PlannerPageProps, 'address'>) {
  return (
    <Link
      to={{ search: plannerQuery({ ...address, dialog: 'new' }) }}
      preventScrollReset
      className="grid min-h-60 place-content-center justify-items-center gap-3 rounded-lg border-2 border-dashed border-line-strong p-6 text-center hover:border-ink"
    >
      <span className="yolk-mark grid size-11 place-items-center">
        <PlusIcon size="1.25em" weight="bold" aria-hidden />
      </span>
      <span className="font-display text-h4">{m.meal_plans_create_card()}</span>
      <span className="max-w-[24ch] text-sm text-ink-2">{m.meal_plans_create_card_text()}</span>
    </Link>
  );
}

function Pages({ address, nextAfterId }: Pick<PlannerPageProps, 'address' | 'nextAfterId'>) {
  const isFirstPage = address.afterId === null;
  const locale = useLocale();
  return (
    <nav aria-label={m.meal_plans_planner_title()} className="flex flex-wrap gap-3 pt-8">
      {!isFirstPage && (
        <ButtonLink to={{ search: plannerQuery({ ...address, afterId: null }) }}>
          {m.meal_plans_planner_newest()}
        </ButtonLink>
      )}
      {nextAfterId !== null && (
        <ButtonLink to={{ search: plannerQuery({ ...address, afterId: nextAfterId }) }}>
          {m.meal_plans_planner_older()}
        </ButtonLink>
      )}
      <ButtonLink to={screenPath('allMealPlans', locale)}>{m.meal_plans_all_link()}</ButtonLink>
      <ButtonLink to={screenPath('mealPlanTrash', locale)} variant="quiet">
        {m.meal_plans_trash_title()}
      </ButtonLink>
    </nav>
  );
}
