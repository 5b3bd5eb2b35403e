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

/** A wait in minutes; the last of them are counted by the timer of the whole wait. */
const wait =
  /(?<!the |the last )\bfor (?:about |another |at least )?(\d+)(?: (?:to|or) \d+)? (?:more )?minutes\b/g;
/** A minute passes while one looks. */
const shortestWait = 2;

/** A step that names two waits has two timers. A microwave has its own. */
export function waitProblems({ recipe, places }: RecipeUnderCheck): readonly FileProblem[] {
  return recipe.steps.flatMap(({ texts, timerMinutes, laterTimerMinutes = [] }, index) => {
    const waits = [...texts.en.matchAll(wait)].filter(
      ([, minutes = 0]) => Number(minutes) >= shortestWait,
    );
    const named = /microwave/i.test(texts.en) ? 0 : waits.length;
    const timers = timerMinutes === null ? 0 : 1 + laterTimerMinutes.length;
    if (named <= timers) return [];
    const line = places.stepLines.en[index] ?? null;
    const message = `Step ${index + 1} names ${named} waits and has a timer for ${timers}.`;
    return [{ file: places.files.en, line, message }];
  });
}
