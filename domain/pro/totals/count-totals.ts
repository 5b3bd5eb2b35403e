import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { addLocalDays, localDayOf, mondayOf, type LocalDay } from '../../../lib/local-time.ts';
import { planOnDate } from '../../meal-plans/calendar/plan-calendar.rules.ts';
import { listFollowedPlans } from '../../meal-plans/states/followed-plans.ts';
import { findWeightChanges } from '../../tracking/measurements/find-weight-changes.ts';
import { planTotal, weightTotal } from './group-totals.rules.ts';
import { insertTotals, listGroupsToCount, listSharers } from './totals.store.ts';

const mostAtOnce = 100;

interface Counting {
  db: Database;
  clock: Clock;
}

/** Counts every group once a week, as it stood when the week began; again changes nothing. */
export async function countTotals({ db, clock }: Counting): Promise<void> {
  const now = clock.now();
  const monday = mondayOf(localDayOf(now));
  for (;;) {
    const groupIds = await listGroupsToCount({ db, monday, limit: mostAtOnce });
    for (const groupId of groupIds) await countGroup({ db, groupId, now, monday });
    if (groupIds.length < mostAtOnce) return;
  }
}

interface OfGroup {
  db: Database;
  groupId: string;
  now: Date;
  monday: LocalDay;
}

/** Four queries, however many members. */
async function countGroup({ db, groupId, now, monday }: OfGroup): Promise<void> {
  const before = new Date(`${monday}T00:00:00Z`);
  const sharers = await listSharers({ db, groupId, now, before });
  const ofPlan = sharers.filter(({ item }) => item === 'PLAN').map(({ userId }) => userId);
  const people = sharers
    .filter(({ item }) => item === 'MEASURES')
    .map(({ userId, since }) => ({ userId, fromDay: localDayOf(since) }));
  const toDay = addLocalDays(monday, -1);
  const plans = await listFollowedPlans({ db, userIds: ofPlan });
  const changes = await findWeightChanges({ db, people, toDay });
  const onPlan = ofPlan.filter(
    (userId) => planOnDate({ plans: plans.get(userId) ?? [], date: toDay }) !== null,
  );
  await insertTotals({
    db,
    groupId,
    monday,
    plan: planTotal({ people: ofPlan.length, onPlan: onPlan.length }),
    weight: weightTotal(changes),
    countedAt: now,
  });
}
