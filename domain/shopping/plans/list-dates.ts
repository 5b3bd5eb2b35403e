import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { dateOfDay } from '../../meal-plans/calendar/plan-calendar.rules.ts';
import { listFollowedPlans } from '../../meal-plans/states/followed-plans.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import type { Fact } from '../operations/list-operation.ts';

export interface ListDates {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** The first and the last date whose dishes a list is for; null without a plan that has dates. */
export async function findListDates(args: {
  db: Database;
  userId: string;
  facts: readonly Fact[];
}): Promise<ListDates | null> {
  const { db, userId, facts } = args;
  const shopped = factsOfKind(facts, 'plan');
  if (shopped.length === 0) return null;
  const plans = (await listFollowedPlans({ db, userIds: [userId] })).get(userId) ?? [];
  const dates = shopped.flatMap(({ mealPlanId, days }) => {
    const plan = plans.find(({ id }) => id === mealPlanId);
    if (plan === undefined) return [];
    const ofPlan = days ?? Array.from({ length: plan.dayCount }, (_, day) => day);
    return ofPlan.map((day) => dateOfDay({ plan, day }));
  });
  const inOrder = dates.toSorted();
  const [from, to] = [inOrder.at(0), inOrder.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}
