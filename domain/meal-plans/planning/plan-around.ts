import { addLocalDays, weekdayOfDay, type LocalDay } from '../../../lib/local-time.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import {
  hashSeed,
  type LockedMeal,
  type PlannerProfile,
  type Success,
  type WhyReason,
} from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { daysPast, settledMeals, type SoFar } from '../cooked/settled-meals.rules.ts';
import { isOnCalendar, type MealPlan } from '../meal-plan.ts';
import {
  isSamePlace,
  linesAt,
  placedLines,
  withLines,
  type MealPlace,
  type MealPlanDay,
  type MealPlanLine,
} from '../meals.rules.ts';
import { plannedLines } from './plan-week.ts';
import { planToCook } from './plan-to-cook.ts';
import { plannerCatalog } from './planner-catalog.ts';
import { plannerDays, plannerMeal } from './planner-days.ts';
import { proposedChanges, type ProposedChange } from './proposed-changes.rules.ts';
import { seenFrom } from './seen-from.rules.ts';

interface PlanAround {
  content: ContentIndex;
  plan: MealPlan;
  soFar: SoFar;
  minute?: number;
  profile: PlannerProfile;
  requestKey: string;
  /** Which may be planned anew, as `openMeals` says. */
  slots: readonly MealPlace[];
}

/** A request with what the planner is told of it. */
interface Around extends PlanAround {
  /** Before it everything is past or settled: the planner plans from here and reads what was before. */
  firstDay: number;
}

/** How far a plan is, for `settledMeals`. A plan that was stopped has no dates. */
export function planSoFar({ plan, soFar }: Pick<PlanAround, 'plan' | 'soFar'>) {
  return { beginsOn: datedFrom(plan), dishes: placedLines(plan.days), soFar };
}

function datedFrom(plan: MealPlan): LocalDay | null {
  return isOnCalendar(plan) ? plan.beginsOn : null;
}

type Planned = Result<Pick<MealPlan, 'days'>, readonly ProposedChange[]>;

/**
 * Plans meals anew around all others of the plan. Where what was cooked or logged today leaves no
 * room for the rest of the day, that rest stays too: it refuses nobody the days to come.
 */
export async function planAround(args: PlanAround): Promise<Planned> {
  const firstDay = firstDayToPlan(args);
  const planned = await planFrom({ ...args, slots: withLunchesOf(args), firstDay });
  if (planned.ok || firstDay > todayOf(args) || !isSettledToday(args)) return planned;
  const slots = args.slots.filter(({ day }) => day > firstDay);
  if (slots.length === 0) return planned;
  const later = { ...args, slots, firstDay: firstDay + 1 };
  const fromTomorrow = await planFrom({ ...later, slots: withLunchesOf(later) });
  return fromTomorrow.ok ? fromTomorrow : planned;
}

async function planFrom(around: Around): Promise<Planned> {
  const { content, plan, requestKey, slots, firstDay } = around;
  const profile = profileFor(around);
  const anew = await planToCook({
    content,
    eaters: plan.eaters,
    firstDay,
    request: {
      profile,
      days: plan.days.length - firstDay,
      seed: hashSeed([plan.id, requestKey]),
      firstWeekday: (firstWeekdayOf(plan) + firstDay) % 7,
      locked: lockedMeals(around),
      freshLunchDays: freshLunchDays(around),
    },
    daysOf: (planned) => {
      const inPlan = placedFrom({ planned, firstDay });
      return [...slots.reduce(replaceSlot({ plan, planned: inPlan }), plan.days)];
    },
  });
  if (!anew.ok) return refusal(proposedChanges({ refusal: anew.planned, profile }));
  return success({ days: anew.days });
}

/** Today, unless nothing of it is open any more; of a plan that has not begun, its first day. */
function firstDayToPlan(args: PlanAround): number {
  const today = todayOf(args);
  const isSettled = settledMeals(planSoFar(args));
  const meals = args.plan.days[today]?.meals ?? [];
  const isOver = meals.length > 0 && meals.every(({ meal }) => isSettled({ day: today, meal }));
  return isOver && args.slots.every(({ day }) => day > today) ? today + 1 : today;
}

function todayOf({ plan, soFar }: PlanAround): number {
  return daysPast({ beginsOn: datedFrom(plan), today: soFar.today });
}

function isSettledToday(args: PlanAround): boolean {
  const day = todayOf(args);
  const isSettled = settledMeals(planSoFar(args));
  return (args.plan.days[day]?.meals ?? []).some(({ meal }) => isSettled({ day, meal }));
}

function firstWeekdayOf(plan: MealPlan): number {
  const beginsOn = datedFrom(plan);
  return beginsOn === null ? (plan.firstWeekday ?? 0) : weekdayOfDay(beginsOn);
}

/** A lunch that is the rest of a dinner goes with it. */
function withLunchesOf({ plan, slots }: PlanAround): readonly MealPlace[] {
  const lunches = placedLines(plan.days)
    .filter(({ leftoverOfDay }) =>
      slots.some(({ day, meal }) => meal === 'DINNER' && day === leftoverOfDay),
    )
    .map(({ day, meal }) => ({ day, meal }));
  return [...slots, ...lunches.filter((lunch) => !isAmong(slots, lunch))];
}

function isAmong(slots: readonly MealPlace[], place: MealPlace): boolean {
  return slots.some((slot) => isSamePlace(slot, place));
}

