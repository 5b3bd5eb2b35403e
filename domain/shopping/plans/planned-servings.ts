import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Language } from '../../../lib/language.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import {
  findPlannedDish,
  type FindLentDishes,
} from '../../meal-plans/reading/find-planned-dish.ts';
import type { MealPlan } from '../../meal-plans/meal-plan.ts';
import { findOwnMealPlan } from '../../meal-plans/reading/find-meal-plan.ts';
import type { ThemedPlanIndex } from '../../meal-plans/themed/compile-themed-plans.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import type { RecipeToAdd } from '../operations/add-recipes.ts';
import { loadStoredList } from '../shopping.store.ts';
import { isDishOnList } from './dish-on-list.rules.ts';

/** A recipe as somebody asks for it: for servings of theirs, or as a plan cooks it. */
export interface AskedRecipe extends Omit<RecipeToAdd, 'servings' | 'isPlanned'> {
  readonly servings: number | null;
  /** The key of a dish of a plan. */
  readonly dish: string | null;
}

/** What is asked for: recipes by themselves, and dishes that the list is to follow their plan with. */
interface AskedDishes {
  readonly recipes: readonly RecipeToAdd[];
  readonly ofOwnPlans: readonly {
    readonly id: string;
    readonly plan: MealPlan;
    readonly day: number;
    readonly recipeId: RecipeId;
  }[];
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
}): Promise<Result<AskedDishes, Problem[]>> {
  const { recipes, actorId, userId: listOwnerId, ...reading } = args;
  const asked: RecipeToAdd[] = [];
  const ofOwnPlans: AskedDishes['ofOwnPlans'][number][] = [];
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
    const { planId, day } = found;
    if (isDishOnList({ facts, planId, day, recipeId: recipe.recipeId })) continue;
    const plan = await findOwnMealPlan({ db: args.db, userId: actorId, id: planId });
    if (plan !== null) {
      ofOwnPlans.push({ ...recipe, plan, day });
      continue;
    }
    asked.push({ ...recipe, servings: found.dish.line.cookedServings, isPlanned: true });
  }
  return success({ recipes: asked, ofOwnPlans });
}
