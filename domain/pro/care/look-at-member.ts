import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { addLocalDays, localDayOf, type LocalDay } from '../../../lib/local-time.ts';
import { findCookedDays } from '../../meal-plans/cooked/find-cooked-days.ts';
import { findCurrentMealPlan } from '../../meal-plans/reading/find-current-meal-plan.ts';
import { findAnswers } from '../../profile/survey/find-answers.ts';
import type { SurveyAnswers } from '../../profile/survey/survey-answers.rules.ts';
import type { FoodEntry } from '../../tracking/food-log/food-entry.ts';
import { findLastFoodEntries } from '../../tracking/food-log/find-last-food-entries.ts';
import { findMeasurementsSince } from '../../tracking/measurements/find-measurements-since.ts';
import type { Measurement } from '../../tracking/measurements/measurement.ts';
import { recordEvent } from '../audit/record-event.ts';
import { cookedWeeks, type CookedWeek } from './cooked-weeks.rules.ts';
import { findJoinedMember, findRecentLook, type JoinedMember } from './looking.store.ts';
import type { ShareItem } from './share-items.rules.ts';
import { listShares, type Share } from './shares.store.ts';

/** What a group sees of one member: what is not shared is null, and is not read. */
export interface MemberCare {
  readonly member: JoinedMember;
  readonly shares: readonly Share[];
  readonly measurements: readonly Measurement[] | null;
  readonly plan: { readonly title: string | null; readonly weeks: readonly CookedWeek[] } | null;
  readonly foodLog: readonly FoodEntry[] | null;
  readonly quiz: SurveyAnswers | null;
}

/** Within this time, the same administrator who looks at the same things looks once. */
const oneLookMs = 10 * 60 * 1000;
const foodLogDays = 14;
const mostFoodEntries = 60;

interface Looking {
  db: Database;
  clock: Clock;
  createId: CreateId;
  /** Already known to administer the group. */
  actorId: string;
  groupId: string;
  memberId: string;
}

/**
 * Shows an administrator what a member shares, and writes down that they looked before anything is
 * read. Null where the group has no such member.
 */
export async function lookAtMember(args: Looking): Promise<MemberCare | null> {
  const { db, clock } = args;
  const now = clock.now();
  const member = await findJoinedMember({ ...args, now });
  if (member === null) return null;
  const { userId, memberId } = member;
  const shares = await listShares({ db, userId, memberId });
  await writeDown({ ...args, shares, now });
  const sinceOf = (item: ShareItem) => shares.find((share) => share.item === item)?.since ?? null;
  const [measurements, plan, foodLog, quiz] = await Promise.all([
    readMeasurements({ db, userId, since: sinceOf('MEASURES') }),
    readPlan({ db, userId, since: sinceOf('PLAN'), today: localDayOf(now) }),
    readFoodLog({ db, userId, since: sinceOf('FOOD_LOG'), today: localDayOf(now) }),
    sinceOf('QUIZ') === null ? null : findAnswers({ db, userId }),
  ]);
  return { member, shares, measurements, plan, foodLog, quiz };
}

/** Looking at what nobody shares is no look: the list tells names and dates already. */
async function writeDown(args: Looking & { shares: readonly Share[]; now: Date }): Promise<void> {
  const { db, clock, createId, actorId, groupId, memberId, shares, now } = args;
  if (shares.length === 0) return;
  const items = shares
    .map(({ item }) => item)
    .toSorted()
    .join(' ');
  const after = new Date(now.getTime() - oneLookMs);
  if (await findRecentLook({ db, groupId, memberId, actorId, items, after })) return;
  const event = {
    groupId,
    actorId,
    memberId,
    kind: 'MEMBER_LOOKED_AT',
    details: { items },
  } as const;
  await db.transaction((tx) => recordEvent({ tx, clock, createId, event }));
}

interface Reading {
  db: Database;
  userId: string;
  /** Null where it is not shared. */
  since: Date | null;
}

async function readMeasurements({ db, userId, since }: Reading) {
  if (since === null) return null;
  return findMeasurementsSince({ db, userId, fromDay: localDayOf(since) });
}

async function readPlan({ db, userId, since, today }: Reading & { today: LocalDay }) {
  if (since === null) return null;
  const [plan, days] = await Promise.all([
    findCurrentMealPlan({ db, userId, today }),
    findCookedDays({ db, userId, since }),
  ]);
  return {
    title: plan?.title ?? null,
    weeks: cookedWeeks({ days, since: localDayOf(since), today }),
  };
}

async function readFoodLog({ db, userId, since, today }: Reading & { today: LocalDay }) {
  if (since === null) return null;
  const earliest = addLocalDays(today, -foodLogDays);
  const sharedFrom = localDayOf(since);
  const fromDay = sharedFrom > earliest ? sharedFrom : earliest;
  return findLastFoodEntries({ db, userId, fromDay, limit: mostFoodEntries });
}