/**
 * As the member is on the first day that is planned: what they ate until then lies so many days
 * back, the plan's own past days among it. The recipes that stood in the meals that are planned anew
 * count as eaten last, so that other ones take their place.
 */
function profileFor(args: Around): PlannerProfile {
  const { profile, plan, slots, soFar, firstDay } = args;
  const lines = placedLines(plan.days);
  const replaced = lines.filter((line) => isAmong(slots, line)).map(({ recipeId }) => recipeId);
  const hasBreakfast = [...slots, ...lines].some(({ meal }) => meal === 'BREAKFAST');
  const history = [
    ...replaced.map((id) => ({ id, daysAgo: 1 })),
    ...lines
      .filter(({ day }) => day < firstDay)
      .map(({ recipeId: id, day }) => ({ id, daysAgo: firstDay - day })),
    ...(profile.history ?? []).map(({ id, daysAgo }) => ({ id, daysAgo: daysAgo + firstDay })),
  ];
  const past = plannerDays(plan.days.slice(0, firstDay));
  const daysBefore = [...(profile.daysBefore ?? []), ...past].slice(-weekDays);
  const beginsOn = datedFrom(plan);
  return seenFrom({
    profile: { ...profile, mealsPerDay: hasBreakfast ? 3 : 2, history, daysBefore },
    beginsOn: beginsOn && addLocalDays(beginsOn, firstDay),
    today: soFar.today,
    ...(args.minute !== undefined && { minute: args.minute }),
  });
}

/** As many days the planner looks back, and so many are shopped for together. */
const weekDays = 7;

/** The meals that stay, as far as the planner knows their recipes. */
function lockedMeals(args: Around): LockedMeal[] {
  const { plan, slots, firstDay } = args;
  return plan.days.slice(firstDay).flatMap(({ index: day, meals }) =>
    meals
      .filter(({ meal }) => !isAmong(slots, { day, meal }))
      .map((kept) => {
        const recipes = knownLines({ ...args, lines: kept.recipes }).map((line) =>
          isRestOfEve({ ...args, line, day, meal: kept.meal })
            ? line
            : { ...line, leftoverOfDay: null },
        );
        return { day: day - firstDay, ...plannerMeal({ ...kept, recipes }) };
      })
      .filter(({ recipes }) => recipes.length > 0),
  );
}

function knownLines(args: {
  content: ContentIndex;
  lines: readonly MealPlanLine[];
}): readonly MealPlanLine[] {
  const { indexById } = plannerCatalog(args.content);
  return args.lines.filter(({ recipeId }) => indexById.has(recipeId));
}

/**
 * The planner knows a rest only as the lunch after its dinner, of what is eaten first there. One that
 * was put elsewhere by hand stays where it is; to the planner it is a dish like others.
 */
function isRestOfEve(args: Around & MealPlace & { line: MealPlanLine }): boolean {
  const { line, day, meal, firstDay } = args;
  if (meal !== 'LUNCH' || line.leftoverOfDay !== day - 1) return false;
  return day === firstDay || dinnerMain({ ...args, day: day - 1 })?.recipeId === line.recipeId;
}

function dinnerMain(args: Around & { day: number }): MealPlanLine | undefined {
  const { plan, content, day } = args;
  const lines = linesAt({ days: plan.days, day, meal: 'DINNER' });
  return knownLines({ content, lines }).find(({ role }) => role === 'main');
}

/**
 * Days whose lunch may not become the rest of the dinner before it: that one is settled, so it was
 * cooked without it, is a rest itself, is not there, or belongs to the week before.
 */
function freshLunchDays(args: Around): number[] {
  const { slots, firstDay } = args;
  const isSettled = settledMeals(planSoFar(args));
  return slots
    .filter(({ meal }) => meal === 'LUNCH')
    .map(({ day }) => day)
    .filter((day) => {
      const dinner = { day: day - 1, meal: 'DINNER' } as const;
      if (day % weekDays === 0) return true;
      if (isAmong(slots, dinner)) return false;
      return isSettled(dinner) || dinnerMain({ ...args, day: day - 1 })?.leftoverOfDay !== null;
    })
    .map((day) => day - firstDay);
}

/** What the planner planned from a day of the plan on, as days of the plan. */
function placedFrom(args: { planned: Success; firstDay: number }): Pick<Success, 'plan' | 'why'> {
  const { planned, firstDay } = args;
  if (firstDay === 0) return planned;
  const { plan, why } = planned;
  const before = Array.from({ length: firstDay }, () => ({ meals: [] }));
  return {
    plan: { ...plan, days: [...before, ...plan.days] },
    why: why.map((each) => ({
      ...each,
      day: each.day + firstDay,
      reasons: each.reasons.map((reason) => inDaysFrom({ reason, firstDay })),
    })),
  };
}

function inDaysFrom({ reason, firstDay }: { reason: WhyReason; firstDay: number }): WhyReason {
  return 'day' in reason && reason.day !== undefined
    ? { ...reason, day: reason.day + firstDay }
    : reason;
}

function replaceSlot(args: { plan: MealPlan; planned: Pick<Success, 'plan' | 'why'> }) {
  const { plan, planned } = args;
  return function replace(days: readonly MealPlanDay[], { day, meal }: MealPlace) {
    const lines = plannedLines({ planned, eaters: plan.eaters, day, meal });
    return withLines({ days, day, meal, lines });
  };
}
