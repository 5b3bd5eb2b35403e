import { reading } from '../../../db/asked-once.ts';
import type { Database } from '../../../db/database.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { weekdayOfDay, type LocalDay, type LocalMoment } from '../../../lib/local-time.ts';
import { findEaters } from '../../profile/preferences/find-eaters.ts';
import { findPlannerProfile } from '../../profile/planner/find-planner-profile.ts';
import type { PlannerProfile } from '../../planner/types.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { lastDateOf, usualBeginning, type PlanDates } from '../calendar/plan-calendar.rules.ts';
import { membersMoment, moveMealPlan, startIfFree } from '../states/move-meal-plan.ts';
import { eatenBefore, withSeen, withSwappedOut } from './eaten-before.rules.ts';
import type { OwnOpinion } from './find-opinions.ts';
import { keepNewPlan } from './keep-new-plan.ts';
import type { MealPlan } from '../meal-plan.ts';
import { findPlan } from '../meal-plans.store.ts';
import { countGeneratedPlans, listCalendar, listOtherWeeks } from './earlier-plans.store.ts';
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
  opinions?: readonly OwnOpinion[];
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
  const moment = membersMoment({ ...args, timeZone: args.timeZone ?? null });
  const [made, calendar] = await reading(() =>
    Promise.all([findPlan({ db, userId, key: { requestKey } }), listCalendar({ db, userId })]),
  );
  if (made !== null) return success(made);
  const beginsOn = usualBeginning({ plans: calendar, moment });
  const week = await weekOfMember({ ...args, beginsOn });
  if (!week.ok) return week;
  const plan = newMealPlan({ ...args, week: week.value });
  const kept = await keepNewPlan({ db, userId, requestKey, plan });
  return success((await startNewPlan({ ...args, mealPlanId: kept.id, calendar, moment })) ?? kept);
}

/** Null where it waits for its member. */
async function startNewPlan(
  args: OfMember & { mealPlanId: string; calendar: readonly PlanDates[]; moment: LocalMoment },
): Promise<MealPlan | null> {
  const { calendar, moment } = args;
  if (args.isNext) return moveMealPlan({ ...args, transition: 'start' });
  const isFollowing = calendar.some((plan) => lastDateOf(plan) >= moment.day);
  return isFollowing ? null : startIfFree(args);
}

/** The week that a member gets from a date on. Writes nothing: asked again, it is the same. */
export async function weekOfMember(
  args: OfMember & { beginsOn: LocalDay },
): Promise<Result<PlannedWeek, GenerationRefusal>> {
  const { content, beginsOn } = args;
  const request = await reading(() => loadRequest(args));
  if (request === null) return refusal({ code: 'no-profile' });
  const { day: today, minute } = membersMoment({ ...args, timeZone: args.timeZone ?? null });
  const profile = seenFrom({ profile: request.profile, today, minute, beginsOn });
  const firstWeekday = weekdayOfDay(beginsOn);
  const week = await planWeek({ content, ...request, profile, firstWeekday });
  if (week.ok) return week;
  return refusal({ code: 'not-accommodated', changes: week.reason });
}

type OfMember = Omit<GenerateMealPlan, 'createId' | 'requestKey'>;

/** So long the dishes of a week that waits are fresh in mind. */
const daysSeen = 14;

/** What is known of the member, asked for together. */
async function loadRequest(args: OfMember & { beginsOn: LocalDay }) {
  const { db, clock, userId, beginsOn, opinions = [] } = args;
  // Beside weeks that wait another one is asked for; the one that comes next stands for itself.
  const waitingSince = args.isNext ? null : addDays(clock.now(), -daysSeen);
  const [{ dated: weeks, seen }, eaters, plans] = await Promise.all([
    listOtherWeeks({ db, userId, waitingSince }),
    findEaters({ db, userId }),
    countGeneratedPlans({ db, userId, since: startOfWeek(clock.now()) }),
  ]);
  const eaten = withSeen({ eaten: eatenBefore({ weeks, beginsOn }), seen, beginsOn });
  const known = { ...withSwappedOut({ eaten, opinions, beginsOn }), opinions };
  const profile = await findPlannerProfile({ db, clock, userId, includePremium: true, known });
  return profile && { profile, eaters, seed: seedOf({ ...args, profile, plans }) };
}

function seedOf(
  args: OfMember & { profile: PlannerProfile; plans: { ever: number; since: number } },
): number {
  const { clock, userId, profile, plans, otherDishes = 0 } = args;
  const contentVersion = args.content.version;
  if (plans.ever === 0 && otherDishes === 0) return firstPlanSeed({ profile, contentVersion });
  return laterPlanSeed({
    userId,
    weekStart: startOfWeek(clock.now()),
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
