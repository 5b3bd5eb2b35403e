import type { RequestContext } from '../../../api/context.ts';
import { zoneOf } from '../../../api/time-zone.ts';
import type { Database } from '../../../db/database.ts';
import { isId } from '../../../lib/ids.ts';
import type { MealPlace } from '../meals.rules.ts';
import type { ChangeablePlan } from '../reading/view-plan.ts';
import { membersMoment } from '../states/move-meal-plan.ts';
import { listCookedDishes } from './cooked-dishes.store.ts';
import type { SoFar } from './settled-meals.rules.ts';

/** The meals of a plan that its owner has logged, which tracking knows. */
export type FindEatenMeals = (args: {
  db: Database;
  userId: string;
  planId: string;
}) => Promise<readonly MealPlace[]>;

/** What is past of a plan that somebody is going to change, and what they told of it. */
export async function findSoFar(args: {
  context: RequestContext;
  changeable: Pick<ChangeablePlan, 'userId' | 'relation'>;
  mealPlanId: string;
  /** Where the member is; without it their day is Greenwich's. */
  timeZone: string | null | undefined;
}): Promise<SoFar> {
  const { context, changeable, mealPlanId } = args;
  const { db, clock, findEatenMeals } = context.services;
  const { day: today } = membersMoment({ clock, timeZone: zoneOf(args.timeZone) });
  const { userId, relation } = changeable;
  if (relation !== 'own' || !isId(mealPlanId)) return { today, cooked: [], eaten: [] };
  const [cooked, eaten] = await Promise.all([
    listCookedDishes({ db, userId, mealPlanId }),
    findEatenMeals({ db, userId, planId: mealPlanId }),
  ]);
  return { today, cooked, eaten };
}
