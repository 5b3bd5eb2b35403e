import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages } from '../../../lib/language.ts';
import type { Language } from '../../../lib/language.ts';
import { slugOf } from '../../../lib/slug.ts';
import { problemAtField } from './recipe-under-check.ts';
import type { RecipeUnderCheck } from './recipe-under-check.ts';

/** Two recipes with one title or one address in a language. The second is named. */
export function duplicateProblems(checked: readonly RecipeUnderCheck[]): readonly FileProblem[] {
  return languages.flatMap((language) => [
    ...repeated({ checked, language, field: 'title' }),
    ...repeated({ checked, language, field: 'slug' }),
  ]);
}

function repeated(args: {
  checked: readonly RecipeUnderCheck[];
  language: Language;
  field: 'title' | 'slug';
}): readonly FileProblem[] {
  const { checked, language, field } = args;
  const groups = Map.groupBy(checked, ({ recipe }) => slugOf(recipe.texts[language][field]));
  return [...groups.values()].flatMap(([first, ...others]) => {
    const message = `The ${field} is also that of ${first?.recipe.id}.`;
    return others.map(({ places }) => problemAtField({ places, field, message, language }));
  });
}
