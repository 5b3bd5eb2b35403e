import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { ownPortion, portionsFor, type Eaters } from '../../kitchen/portions.rules.ts';
import { leastEnergyOf } from '../../planner/targets.ts';
import { findPlannerProfile } from '../../profile/planner/find-planner-profile.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { mapLines } from '../meals.rules.ts';
import { keepNewPlan } from '../planning/keep-new-plan.ts';
import type { MealPlan } from '../meal-plan.ts';
import { findPlan } from '../meal-plans.store.ts';
import { longestTitle } from './plan-edits.ts';
import { raiseToFloor } from './raise-to-floor.rules.ts';
import { unguessableSlug } from '../states/unguessable-slug.ts';

/** A plan made by hand is one to four weeks' worth of days at most. */
export const mostPlanDays = 28;
const monday = 0;

interface NewPlan {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  /** Made by the form: the same key again is the same request. */
  requestKey: string;
}

/** An empty plan to be filled by hand. */
export async function createMealPlan(
  args: NewPlan & { title: string; dayCount: number; eaters: Eaters },
): Promise<Result<MealPlan, Problem[]>> {
  const { dayCount } = args;
  const title = args.title.trim();
  const problems: Problem[] = [];
  if (title.length > longestTitle) {
    problems.push(problem('title', 'meal-plan.title-too-long', { count: longestTitle }));
  }
  if (!Number.isInteger(dayCount) || dayCount < 1 || dayCount > mostPlanDays) {
    problems.push(problem('dayCount', 'meal-plan.days-out-of-range', { most: mostPlanDays }));
  }
  if (problems.length > 0) return refusal(problems);
  const plan: MealPlan = {
    ...newCustomPlan(args),
    title: title === '' ? null : title,
    description: '',
    origin: 'CREATED',
    eaters: args.eaters,
    dayCount,
    firstWeekday: monday,
    days: Array.from({ length: dayCount }, (_, index) => ({ index, meals: [] })),
  };
  return success(await keepNewPlan({ ...args, plan }));
}

/**
 * Copies a plan for a member: the copy is private, stopped and theirs to change. It is cooked for
 * the people who eat with the member, not for those of the original. The days of a themed plan are
 * never less than the member may eat without supervision.
 */
export async function copyMealPlan(
  args: NewPlan & { source: MealPlan; eaters: Eaters; content: Pick<ContentIndex, 'recipesById'> },
): Promise<MealPlan> {
  const { db, clock, userId, requestKey, source, eaters, content } = args;
  const made = await findPlan({ db, userId, key: { requestKey } });
  if (made !== null) return made;
  const { title, description, dayCount, firstWeekday } = source;
  const floorKcal = source.kind === 'THEMED' ? await findFloorKcal({ db, clock, userId }) : null;
  const plan: MealPlan = {
    ...newCustomPlan(args),
    origin: 'COPIED',
    title,
    description,
    eaters,
    dayCount,
    firstWeekday,
    days: mapLines({
      days:
        floorKcal === null
          ? source.days
          : raiseToFloor({ days: source.days, floorKcal, recipesById: content.recipesById }),
      change: (line) => {
        const portions = portionsFor({ eaters, own: ownPortion(line.portions) });
        return { ...line, portions };
      },
    }),
  };
  return keepNewPlan({ db, userId, requestKey, plan });
}

/** Null where nothing is known of the member. */
async function findFloorKcal(args: {
  db: Database;
  clock: Clock;
  userId: string;
}): Promise<number | null> {
  const profile = await findPlannerProfile({ ...args, includePremium: true });
  return profile && leastEnergyOf(profile.sex);
}

function newCustomPlan({ clock, createId }: NewPlan) {
  return {
    id: createId(),
    slug: unguessableSlug(createId),
    kind: 'CUSTOM' as const,
    isStarted: false,
    isShared: false,
    generation: null,
    createdAt: clock.now(),
    startedAt: null,
    beginsOn: null,
    deletedAt: null,
    version: 1,
  };
}
