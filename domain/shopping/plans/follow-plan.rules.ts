import type { FoodId } from '../../foods/food.ts';
import { tickedFood } from '../list/basket.rules.ts';
import { foodKey } from '../list/item-key.ts';
import { basketShares, factsOfKind, sharesWith } from '../list/list-content.rules.ts';
import type { FoodRow } from '../list/food-rows.rules.ts';
import { rowsOf, standingOf } from '../list/merge-list.rules.ts';
import type { ListedRecipe } from '../list/shopping-needs.rules.ts';
import type { RecipesById } from '../list/list-content.rules.ts';
import type { Draft, Seen } from '../operations/draft.ts';
import type {
  CookedDish,
  FactBody,
  FactId,
  FactOf,
  OperationId,
  PlanDish,
} from '../operations/list-operation.ts';
import { matchDishes } from './match-dishes.rules.ts';

/** A member's plan as it is now. */
export interface CookedPlan {
  readonly mealPlanId: string;
  /** Every dish once, leftovers with the dinner they are left from. */
  readonly dishes: readonly CookedDish[];
}

interface PlanChange {
  seen: Seen;
  plan: CookedPlan;
  /** Of the operation: its additions are named by it. */
  id: OperationId;
}

/** Puts days of a plan on the list, whatever was shopped for before; what is on it already stays once. */
export function addPlanDays(
  args: PlanChange & {
    days: readonly number[] | null;
    /** What is eaten or cooked is bought only where nothing else is. */
    isDone?: (dish: CookedDish) => boolean;
  },
): Draft {
  const { days } = args;
  return addOfPlan({ ...args, isAsked: ({ day }) => days === null || days.includes(day) });
}

/** Puts one dish of a plan on the list: its day is not asked for, and adds it no second time. */
export function addPlanDish(args: PlanChange & { dish: Omit<CookedDish, 'servings'> }): Draft {
  const { day, recipeId } = args.dish;
  const isAsked = (dish: CookedDish) => dish.day === day && dish.recipeId === recipeId;
  return addOfPlan({ ...args, days: [], isAsked });
}

function addOfPlan(
  args: PlanChange & {
    /** That are asked for as a whole. */
    days: readonly number[] | null;
    isAsked: (dish: CookedDish) => boolean;
    isDone?: (dish: CookedDish) => boolean;
  },
): Draft {
  const { seen, plan, days, isAsked, isDone = () => false, id } = args;
  const former = plansOnList({ seen, mealPlanId: plan.mealPlanId });
  const known = former.flatMap(({ dishes }) => dishes);
  const onList = additionIdsOnList(seen);
  const isOnList = ({ additionId }: PlanDish) => onList.has(additionId);
  const match = matchDishes({ known: known.filter(isOnList), wanted: plan.dishes });
  const came = named({ dishes: match.coming.filter(isAsked), id });
  if (came.length === 0) return { adds: [], removes: [] };
  const settled = known.filter((dish) => !isOnList(dish) && !isAsked(dish));
  const dishes = [...match.staying, ...match.leaving, ...settled, ...came];
  const isAllDone = plan.dishes.filter(isAsked).every(isDone);
  const added = came.filter((dish) => isAllDone || !isDone(dish));
  return {
    adds: [
      ...added.map((dish) => recipeFact({ dish, plan })),
      { kind: 'plan', mealPlanId: plan.mealPlanId, days: allDays({ former, days }), dishes },
    ],
    removes: [...former.map((fact) => fact.id), ...otherPlanIds({ seen, plan })],
  };
}

/** All days that were ever asked for. */
function allDays(args: {
  former: readonly FactOf<'plan'>[];
  days: readonly number[] | null;
}): readonly number[] | null {
  const asked = [args.days, ...args.former.map(({ days }) => days)];
  const some = asked.filter((days) => days !== null);
  if (some.length < asked.length) return null;
  return [...new Set(some.flat())].toSorted((a, b) => a - b);
}

/**
 * Makes the list follow a change of its plan: dishes that left go, those that came are added, and
 * what is bought stays bought. What is past stays as it was. Null where nothing of it changed.
 */
