import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Language } from '../../../lib/language.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import {
  findPlannedDish,
  type FindLentDishes,
} from '../../meal-plans/reading/find-planned-dish.ts';
import type { ThemedPlanIndex } from '../../meal-plans/themed/compile-themed-plans.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import type { RecipeToAdd } from '../operations/add-recipes.ts';
import type { Fact } from '../operations/list-operation.ts';
import { loadStoredList } from '../shopping.store.ts';

/** A recipe as somebody asks for it: for servings of theirs, or as a plan cooks it. */
export interface AskedRecipe extends Omit<RecipeToAdd, 'servings' | 'isPlanned'> {
  readonly servings: number | null;
  /** The key of a dish of a plan. */
  readonly dish: string | null;
}

/**
 * The recipes with the servings that their plans cook. A dish that is on the list with its plan is
 * there once already, and is left out.
 */
export async function withPlannedServings(args: {
  db: Database;
  clock: Clock;
  themedPlans: ThemedPlanIndex;
  findLentDishes: FindLentDishes;
  content: ContentIndex;
  language: Language;
  /** Whose plans they may be of. */
  actorId: string;
  /** The owner of the list. */
  userId: string;
  recipes: readonly AskedRecipe[];
}): Promise<Result<RecipeToAdd[], Problem[]>> {
  const { recipes, actorId, userId: listOwnerId, ...reading } = args;
  const asked: RecipeToAdd[] = [];
  for (const { dish: key, servings, ...recipe } of recipes) {
    if (key === null) {
      asked.push({ ...recipe, servings: servings ?? 0 });
      continue;
    }
    const found = await findPlannedDish({
      ...reading,
      userId: actorId,
      key,
      recipeId: recipe.recipeId,
    });
    if (found === null) return refusal([problem('dish', 'shopping.dish-not-found')]);
    const { facts } = await loadStoredList({ db: args.db, userId: listOwnerId });
    const place = { planId: found.planId, day: found.day, recipeId: recipe.recipeId };
    if (isOnList({ facts, ...place })) continue;
    asked.push({ ...recipe, servings: found.dish.line.cookedServings, isPlanned: true });
  }
  return success(asked);
}

function isOnList(args: {
  facts: readonly Fact[];
  planId: string;
  day: number;
  recipeId: string;
}): boolean {
  const { facts, planId, day, recipeId } = args;
  const additions = new Set(factsOfKind(facts, 'recipe').map(({ additionId }) => additionId));
  return factsOfKind(facts, 'plan')
    .filter(({ mealPlanId }) => mealPlanId === planId)
    .some(({ dishes }) =>
      dishes.some(
        (dish) => dish.day === day && dish.recipeId === recipeId && additions.has(dish.additionId),
      ),
    );
}
