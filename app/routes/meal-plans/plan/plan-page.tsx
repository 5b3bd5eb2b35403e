import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import type { LocalDay, LocalMoment } from '../../../../lib/local-time.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type {
  CalendarPlanFragment,
  OfferedWeekFragment,
  ShownPlanFragment,
} from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { TabLinks } from '../../../ui/navigation/tabs.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { UnitsSwitch } from '../../../amounts/units-switch.tsx';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { dayWords, type DayWords } from '../../../plans/day-words.ts';
import { IngredientsView } from './ingredients-view.tsx';
import type { BestInstead, Selection } from '../edit/load-selection.ts';
import { hasOpenDialog } from './open-dialog.ts';
import { laterPart } from '../../../loading/later-part.tsx';
import { LaterPlanSheets } from './later-plan-sheets.tsx';
import { PlanActions } from './plan-actions.tsx';
import { KeptOnDevice } from './kept-on-device.ts';
import { AwayNotice } from '../away/away-notice.tsx';
import type { MealPlace } from '../meal-place.ts';
import { planQuery, planTabNames, planTabs, type PlanAddress } from '../plan-address.ts';
import { planLead } from './plan-lead.ts';
import { PlanProblems } from '../changes/plan-problems.tsx';
import { PlanTags } from '../../../plans/plan-tags.tsx';
import type { DifferenceKinds } from '../../../plans/to-buy-words.ts';
import { everybodyNamed, useEaterNames } from '../../../plans/eater-names.ts';
import { planTitle } from '../../../plans/plan-title.ts';
import type { StatedMinutes } from './stated-minutes.ts';
import { weekTitle } from './week-title.ts';
import { dayDates, datesText } from '../week/day-dates.ts';
import { ListBar } from '../week/list-bar.tsx';
import { firstWeekdayOf } from '../week/first-weekday.ts';
import { mostGrams } from '../week/most-grams.ts';
import { TodaySection } from '../week/today-section.tsx';
import { WeekView } from '../week/week-view.tsx';
import { currentDay, planStanding, type PlanStanding } from '../../../plans/current-day.ts';
import { useTimeZone } from '../../../dates/time-zone.ts';
import { useReadersHour, type ReadersHour } from '../../../dates/browser-time.ts';
import { nextMealOf, type NextMeal } from '../../../plans/next-meal.ts';
import { ServingsControl, ServingsDialog } from '../edit/servings-dialog.tsx';
import { UndoNotice } from '../changes/undo-notice.tsx';
import { useDoneToast, type Follow } from '../changes/use-done-toast.ts';
import { VeganNote } from './vegan-note.tsx';
import { WhyThisPlan } from './why-this-plan.tsx';

const PrintedWeek = await laterPart(async () => (await import('./printed-week.tsx')).PrintedWeek);
const BeginCard = await laterPart(async () => (await import('../week/begin-card.tsx')).BeginCard);
const NextWeek = await laterPart(async () => (await import('../week/next-week.tsx')).NextWeek);
const InstructionsView = await laterPart(
  async () => (await import('./instructions-view.tsx')).InstructionsView,
);
const NutritionView = await laterPart(
  async () => (await import('./nutrition-view.tsx')).NutritionView,
);
const VideoView = await laterPart(async () => (await import('./video-view.tsx')).VideoView);

interface PlanPageProps {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  units: UnitSystem;
  /** What can be chosen, while a recipe is being chosen. */
  selection: Selection | null;
  /** What fits best instead of the dish that is open. */
  instead: BestInstead | null;
  calendarAddress: string | null;
  /** What is passed on when the plan is shared. */
  link: string;
  /** What the shopping list has yet to follow; null where it needs not. */
  listChanges: DifferenceKinds | null;
  /** Names the next request: sent twice, it is still one. */
  requestKey: string;
  /** The plans with dates, in the order they are eaten. */
  calendar: readonly CalendarPlanFragment[];
  /** What the reader's clock shows, as far as the server knows. */
  moment: LocalMoment;
  /** What of it may be planned anew. */
  openMeals: readonly MealPlace[];
  /** How many of its days are eaten, before another plan takes over. */
  dayCount: number;
  /** Null where their time zone is not known. */
  readersHour: ReadersHour | null;
  /** How many items of the shopping list are ticked. */
  inBasket: number;
  /** How many things it asks for in the shop; null once it has begun, and of somebody else's plan. */
  thingCount: number | null;
  /** What may follow, before it is kept. */
  nextWeek: OfferedWeekFragment | null;
  /** How often other dishes were asked for. */
  otherDishes: number;
  /** In which a dinner is quick for the reader. */
  quickMinutes: number;
  /** How long the reader said that a dish may take; null where they said no limit. */
  stated: StatedMinutes | null;
  /** What a cook would tell of the week; null where a device has changed it since. */
  whyThisWeek: string | null;
  /** What was just done, in words of its own. */
  told: string | null;
  result: PlanAnswer | null;
}