export function followPlan(
  args: PlanChange & {
    recipesById: RecipesById;
    /** The day of the plan that it is now; null for one that has not begun. */
    today: number | null;
  },
): Draft | null {
  const { seen, plan, id, recipesById, today } = args;
  const former = plansOnList({ seen, mealPlanId: plan.mealPlanId });
  const days = allDays({ former, days: [] });
  const isOpen = ({ day }: CookedDish) => today === null || day >= today;
  const known = former.flatMap(({ dishes }) => dishes);
  const asked = plan.dishes.filter(({ day }) => days === null || days.includes(day));
  const wanted = [...asked, ...askedAlone({ known, plan, days })];
  const match = matchDishes({ known, wanted });
  const leaving = match.leaving.filter(isOpen);
  const past = match.leaving.filter((dish) => !isOpen(dish));
  const came = named({ dishes: match.coming.filter(isOpen), id });
  if (former.length === 0 || (leaving.length === 0 && came.length === 0)) return null;
  const added = came.filter((dish) => !wasTakenOff({ seen, dish, leaving }));
  const ticks = carriedTicks({ seen, leaving, added, recipesById });
  const done = doneWithout({ seen, leaving });
  return {
    adds: [
      ...added.map((dish) => recipeFact({ dish, plan })),
      ...ticks.adds,
      ...done.adds,
      {
        kind: 'plan',
        mealPlanId: plan.mealPlanId,
        days,
        dishes: [...match.staying, ...past, ...came],
      },
      { kind: 'news', mealPlanId: plan.mealPlanId, came: added, left: leaving.map(cookedDish) },
    ],
    removes: [
      ...recipeIds({ seen, dishes: leaving }),
      ...ticks.removes,
      ...done.removes,
      ...former.map((fact) => fact.id),
    ],
  };
}

/** Dishes that were asked for by themselves, where the plan has them now and for as many as it cooks. */
function askedAlone(args: {
  known: readonly PlanDish[];
  plan: CookedPlan;
  days: readonly number[] | null;
}): readonly CookedDish[] {
  const { known, plan, days } = args;
  if (days === null) return [];
  const isAlone = ({ day }: CookedDish) => !days.includes(day);
  const match = matchDishes({
    known: known.filter(isAlone),
    wanted: plan.dishes.filter(isAlone),
  });
  const forOthers = match.coming.filter((dish) =>
    match.leaving.some(({ day, recipeId }) => day === dish.day && recipeId === dish.recipeId),
  );
  return [...match.staying.map(cookedDish), ...forOthers];
}

function plansOnList(args: { seen: Seen; mealPlanId: string }): readonly FactOf<'plan'>[] {
  const plans = factsOfKind(args.seen.facts, 'plan');
  return plans.filter(({ mealPlanId }) => mealPlanId === args.mealPlanId);
}

/** Plans that nothing on the list is for any more are forgotten with the next one. */
function otherPlanIds(args: { seen: Seen; plan: CookedPlan }): readonly FactId[] {
  const onList = additionIdsOnList(args.seen);
  return factsOfKind(args.seen.facts, 'plan')
    .filter(({ mealPlanId }) => mealPlanId !== args.plan.mealPlanId)
    .filter(({ dishes }) => !dishes.some(({ additionId }) => onList.has(additionId)))
    .map(({ id }) => id);
}

function additionIdsOnList({ facts }: Seen): ReadonlySet<string> {
  return new Set(factsOfKind(facts, 'recipe').map(({ additionId }) => additionId));
}

function doneIds({ facts }: Seen): ReadonlySet<string> {
  return new Set(factsOfKind(facts, 'done').flatMap(({ additionIds }) => additionIds));
}

function named(args: { dishes: readonly CookedDish[]; id: OperationId }): readonly PlanDish[] {
  return args.dishes.map((dish, index) => ({ ...dish, additionId: `${args.id}:dish-${index}` }));
}

function cookedDish({ recipeId, servings, day }: PlanDish): CookedDish {
  return { recipeId, servings, day };
}

function recipeFact({ dish, plan }: { dish: PlanDish; plan: CookedPlan }): FactBody {
  const { additionId, recipeId, servings } = dish;
  return { kind: 'recipe', additionId, recipeId, servings, mealPlanId: plan.mealPlanId };
}

function recipeIds(args: { seen: Seen; dishes: readonly PlanDish[] }): readonly FactId[] {
  const ids = new Set(args.dishes.map(({ additionId }) => additionId));
  const recipes = factsOfKind(args.seen.facts, 'recipe');
  return recipes.filter(({ additionId }) => ids.has(additionId)).map(({ id }) => id);
}

