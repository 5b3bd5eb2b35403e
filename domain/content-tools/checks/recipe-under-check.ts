import type { FileProblem } from '../../../lib/file-problem.ts';
import type { Language } from '../../../lib/language.ts';
import type { FoodsById } from '../../recipes/amounts/weigh-ingredients.rules.ts';
import type { RecipePlaces } from '../../recipes/files/parse-recipe.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';

/** A recipe with all a check needs to judge it and to say where. */
export type RecipeUnderCheck = Readonly<{
  recipe: CompiledRecipe;
  places: RecipePlaces;
  foods: FoodsById;
}>;

/** Names a field of the recipe's file in one language. */
export function problemAtField(args: {
  places: RecipePlaces;
  field: string;
  message: string;
  language?: Language;
}): FileProblem {
  const { places, field, message, language = 'en' } = args;
  const line = places.fieldLines[language].get(field) ?? null;
  return { file: places.files[language], line, message };
}
