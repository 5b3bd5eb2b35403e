import { success } from '../../../lib/result.ts';
import type { Result } from '../../../lib/result.ts';
import { defaultNetCarbsSettings } from '../../foods/figures/net-carbs.rules.ts';
import type { NetCarbsSettings } from '../../foods/figures/net-carbs.rules.ts';
import { recipeEatingNotes } from '../nutrition/eating-notes.rules.ts';
import type { CompiledRecipe, Recipe, RecipeNutrition } from '../recipe.ts';
import { recipeCostLevel } from '../nutrition/recipe-cost.rules.ts';
import { recipeNutrition, recipeSatiety } from '../nutrition/recipe-nutrition.rules.ts';
import { computedTags, recipeMakeup } from '../nutrition/recipe-tags.rules.ts';
import { defaultStrictnessSettings, recipeStrictness } from '../nutrition/strictness.rules.ts';
import type { StrictnessSettings } from '../nutrition/strictness.rules.ts';
import { weighIngredients } from '../amounts/weigh-ingredients.rules.ts';
import type { FoodsById, WeighingProblem } from '../amounts/weigh-ingredients.rules.ts';

/** What the operator decides about nutrition. */
export type CompileSettings = Readonly<{
  netCarbs: NetCarbsSettings;
  strictness: StrictnessSettings;
}>;

export const defaultCompileSettings: CompileSettings = {
  netCarbs: defaultNetCarbsSettings,
  strictness: defaultStrictnessSettings,
};

/** Works out all that follows from the ingredients and the food table. */
export function compileRecipe(args: {
  recipe: Recipe;
  foods: FoodsById;
  settings?: CompileSettings;
}): Result<CompiledRecipe, readonly WeighingProblem[]> {
  const { recipe, foods, settings = defaultCompileSettings } = args;
  const weighed = weighIngredients({ ingredients: recipe.ingredients, foods });
  if (!weighed.ok) return weighed;
  const ingredients = weighed.value;
  const { servings } = recipe;
  const nutrition = recipeNutrition({ ingredients, foods, servings, settings: settings.netCarbs });
  const { energyShares, netCarbsGrams } = nutrition;
  const makeup = recipeMakeup({ ingredients, foods });
  const { role } = recipe;
  const strictnessOf = (figures: Pick<RecipeNutrition, 'energyShares' | 'netCarbsGrams'>) =>
    recipeStrictness({ ...figures, role, settings: settings.strictness });
  const costLevel = recipeCostLevel({ ingredients, foods, servings });
  return success({
    ...recipe,
    ...makeup,
    ingredients,
    nutrition,
    satiety: recipeSatiety(nutrition),
    strictness: strictnessOf({ energyShares, netCarbsGrams }),
    strictnessWithoutPolyols: strictnessOf({
      energyShares: energyShares && {
        ...energyShares,
        netCarbs: netCarbsShareWithoutPolyols(nutrition),
      },
      netCarbsGrams: nutrition.netCarbsWithoutPolyolsGrams,
    }),
    eatingNotes: recipeEatingNotes({ ingredients, foods, makeup, risks: recipe.risks }),
    tags: computedTags({ recipe, ingredients, makeup, nutrition, costLevel }),
    costLevel,
  });
}

function netCarbsShareWithoutPolyols(nutrition: RecipeNutrition): number {
  const { energyShares, netCarbsGrams, netCarbsWithoutPolyolsGrams } = nutrition;
  if (energyShares === null || !netCarbsGrams) return 0;
  return (energyShares.netCarbs * (netCarbsWithoutPolyolsGrams ?? netCarbsGrams)) / netCarbsGrams;
}
