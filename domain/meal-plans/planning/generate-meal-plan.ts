import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { findEaters } from '../../profile/preferences/find-eaters.ts';
import { findPlannerProfile } from '../../profile/planner/find-planner-profile.ts';
import type { PlannerProfile } from '../../planner/types.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { eatenBeforeNewPlan } from './eaten-before.rules.ts';
import { keepNewPlan } from './keep-new-plan.ts';
import type { MealPlan } from '../meal-plan.ts';
import { countGeneratedPlans, findPlan, listLatestWeeks } from '../meal-plans.store.ts';
import { firstPlanSeed, laterPlanSeed, startOfWeek } from './plan-seed.rules.ts';
import { unguessableSlug } from '../states/unguessable-slug.ts';
import { planWeek, type PlannedWeek } from './plan-week.ts';
import type { ProposedChange } from './proposed-changes.rules.ts';

interface GenerateMealPlan {
  db: Database;
  content: ContentIndex;
  clock: Clock;
  createId: CreateId;
  userId: string;
  /** Made by the form: the same key again is the same request. */
  requestKey: string;
}

export type GenerationRefusal =
  | Readonly<{ code: 'no-profile' }>
  | Readonly<{ code: 'not-accommodated'; changes: readonly ProposedChange[] }>;

/** Makes a week for the member and keeps it. A request sent twice gets the plan it made first. */
export async function generateMealPlan(
  args: GenerateMealPlan,
): Promise<Result<MealPlan, GenerationRefusal>> {
  const { db, content, userId, requestKey } = args;
  const made = await findPlan({ db, userId, key: { requestKey } });
  if (made !== null) return success(made);
  const profile = await loadProfile(args);
  if (profile === null) return refusal({ code: 'no-profile' });
  const eaters = await findEaters({ db, userId });
  const seed = await seedOf({ ...args, profile });
  const week = await planWeek({ content, profile, eaters, seed });
  if (!week.ok) return refusal({ code: 'not-accommodated', changes: week.reason });
  const plan = newMealPlan({ ...args, week: week.value });
  return success(await keepNewPlan({ db, userId, requestKey, plan }));
}

async function loadProfile({ db, clock, userId }: GenerateMealPlan) {
  const weeks = await listLatestWeeks({ db, userId });
  const known = eatenBeforeNewPlan({ weeks, now: clock.now() });
  return findPlannerProfile({ db, clock, userId, includePremium: true, known });
}

async function seedOf(args: GenerateMealPlan & { profile: PlannerProfile }): Promise<number> {
  const { db, clock, userId, profile } = args;
  const contentVersion = args.content.version;
  const weekStart = startOfWeek(clock.now());
  const plans = await countGeneratedPlans({ db, userId, since: weekStart });
  if (plans.ever === 0) return firstPlanSeed({ profile, contentVersion });
  return laterPlanSeed({ userId, weekStart, contentVersion, plansThisWeek: plans.since });
}

function newMealPlan(args: GenerateMealPlan & { week: PlannedWeek }): MealPlan {
  const { clock, createId, week } = args;
  return {
    id: createId(),
    slug: unguessableSlug(createId),
    title: null,
    description: '',
    kind: 'PERSONALIZED',
    origin: 'GENERATED',
    isStarted: false,
    isShared: false,
    dayCount: week.days.length,
    firstWeekday: week.generation.firstWeekday,
    createdAt: clock.now(),
    startedAt: null,
    deletedAt: null,
    version: 1,
    ...week,
  };
}
