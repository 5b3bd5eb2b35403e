import { answerForms, type AnswerOf } from '../../../forms/answer-forms.ts';
import { execute } from '../../../graphql/api.ts';
import { AddRecipeToMealDocument, AddRecipeToShoppingListDocument } from '../operations.gen.ts';
import type { RecipeResult } from '../add/recipe-result.ts';
import { rate } from '../rating/rate.ts';
import { recipeForms } from './recipe-forms.ts';

export type RecipeAnswer = AnswerOf<typeof recipeForms, RecipeResult>;

/** Runs what a form of a recipe's page asks for. */
export const changeRecipe = answerForms<typeof recipeForms, RecipeResult>(recipeForms, {
  list: async ({ id, recipe_id: recipeId, dish, servings }, { context }) => {
    const amount = dish === null ? { servings } : { dish };
    const input = { recipes: [{ id, recipeId, ...amount }] };
    return (await execute(context, AddRecipeToShoppingListDocument, { input }))
      .addRecipesToShoppingList;
  },
  plan: async ({ recipe_id: recipeId, meal_plan_id: mealPlanId, day, meal }, { context }) => {
    const input = { mealPlanId, recipeId, day, meal };
    const { addRecipeToMeal } = await execute(context, AddRecipeToMealDocument, { input });
    const { problems, mealPlan } = addRecipeToMeal;
    return { problems, result: { planSlug: mealPlan?.slug ?? null } };
  },
  rate,
});
