import { languages, type Language } from '../../../lib/language.ts';
import type { ContentIndex } from '../content-index.ts';
import type { CompiledRecipe } from '../recipe.ts';

/** By the slug of the language, or of any other: links are shared across languages. By its id
 * too, which is the address it had before its title changed. */
export function findRecipe(args: {
  content: Pick<ContentIndex, 'recipesBySlug' | 'recipesById'>;
  slug: string;
  language: Language;
}): CompiledRecipe | null {
  const { content, slug, language } = args;
  const found = [language, ...languages].map((each) => content.recipesBySlug[each].get(slug));
  return found.find((recipe) => recipe !== undefined) ?? content.recipesById.get(slug) ?? null;
}
