import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import type { Clock } from '../../../lib/clock.ts';
import {
  hashSeed,
  type LockedMeal,
  type PlannerProfile,
  type Success,
} from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { guarded, type EditRefusal } from '../editing/edit-meal-plan.ts';
import { type MealPlan } from '../meal-plan.ts';
import { placedLines, withLines, type MealPlace } from '../meals.rules.ts';
import type { PlanPlace } from '../plan-place.ts';
import { plannedLines } from './plan-week.ts';
import { plannerMeal } from './planner-days.ts';
import { plannerCatalog } from './planner-catalog.ts';
import { proposedChanges, type ProposedChange } from './proposed-changes.rules.ts';
import { seenFrom } from './seen-from.rules.ts';
import { planToCook } from './plan-to-cook.ts';

interface RegenerateMealPlan {
  place: PlanPlace;
  content: ContentIndex;
  clock: Clock;
  /** Of the member's own calendar. */
  today: LocalDay;
  /** Of today; where it is left out, the evening is still to come. */
  minute?: number;
  profile: PlannerProfile;
  version: number;
  /** Made by the form: the same key again is the same request. */
  requestKey: string;
  /** The meals to be planned anew; all others stay as they are. */
  slots: readonly MealPlace[];
}

export type RegenerationRefusal =
  | EditRefusal
  | Readonly<{ changes: readonly ProposedChange[]; plan: MealPlan }>;

/** Plans some meals of a plan anew around those that stay. */
export async function regenerateMealPlan(
  args: RegenerateMealPlan,
): Promise<Result<MealPlan, RegenerationRefusal>> {
  const { place, clock, version, requestKey } = args;
  const plan = await place.find();
  if (plan === null) return refusal('not-found');
  if (await isDone({ place, version, requestKey })) return success(plan);
  const slots = withoutLocked({ plan, slots: args.slots });
  const problems = slotProblems({ plan, slots });
  if (problems.length > 0) return refusal({ problems, plan });
  const planned = await planAnew({ ...args, plan, slots });
  if (!planned.ok) return refusal({ changes: planned.reason, plan });
  return place.change<Exclude<EditRefusal, 'not-found'>>({
    now: clock.now(),
    replacedBy: requestKey,
    change: (current) =>
      guarded({
        plan: current,
        version,
        edited: success({ ...current, days: planned.value.days }),
      }),
  });
}

/** A locked dish keeps its meal, and a dinner whose leftovers are locked stays too. */
function withoutLocked(args: { plan: MealPlan; slots: readonly MealPlace[] }): MealPlace[] {
  const locked = placedLines(args.plan.days).filter(({ isLocked }) => isLocked);
  const kept = locked.flatMap(({ day, meal, leftoverOfDay }): MealPlace[] => [
    { day, meal },
    ...(leftoverOfDay === null ? [] : [{ day: leftoverOfDay, meal: 'DINNER' as const }]),
  ]);
  return args.slots.filter((slot) => !isAmong(kept, slot));
}

async function isDone(
  args: Pick<RegenerateMealPlan, 'place' | 'version' | 'requestKey'>,
): Promise<boolean> {
  const versions = await args.place.listVersions();
  const replaced = versions.find(({ version }) => version === args.version);
  return replaced?.replacedBy === args.requestKey;
}

function slotProblems(args: { plan: MealPlan; slots: readonly MealPlace[] }): Problem[] {
  const { plan, slots } = args;
  if (slots.length === 0) return [problem('slots', 'meal-plan.nothing-to-plan')];
  const isKnown = slots.every(({ day }) => plan.days[day] !== undefined);
  return isKnown ? [] : [problem('slots', 'meal-plan.day-not-found')];
}

async function planAnew(
  args: RegenerateMealPlan & { plan: MealPlan },
): Promise<Result<Pick<MealPlan, 'days'>, readonly ProposedChange[]>> {
  const { content, plan, requestKey } = args;
  const slots = withLunchesOf(args);
  const { beginsOn } = plan;
  const profile = seenFrom({ ...args, profile: profileFor({ ...args, slots }), beginsOn });
  const anew = await planToCook({
    content,
    eaters: plan.eaters,
    request: {
      profile,
      days: plan.days.length,
      seed: hashSeed([plan.id, requestKey]),
      firstWeekday: plan.firstWeekday ?? 0,
      locked: lockedMeals({ content, plan, slots }),
    },
    daysOf: (planned) => [...slots.reduce(replaceSlot({ plan, planned }), plan.days)],
  });
  if (!anew.ok) return refusal(proposedChanges({ refusal: anew.planned, profile }));
  return success({ days: anew.days });
}

/** A lunch that is the rest of a dinner goes with it. */
function withLunchesOf({
  plan,
  slots,
}: {
  plan: MealPlan;
  slots: readonly MealPlace[];
}): readonly MealPlace[] {
  const lunches = placedLines(plan.days)
    .filter(({ leftoverOfDay }) =>
      slots.some(({ day, meal }) => meal === 'DINNER' && day === leftoverOfDay),
    )
    .map(({ day, meal }) => ({ day, meal }));
  return [...slots, ...lunches.filter((lunch) => !isAmong(slots, lunch))];
}

function isAmong(slots: readonly MealPlace[], { day, meal }: MealPlace): boolean {
  return slots.some((slot) => slot.day === day && slot.meal === meal);
}

/** The recipes that stood there count as eaten last, so that other ones take their place. */
function profileFor(args: {
  profile: PlannerProfile;
  plan: MealPlan;
  slots: readonly MealPlace[];
}): PlannerProfile {
  const { profile, plan, slots } = args;
  const lines = placedLines(plan.days);
  const replaced = lines.filter((line) => isAmong(slots, line)).map(({ recipeId }) => recipeId);
  const hasBreakfast = [...slots, ...lines].some(({ meal }) => meal === 'BREAKFAST');
  const justEaten = replaced.map((id) => ({ id, daysAgo: 1 }));
  const history = [...justEaten, ...(profile.history ?? [])];
  return { ...profile, mealsPerDay: hasBreakfast ? 3 : 2, history };
}

function lockedMeals(args: {
  content: ContentIndex;
  plan: MealPlan;
  slots: readonly MealPlace[];
}): LockedMeal[] {
  const { content, plan, slots } = args;
  const { indexById } = plannerCatalog(content);
  return plan.days.flatMap(({ index: day, meals }) =>
    meals
      .filter(({ meal }) => !isAmong(slots, { day, meal }))
      .map(({ meal, recipes }) => {
        const known = recipes.filter(({ recipeId }) => indexById.has(recipeId));
        return { day, ...plannerMeal({ meal, recipes: known }) };
      })
      .filter(({ recipes }) => recipes.length > 0),
  );
}

function replaceSlot({ plan, planned }: { plan: MealPlan; planned: Success }) {
  return function replace(days: MealPlan['days'], { day, meal }: MealPlace): MealPlan['days'] {
    const lines = plannedLines({ planned, eaters: plan.eaters, day, meal });
    return withLines({ days, day, meal, lines });
  };
}