export function PlanPage(props: PlanPageProps) {
  const { mealPlan, address } = props;
  const locale = useLocale();
  const words = dayWords({ firstWeekday: firstWeekdayOf(mealPlan), locale });
  const now = useReadersHour(props.readersHour);
  const date = now?.day ?? props.moment.day;
  const today = currentDay({ mealPlan, today: date });
  const standing = planStanding({ mealPlan, today: date });
  const dates = dayDates({
    dayCount: mealPlan.days.length,
    beginsOn: mealPlan.beginsOn ?? mealPlan.usualBeginning,
    locale,
  });
  useTimeZone();
  useDoneToast({
    done: address.done,
    told: props.told,
    undo: undoFields(mealPlan),
    follow: followOf(props),
  });
  const hour = now?.hour ?? null;
  const { dayCount } = props;
  const next = today === null ? null : nextMealOf({ plan: mealPlan, date, hour, dayCount });
  const week: ShownWeek = { ...props, words, today, standing, date, dates, hour, next };
  return (
    <>
      <Page className="pb-16 print:hidden">
        {address.tab === 'recipes' && <Today {...week} />}
        {mealPlan.isOwn && <BeginCard key={mealPlan.id} {...week} />}
        {mealPlan.isOwn && <NextWeek {...week} />}
        <PlanHead {...week} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
          <Tabs mealPlan={mealPlan} address={address} />
          <Toolbar {...props} />
        </div>
        <Answers {...props} />
        <View {...week} />
        {mealPlan.isOwn && standing !== 'over' && <ListBar inBasket={props.inBasket} />}
      </Page>
      <PrintedWeek mealPlan={mealPlan} words={words} />
      <ServingsDialog {...props} />
      <LaterPlanSheets {...week} />
      <KeptOnDevice {...props} isOver={standing === 'over'} />
    </>
  );
}

/** A page of a plan with its days in the reader's calendar. */
interface ShownWeek extends PlanPageProps {
  words: DayWords;
  /** The day of the plan that is eaten today. */
  today: number | null;
  standing: PlanStanding;
  /** Today. */
  date: LocalDay;
  dates: ReturnType<typeof dayDates>;
  /** On the reader's clock. */
  hour: number | null;
  /** Null when nothing of the plan is left, and outside its days. */
  next: NextMeal | null;
}

function Today({ mealPlan, today, next, ...week }: ShownWeek) {
  const dayAt = (index: number) => mealPlan.days.find((day) => day.index === index) ?? null;
  const day = next && dayAt(next.day);
  const date = next && week.dates[next.day];
  if (today === null || !next || !day || !date) return null;
  return (
    <TodaySection
      {...week}
      mealPlan={mealPlan}
      day={day}
      next={next}
      tomorrow={dayAt(today + 1)}
      date={date}
      canEdit={mealPlan.canEdit}
      most={mostGrams(mealPlan)}
    />
  );
}

