import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { weekdayOfDay, type LocalDay } from '../../../lib/local-time.ts';
import { findEaters } from '../../profile/preferences/find-eaters.ts';
import { findPlannerProfile } from '../../profile/planner/find-planner-profile.ts';
import type { Opinion, PlannerProfile } from '../../planner/types.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { usualBeginning } from '../calendar/plan-calendar.rules.ts';
import { membersMoment, moveMealPlan, startIfFree } from '../states/move-meal-plan.ts';
import { eatenBeforeNewPlan } from './eaten-before.rules.ts';
import { keepNewPlan } from './keep-new-plan.ts';
import type { MealPlan } from '../meal-plan.ts';
import {
  countGeneratedPlans,
  findPlan,
  listLatestWeeks,
  listStartedPlans,
} from '../meal-plans.store.ts';
import { firstPlanSeed, laterPlanSeed, startOfWeek } from './plan-seed.rules.ts';
import { unguessableSlug } from '../states/unguessable-slug.ts';
import { seenFrom } from './seen-from.rules.ts';
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
  /** Where the member is. */
  timeZone?: string | null;
  /** What they let us know of recipes; none where nobody has to be asked. */
  opinions?: readonly Opinion[];
  /** How often other dishes were asked for than those first offered. */
  otherDishes?: number;
  /** Begins after the plans on the calendar, whatever is on it. */
  isNext?: boolean;
}

export type GenerationRefusal =
  | Readonly<{ code: 'no-profile' }>
  | Readonly<{ code: 'not-accommodated'; changes: readonly ProposedChange[] }>;

/**
 * Makes a week for the member and keeps it; where no other plan is being followed, it begins at once.
 * A request sent twice gets the plan it made first.
 */
export async function generateMealPlan(
  args: GenerateMealPlan,
): Promise<Result<MealPlan, GenerationRefusal>> {
  const { db, userId, requestKey } = args;
  const made = await findPlan({ db, userId, key: { requestKey } });
  if (made !== null) return success(made);
  const moment = membersMoment({ ...args, timeZone: args.timeZone ?? null });
  const beginsOn = usualBeginning({ plans: await listStartedPlans({ db, userId }), moment });
  const week = await weekOfMember({ ...args, beginsOn });
  if (!week.ok) return week;
  const plan = newMealPlan({ ...args, week: week.value });
  const kept = await keepNewPlan({ db, userId, requestKey, plan });
  const mealPlanId = kept.id;
  const started = args.isNext
    ? await moveMealPlan({ ...args, mealPlanId, transition: 'start' })
    : await startIfFree({ ...args, mealPlanId, moment });
  return success(started ?? kept);
}

/** The week that a member gets from a date on. Writes nothing: asked again, it is the same. */
export async function weekOfMember(
  args: OfMember & { beginsOn: LocalDay },
): Promise<Result<PlannedWeek, GenerationRefusal>> {
  const { db, content, userId, beginsOn } = args;
  const profile = await loadProfile(args);
  if (profile === null) return refusal({ code: 'no-profile' });
  const eaters = await findEaters({ db, userId });
  const { day: today } = membersMoment({ ...args, timeZone: args.timeZone ?? null });
  const seed = await seedOf({ ...args, profile });
  const week = await planWeek({
    content,
    profile: seenFrom({ profile, today, beginsOn }),
    eaters,
    seed,
    firstWeekday: weekdayOfDay(beginsOn),
  });
  if (week.ok) return week;
  return refusal({ code: 'not-accommodated', changes: week.reason });
}

type OfMember = Omit<GenerateMealPlan, 'createId' | 'requestKey'>;

async function loadProfile(args: OfMember & { beginsOn: LocalDay }) {
  const { db, clock, userId, beginsOn, opinions = [] } = args;
  const weeks = await listLatestWeeks({ db, userId });
  const known = { ...eatenBeforeNewPlan({ weeks, beginsOn }), opinions };
  return findPlannerProfile({ db, clock, userId, includePremium: true, known });
}

async function seedOf(args: OfMember & { profile: PlannerProfile }): Promise<number> {
  const { db, clock, userId, profile, otherDishes = 0 } = args;
  const contentVersion = args.content.version;
  const weekStart = startOfWeek(clock.now());
  const plans = await countGeneratedPlans({ db, userId, since: weekStart });
  if (plans.ever === 0 && otherDishes === 0) return firstPlanSeed({ profile, contentVersion });
  return laterPlanSeed({
    userId,
    weekStart,
    contentVersion,
    plansThisWeek: plans.since,
    otherDishes,
  });
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
    beginsOn: null,
    deletedAt: null,
    version: 1,
    ...week,
  };
}
