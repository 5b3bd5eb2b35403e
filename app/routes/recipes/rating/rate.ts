import { execute } from '../../../graphql/api.ts';
import type { Outcome, Sending } from '../../../forms/answer-forms.ts';
import { sentValue, type FormAnswer } from '../../../forms/form-answers.ts';
import type { FieldsOf } from '../../../forms/form-set.ts';
import { RateRecipeDocument } from '../operations.gen.ts';
import type { ratingForms } from './rating-forms.ts';

/** Keeps the stars, from a recipe's page and from its cooking. */
export async function rate(
  { recipe_id: recipeId, stars }: FieldsOf<(typeof ratingForms)['rate']>,
  { context }: Pick<Sending, 'context'>,
): Promise<Outcome<never>> {
  const input = { recipeId, stars };
  return (await execute(context, RateRecipeDocument, { input })).rateRecipe;
}

/** The fields of a rating's form. */
export function ratingFields({ recipeId, stars }: { recipeId: string; stars: number }) {
  return { recipe_id: recipeId, stars };
}

/** The recipe and the stars that a rating's form sent. */
export function ratingIn(answer: FormAnswer): { recipeId: string; stars: number } {
  return { recipeId: sentValue(answer, 'recipe_id'), stars: Number(sentValue(answer, 'stars')) };
}
