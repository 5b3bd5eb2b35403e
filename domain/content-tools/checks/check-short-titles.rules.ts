import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages } from '../../../lib/language.ts';
import {
  isShortTitle,
  mostLettersOfShortTitle,
  shortTitleOf,
} from '../../recipes/reading/short-title.rules.ts';
import { problemAtField } from './recipe-under-check.ts';
import type { RecipeUnderCheck } from './recipe-under-check.ts';

/** A title that does not fit under a plate without a short one, and a short one that does not fit. */
export function shortTitleProblems({ recipe, places }: RecipeUnderCheck): readonly FileProblem[] {
  return languages.flatMap((language) => {
    const { title, short } = recipe.texts[language];
    if (short !== null && !isShortTitle(short)) {
      const message = `"${short}" is longer than ${mostLettersOfShortTitle} letters.`;
      return [problemAtField({ places, field: 'short', message, language })];
    }
    if (short !== null || isShortTitle(title)) return [];
    const message = `"${title}" needs a short title of at most ${mostLettersOfShortTitle} letters.`;
    return [problemAtField({ places, field: 'title', message, language })];
  });
}

/** Two dishes of one week called the same could not be told apart. */
export function sharedShortTitleProblems(
  checked: readonly RecipeUnderCheck[],
): readonly FileProblem[] {
  return languages.flatMap((language) => {
    const known = new Map<string, string>();
    // What is written comes last: two recipes with one title are told as such.
    const isWritten = ({ recipe }: RecipeUnderCheck) => recipe.texts[language].short !== null;
    const inOrder = checked.toSorted((a, b) => Number(isWritten(a)) - Number(isWritten(b)));
    return inOrder.flatMap(({ recipe, places }) => {
      const { short } = recipe.texts[language];
      const key = shortTitleOf(recipe.texts[language]).toLocaleLowerCase(language);
      const other = known.get(key);
      known.set(key, recipe.id);
      if (other === undefined || short === null) return [];
      const message = `"${short}" is what ${other} is called already.`;
      return [problemAtField({ places, field: 'short', message, language })];
    });
  });
}
