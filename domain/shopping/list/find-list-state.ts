import type { Food, FoodId } from '../../foods/food.ts';
import type { CompiledRecipe, RecipeId } from '../../recipes/recipe.ts';
import type { Database } from '../../../db/database.ts';
import type { Fact } from '../operations/list-operation.ts';
import type { Catalogue } from './catalogue.ts';
import { boughtAs } from './food-rows.rules.ts';
import { foodIdOfKey } from './item-key.ts';
import { additionsOf, factsOfKind } from './list-content.rules.ts';
import { findLateExtras, loadStoredList, type StoredList } from '../shopping.store.ts';

/** Enough for a habit, few enough to be kept on every device. */
const mostFormerExtras = 60;
/** Among so many, the latest, habits are looked for. */
const mostLateExtras = 200;

/** A list with all a device needs to add it up by itself. */
export interface ListState extends StoredList {
  /** Who owns it. */
  readonly listId: string;
  readonly recipes: readonly CompiledRecipe[];
  readonly foods: readonly Food[];
}

export async function findListState(args: {
  db: Database;
  userId: string;
  catalogue: Catalogue;
}): Promise<ListState> {
  const { userId: listId, catalogue } = args;
  return listStateOf({ list: await loadStoredList(args), listId, catalogue });
}

export function listStateOf(args: {
  list: StoredList;
  listId: string;
  catalogue: Catalogue;
}): ListState {
  const { list, listId, catalogue } = args;
  const recipes = recipesNamedIn(list.facts).flatMap((id) => catalogue.recipesById.get(id) ?? []);
  const named = [...foodsOf(recipes), ...list.facts.flatMap(foodsNamedBy)];
  return { ...list, listId, recipes, foods: soldFoods({ ids: named, catalogue }) };
}

export function foodsOf(recipes: readonly CompiledRecipe[]): readonly FoodId[] {
  return recipes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId));
}

/** The foods with those they are bought as. */
export function soldFoods(args: { ids: readonly FoodId[]; catalogue: Catalogue }): readonly Food[] {
  const { foodsById } = args.catalogue;
  const wholes = args.ids.map((foodId) => boughtAs({ foodId, purchases: foodsById }));
  return [...new Set([...args.ids, ...wholes])].flatMap((id) => foodsById.get(id) ?? []);
}

/** The recipes on the list and the recipes that a change of the plan removed: the news names both. */
function recipesNamedIn(facts: readonly Fact[]): readonly RecipeId[] {
  const dishes = [...additionsOf(facts), ...factsOfKind(facts, 'news').flatMap(({ left }) => left)];
  return [...new Set(dishes.map(({ recipeId }) => recipeId))];
}

function foodsNamedBy(fact: Fact): readonly FoodId[] {
  switch (fact.kind) {
    case 'extra':
      return fact.foodId === null ? [] : [fact.foodId];
    case 'tick': {
      const foodId = foodIdOfKey(fact.itemKey);
      return foodId === null ? [] : [foodId];
    }
    case 'home':
    case 'wanted':
      return [fact.foodId];
    default:
      return [];
  }
}

/** A word to write on the list at a touch. */
export interface Suggestion {
  readonly text: string;
  readonly food: Food | null;
}

export async function listFormerExtras(args: {
  db: Database;
  userId: string;
  catalogue: Catalogue;
}): Promise<readonly Suggestion[]> {
  const { catalogue, ...owner } = args;
  const late = await findLateExtras({ ...owner, limit: mostLateExtras });
  const byText = Map.groupBy(late, ({ text }) => text.toLowerCase());
  const former = [...byText.values()].flatMap(([latest]) => latest ?? []);
  return former.slice(0, mostFormerExtras).map(({ text, foodId }) => {
    return { text, food: catalogue.foodsById.get(foodId ?? '') ?? null };
  });
}
