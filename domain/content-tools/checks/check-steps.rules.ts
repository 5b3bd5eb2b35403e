import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages } from '../../../lib/language.ts';
import type { PerLanguage } from '../../../lib/language.ts';
import type { CompiledIngredient, CompiledRecipe } from '../../recipes/recipe.ts';
import type { RecipeUnderCheck } from './recipe-under-check.ts';
import { unlistedFoods } from '../../recipes/ingredients/step-foods.rules.ts';
import type { FoodNameIndex } from '../../recipes/ingredients/step-foods.rules.ts';
import { withoutAmounts } from '../../recipes/ingredients/step-text.rules.ts';

const roundingOfShares = 0.02;

/** Every ingredient goes into the steps, whole and once. Alternatives need not. */
export function useProblems({ recipe, places }: RecipeUnderCheck): readonly FileProblem[] {
  return recipe.ingredients.flatMap((ingredient, index) => {
    const message = useProblem({ recipe, ingredient });
    if (message === null) return [];
    return [{ file: places.files.en, line: places.ingredientLines[index] ?? null, message }];
  });
}

function useProblem(args: {
  recipe: CompiledRecipe;
  ingredient: CompiledIngredient;
}): string | null {
  const { key, standing } = args.ingredient;
  const uses = args.recipe.steps.flatMap((step) => step.uses);
  const shares = uses.filter((use) => use.ingredientKey === key).map(({ share }) => share);
  if (shares.length === 0) return standing === 'alternative' ? null : `No step uses ${key}.`;
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (Math.abs(total - 1) <= roundingOfShares) return null;
  return `The steps use ${Math.round(total * 100)} % of ${key}.`;
}

/** A step may name only foods of the list. */
export function namedFoodProblems(args: {
  checked: RecipeUnderCheck;
  foodNames: PerLanguage<FoodNameIndex>;
}): readonly FileProblem[] {
  const { recipe, places, foods } = args.checked;
  const listed = recipe.ingredients.flatMap(({ foodId }) => foods.get(foodId) ?? []);
  return languages.flatMap((language) => {
    return recipe.steps.flatMap((step, index) => {
      const text = withoutAmounts(step.texts[language]);
      const unlisted = unlistedFoods({ text, listed, index: args.foodNames[language] });
      return unlisted.map((words) => ({
        file: places.files[language],
        line: places.stepLines[language][index] ?? null,
        message: `Step ${index + 1} names "${words}", which the ingredients do not list.`,
      }));
    });
  });
}