/** Who took a dish off the list does not want it back for another number of eaters. */
function wasTakenOff(args: { seen: Seen; dish: PlanDish; leaving: readonly PlanDish[] }): boolean {
  const { seen, dish, leaving } = args;
  const before = leaving.filter(({ recipeId }) => recipeId === dish.recipeId);
  const known = additionIdsOnList(seen).union(doneIds(seen));
  return before.length > 0 && !before.some(({ additionId }) => known.has(additionId));
}

/** A dish that leaves after it was shopped for leaves its food at home. */
function doneWithout(args: { seen: Seen; leaving: readonly PlanDish[] }): Draft {
  const { seen, leaving } = args;
  const ids = new Set(leaving.map(({ additionId }) => additionId));
  const touched = factsOfKind(seen.facts, 'done').filter(({ additionIds }) =>
    additionIds.some((id) => ids.has(id)),
  );
  const rest = touched.flatMap(({ additionIds }) => additionIds.filter((id) => !ids.has(id)));
  return {
    adds: rest.length > 0 ? [{ kind: 'done', additionIds: rest }] : [],
    removes: touched.map(({ id }) => id),
  };
}

interface Carrying {
  seen: Seen;
  leaving: readonly PlanDish[];
  added: readonly PlanDish[];
  recipesById: RecipesById;
}

/**
 * What was bought for the dishes that leave counts for those that come. A tick that nobody needs now
 * is kept: its food is at home should the dish come back.
 */
function carriedTicks(args: Carrying): Draft {
  const { seen } = args;
  const recipes = recipesAfter(args);
  const idsAfter = new Set(recipes.map(({ id }) => id));
  const rows = rowsOf({ ...seen, content: { ...seen.content, recipes } });
  const needers = new Map(rows.map(({ foodId, additionIds }) => [foodId, additionIds]));
  const idsOf = (itemKey: string) =>
    needers.get(tickedFood({ itemKey, purchases: seen.foodsById }) ?? '');
  const homeless = factsOfKind(seen.facts, 'tick').filter(
    ({ itemKey, shares }) =>
      idsOf(itemKey) !== undefined && !shares.some(({ additionId }) => idsAfter.has(additionId)),
  );
  return {
    removes: homeless.map(({ id }) => id),
    adds: [
      ...homeless.map((tick): FactBody => {
        const { itemKey, isCleared } = tick;
        const shares = basketShares({ facts: seen.facts, ticks: [tick] });
        return {
          kind: 'tick',
          itemKey,
          shares: sharesWith({ shares, ids: idsOf(itemKey) ?? [] }),
          isCleared,
        };
      }),
      ...boughtBefore({ ...args, needers }),
    ],
  };
}

function recipesAfter({ seen, leaving, added, recipesById }: Carrying): readonly ListedRecipe[] {
  const ids = new Set(leaving.map(({ additionId }) => additionId));
  return [
    ...seen.content.recipes.filter(({ id }) => !ids.has(id)),
    ...listedDishes({ dishes: added, recipesById }),
  ];
}

function listedDishes(args: {
  dishes: readonly PlanDish[];
  recipesById: RecipesById;
}): readonly ListedRecipe[] {
  return args.dishes.flatMap(({ additionId: id, recipeId, servings }) => {
    const recipe = args.recipesById.get(recipeId);
    return recipe === undefined ? [] : [{ id, servings, recipe }];
  });
}

/** All that a dish needs was bought for it when it was shopped for and cleared: it is in the kitchen. */
function boughtBefore(
  args: Carrying & { needers: ReadonlyMap<FoodId, readonly string[]> },
): readonly FactBody[] {
  const { seen, leaving, recipesById, needers } = args;
  const done = doneIds(seen);
  const dishes = leaving.filter(({ additionId }) => done.has(additionId));
  const recipes = listedDishes({ dishes, recipesById });
  const rows = rowsOf({ foodsById: seen.foodsById, content: { recipes, amounts: new Map() } });
  return rows
    .filter((row) => isBought({ seen, row }))
    .flatMap((row) => {
      const ids = needers.get(row.foodId) ?? [];
      return row.needs.map((need): FactBody => {
        const shares = [...need.gramsByAddition].map(([additionId, grams]) => ({
          additionId,
          grams,
        }));
        const itemKey = foodKey(need.foodId);
        return { kind: 'tick', itemKey, shares: sharesWith({ shares, ids }), isCleared: false };
      });
    });
}

/** Staples and what is always at home were not bought for the dish. */
function isBought({ seen, row }: { seen: Seen; row: FoodRow }): boolean {
  const { content, foodsById } = seen;
  return standingOf({ foodId: row.foodId, content, purchases: foodsById }) === 'to-buy';
}
