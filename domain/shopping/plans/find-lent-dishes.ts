import type { FindLentDishes } from '../../meal-plans/reading/find-planned-dish.ts';
import { listPremiumAmong } from '../../membership/premium-among.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import { findListOfPerson } from '../people/people.store.ts';
import { loadStoredList } from '../shopping.store.ts';

/**
 * What of another's plan stands on the list that the reader and they shop from together: who shops
 * for a dish cooks it by the same amounts. Null for any other plan, and where the list is closed.
 */
export const findLentDishes: FindLentDishes = async ({ db, clock, userId, planId }) => {
  const listId = await findListOfPerson({ db, userId });
  if (listId === null) return null;
  const premium = await listPremiumAmong({ db, userIds: [listId], now: clock.now() });
  if (!premium.has(listId)) return null;
  const { facts } = await loadStoredList({ db, userId: listId });
  const [plan] = factsOfKind(facts, 'plan').filter(({ mealPlanId }) => mealPlanId === planId);
  return plan ? { ownerId: plan.byId ?? listId, dishes: plan.dishes } : null;
};
