import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { PlannerProfile } from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { openMeals, type SoFar } from '../cooked/settled-meals.rules.ts';
import { guarded, type EditRefusal } from '../editing/edit-meal-plan.ts';
import { type MealPlan } from '../meal-plan.ts';
import type { MealPlace } from '../meals.rules.ts';
import type { PlanPlace } from '../plan-place.ts';
import { planAround, planSoFar } from './plan-around.ts';
import type { ProposedChange } from './proposed-changes.rules.ts';

interface RegenerateMealPlan {
  place: PlanPlace;
  content: ContentIndex;
  clock: Clock;
  soFar: SoFar;
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

/**
 * Plans some meals of a plan anew around those that stay. What is locked, past, logged or cooked
 * stays, whoever asks for it.
 */
export async function regenerateMealPlan(
  args: RegenerateMealPlan,
): Promise<Result<MealPlan, RegenerationRefusal>> {
  const { place, clock, version, requestKey } = args;
  const plan = await place.find();
  if (plan === null) return refusal('not-found');
  if (await isDone({ place, version, requestKey })) return success(plan);
  const slots = openMeals({ ...planSoFar({ ...args, plan }), places: args.slots });
  const problems = slotProblems({ plan, slots });
  if (problems.length > 0) return refusal({ problems, plan });
  const planned = await planAround({ ...args, plan, slots });
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
