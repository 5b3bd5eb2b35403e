import type { FileProblem } from '../../../lib/file-problem.ts';
import { perLanguage, type PerLanguage } from '../../../lib/language.ts';
import type { Food, FoodGroup } from '../../foods/food.ts';
import { indexFoodNames, type FoodNameIndex } from '../../recipes/ingredients/step-foods.rules.ts';
import { cookingProblems } from '../cooking-sense/check-cooking-sense.ts';
import { factProblems } from './check-facts.rules.ts';
import { nutritionProblems } from './check-nutrition.rules.ts';
import { pictureProblems, pictureWarnings } from './check-pictures.rules.ts';
import { shortNameProblems } from './check-short-names.rules.ts';
import { shortTitleProblems } from './check-short-titles.rules.ts';
import { namedFoodProblems, useProblems } from './check-steps.rules.ts';
import { frozenAmountProblems } from './frozen-amounts.rules.ts';
import type { RecipeUnderCheck } from './recipe-under-check.ts';

/** A step that names meatballs or waffles says what comes out, not what goes in. */
const dishGroups: readonly FoodGroup[] = ['meals', 'sweets'];

/** What steps may call foods by, in each language. */
export function namesOfFoods(foods: readonly Food[]): PerLanguage<FoodNameIndex> {
  const ingredients = foods.filter(({ group }) => !dishGroups.includes(group));
  return perLanguage((language) => indexFoodNames({ foods: ingredients, language }));
}

/** What one recipe should put right, and what is only told, without a look at the others. */
export function checkRecipe(args: {
  checked: RecipeUnderCheck;
  foodNames: PerLanguage<FoodNameIndex>;
}): { problems: readonly FileProblem[]; warnings: readonly FileProblem[] } {
  const { checked, foodNames } = args;
  const cooking = cookingProblems(checked);
  const ofLevel = (wanted: 'error' | 'warning') =>
    cooking.filter(({ level }) => level === wanted).map(({ problem }) => problem);
  return {
    problems: [
      ...nutritionProblems(checked),
      ...useProblems(checked),
      ...factProblems(checked),
      ...shortTitleProblems(checked),
      ...shortNameProblems(checked),
      ...namedFoodProblems({ checked, foodNames }),
      ...frozenAmountProblems(checked),
      ...pictureProblems(checked),
      ...ofLevel('error'),
    ],
    warnings: [...ofLevel('warning'), ...pictureWarnings(checked)],
  };
}
