import type { Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { MealPlan } from '../meal-plan.ts';
import { isSameContent, withContent } from '../reading/plan-content.rules.ts';
import type { PlanPlace } from '../plan-place.ts';

export type EditRefusal =
  | 'not-found'
  | Readonly<{
      problems: Problem[];
      /** As it is now. */
      plan: MealPlan;
    }>;

interface EditMealPlan {
  place: PlanPlace;
  clock: Clock;
  /** Of the plan the member looked at; null overrides whatever is there. */
  version: number | null;
  /** The plan after the change, or why there is none. */
  edit: (plan: MealPlan) => Result<MealPlan, Problem[]>;
}

/**
 * Changes a plan by hand. Who looked at an older state is told and changes nothing; a change that has
 * been made already is a success, so that a request may come twice.
 */
export function editMealPlan(args: EditMealPlan): Promise<Result<MealPlan, EditRefusal>> {
  const { place, clock, version, edit } = args;
  return place.change<Exclude<EditRefusal, 'not-found'>>({
    now: clock.now(),
    replacedBy: null,
    change: (plan) => guarded({ plan, version, edited: edit(plan) }),
  });
}

interface UndoChange {
  place: PlanPlace;
  clock: Clock;
  version: number;
  /** What the plan held at that version comes back. */
  toVersion: number;
}

export async function undoMealPlanChange(args: UndoChange): Promise<Result<MealPlan, EditRefusal>> {
  const { place, clock, version, toVersion } = args;
  const versions = await place.listVersions();
  const kept = versions.find((each) => each.version === toVersion);
  return place.change<Exclude<EditRefusal, 'not-found'>>({
    now: clock.now(),
    replacedBy: null,
    change: (plan) => {
      const edited: Result<MealPlan, Problem[]> =
        kept === undefined
          ? refusal([problem('toVersion', 'meal-plan.nothing-to-undo')])
          : success(withContent(plan, kept.content));
      return guarded({ plan, version, edited });
    },
  });
}

export function guarded(args: {
  plan: MealPlan;
  version: number | null;
  edited: Result<MealPlan, Problem[]>;
}): Result<MealPlan, Exclude<EditRefusal, 'not-found'>> {
  const { plan, version, edited } = args;
  if (edited.ok && isSameContent(plan, edited.value)) return success(plan);
  if (version !== null && version !== plan.version) {
    return refusal({ problems: [problem([], 'meal-plan.changed-elsewhere')], plan });
  }
  return edited.ok ? edited : refusal({ problems: edited.reason, plan });
}
