import { LRUCache } from 'lru-cache';
import {
  mainIngredients,
  recipeSheet,
  type RecipeSheet,
  type SheetIngredient,
} from './recipe-sheet.ts';

type Asked = Parameters<typeof recipeSheet>[0];

interface Kept<Answer> {
  of: Asked;
  answer: Answer;
}

/** Some ten kilobytes each. */
const mostSheets = 500;
const mostIngredients = 4000;

/** A recipe is written alike for everybody: what was written lately is not written anew. */
export const keptSheet: (asked: Asked) => RecipeSheet = kept(recipeSheet, mostSheets);

/** `mainIngredients`, kept in the same way. */
export const keptMainIngredients: (asked: Asked) => readonly SheetIngredient[] = kept(
  mainIngredients,
  mostIngredients,
);

function kept<Answer>(write: (asked: Asked) => Answer, max: number): (asked: Asked) => Answer {
  const answers = new LRUCache<string, Kept<Answer>>({ max });
  return function answerTo(asked) {
    const { recipe, servings, language, foods } = asked;
    const key = `${recipe.id} ${servings} ${language}`;
    const known = answers.get(key);
    // An edited recipe or food is another object, of the same name.
    if (known?.of.recipe === recipe && known.of.foods === foods) return known.answer;
    const answer = write(asked);
    answers.set(key, { of: asked, answer });
    return answer;
  };
}
