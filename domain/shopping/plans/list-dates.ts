import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { dateOfDay } from '../../meal-plans/calendar/plan-calendar.rules.ts';
import { isOnCalendar } from '../../meal-plans/meal-plan.ts';
import { findOwnMealPlan } from '../../meal-plans/reading/find-meal-plan.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import { loadStoredList } from '../shopping.store.ts';

export interface ListDates {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** The first and the last date whose dishes a list is for; null without a plan that has dates. */
export async function findListDates(args: {
  db: Database;
  userId: string;
}): Promise<ListDates | null> {
  const { db, userId } = args;
  const { facts } = await loadStoredList({ db, userId });
  const dates = await Promise.all(
    factsOfKind(facts, 'plan').map(async ({ mealPlanId, days }) => {
      const plan = await findOwnMealPlan({ db, userId, id: mealPlanId });
      if (plan === null || !isOnCalendar(plan)) return [];
      const shopped = days ?? Array.from({ length: plan.dayCount }, (_, day) => day);
      return shopped.map((day) => dateOfDay({ plan, day }));
    }),
  );
  const inOrder = dates.flat().toSorted();
  const [from, to] = [inOrder.at(0), inOrder.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}
