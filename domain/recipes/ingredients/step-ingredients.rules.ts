import { scaleIngredient } from '../amounts/scale-servings.rules.ts';
import type { Ingredient, RecipeStep } from '../recipe.ts';

export type StepIngredient<Listed extends Ingredient = Ingredient> = Listed &
  Readonly<{
    /** Of the whole recipe's amount; below 1 the rest goes into other steps. */
    share: number;
  }>;

/** What one step takes, from the ingredients already scaled to the member's servings. */
export function stepIngredients<Listed extends Ingredient>(args: {
  step: Pick<RecipeStep, 'uses'>;
  ingredients: readonly Listed[];
}): readonly StepIngredient<Listed>[] {
  return args.step.uses.flatMap(({ ingredientKey, share }) => {
    const ingredient = args.ingredients.find(({ key }) => key === ingredientKey);
    if (ingredient === undefined) return [];
    return [{ ...scaleIngredient({ ingredient, factor: share }), share }];
  });
}