function PlanHead(week: ShownWeek) {
  const { mealPlan, dates } = week;
  const span = datesText({ dates, locale: useLocale() });
  if (mealPlan.isOwn) return <OwnHead {...week} span={span} />;
  const lead = [
    mealPlan.description || planLead({ plan: mealPlan, minutes: week.quickMinutes }),
    mealPlan.kind === 'THEMED' && m.meal_plans_themed_portions(),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
  return (
    <>
      <PageHeader
        title={planTitle(mealPlan)}
        lead={span === '' ? lead : `${span}. ${lead}`}
        tags={<PlanTags plan={mealPlan} />}
        actions={<PlanActions {...week} />}
      />
      <VeganNote mealPlan={mealPlan} />
      <WhyThisPlan why={week.whyThisWeek} />
    </>
  );
}

/** Of one's own week: when it is, for whom, and what can be done with all of it. */
function OwnHead({ span, ...week }: ShownWeek & { span: string }) {
  const { mealPlan, standing } = week;
  const { adults, children } = mealPlan.eaters;
  const everybody = everybodyNamed({
    eaters: mealPlan.eaters,
    names: useEaterNames(),
    locale: useLocale(),
  });
  const people =
    everybody === null
      ? m.meal_plans_lead_people({ count: adults + children })
      : m.meal_plans_lead_named({ names: everybody });
  const isBefore = standing === 'unstarted' || standing === 'coming';
  const isUntouched = isBefore && mealPlan.cookedDishes.length === 0;
  return (
    <>
      <PageHeader
        title={weekTitle(week)}
        lead={
          <>
            {mealPlan.description && <span className="block">{mealPlan.description}</span>}
            {isUntouched
              ? m.meal_plans_week_press_free()
              : m.meal_plans_week_span({ dates: span, people })}
          </>
        }
        isSection
        tags={mealPlan.isShared && <Tag icon={UsersIcon}>{m.meal_plans_shared()}</Tag>}
        actions={<PlanActions {...week} />}
      />
      <VeganNote mealPlan={mealPlan} />
      <WhyThisPlan why={week.whyThisWeek} />
    </>
  );
}

/** What came of the last change, where no dialog says it. */
function Answers({ mealPlan, address, selection, told, result }: PlanPageProps) {
  const isInDialog = hasOpenDialog({ mealPlan, address, isPicking: selection !== null });
  return (
    <>
      <div aria-live="polite" className="pb-4 empty:hidden">
        {mealPlan.canEdit && <AwayNotice mealPlanId={mealPlan.id} />}
      </div>
      <div className="grid gap-4 pb-4 empty:hidden">
        <UndoNotice done={address.done} told={told} undo={undoFields(mealPlan)} />
        {!isInDialog && <PlanProblems result={result} plan={mealPlan} isFailureElsewhere />}
      </div>
    </>
  );
}

function undoFields({ id, version, undoVersion }: ShownPlanFragment) {
  if (undoVersion === null) return null;
  const fields = { meal_plan_id: id, version, to_version: undoVersion };
  return { intent: 'undo' as const, fields };
}

/** The form that makes the list follow the plan, with what that changes. */
function followOf({ mealPlan, listChanges, requestKey }: PlanPageProps): Follow | null {
  if (listChanges === null) return null;
  return { fields: { meal_plan_id: mealPlan.id, request_key: requestKey }, changes: listChanges };
}

function Tabs({ mealPlan, address }: Pick<PlanPageProps, 'mealPlan' | 'address'>) {
  const { tab: current } = address;
  return (
    <TabLinks
      label={m.meal_plans_tabs()}
      items={planTabs
        .filter((tab) => tab !== 'video' || mealPlan.hasVideo)
        .map((tab) => ({
          to: { search: planQuery({ tab }) },
          label: planTabNames[tab](),
          isCurrent: tab === current,
        }))}
    />
  );
}

function Toolbar({ mealPlan, address, units }: PlanPageProps) {
  const { tab } = address;
  const isScaled = tab === 'recipes' || tab === 'ingredients';
  if (!isScaled) return null;
  return (
    <div data-noprint className="flex flex-wrap items-center gap-3">
      <UnitsSwitch units={units} />
      {mealPlan.canEdit && <ServingsControl mealPlan={mealPlan} address={address} />}
    </div>
  );
}

function View(week: ShownWeek) {
  const { mealPlan, units, words } = week;
  switch (week.address.tab) {
    case 'recipes':
      return <WeekView {...week} />;
    case 'ingredients':
      return <IngredientsView days={mealPlan.days} words={words} units={units} />;
    case 'instructions':
      return <InstructionsView days={mealPlan.days} words={words} units={units} />;
    case 'nutrition':
      return <NutritionView mealPlan={mealPlan} words={words} />;
    case 'video':
      return <VideoView days={mealPlan.days} words={words} />;
  }
}
