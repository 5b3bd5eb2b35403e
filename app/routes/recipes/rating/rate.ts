import type { RouterContextProvider } from 'react-router';
import { execute } from '../../../graphql/api.ts';
import { RateRecipeDocument } from '../operations.gen.ts';

export const rateIntent = 'rate';

export interface RatingAnswer {
  intent: typeof rateIntent;
  problems: readonly { message: string }[];
  recipeId: string;
  stars: number;
}

/** The fields of a rating's form. */
export function ratingFields({ recipeId, stars }: { recipeId: string; stars: number }) {
  return { intent: rateIntent, recipe_id: recipeId, stars: String(stars) };
}

/** Null as long as no star was pressed. */
export function starsOf(form: FormData | undefined): number | null {
  const stars = Number(form?.get('stars'));
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null;
}

export async function rate(args: {
  context: Readonly<RouterContextProvider>;
  form: FormData;
}): Promise<RatingAnswer> {
  const { context, form } = args;
  const input = ratingOf(form);
  const { rateRecipe } = await execute(context, RateRecipeDocument, { input });
  return { intent: rateIntent, problems: rateRecipe.problems, ...input };
}

export function ratingOf(form: FormData): { recipeId: string; stars: number } {
  return { recipeId: String(form.get('recipe_id')), stars: starsOf(form) ?? 0 };
}
