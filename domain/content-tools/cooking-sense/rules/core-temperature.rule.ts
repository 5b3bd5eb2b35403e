import type { FoodId } from '../../../foods/food.ts';
import type { CompiledRecipe } from '../../../recipes/recipe.ts';
import type { CookedRecipe, CookingRule, Finding } from '../cooking-rule.ts';
import { minutesNamed, stepTexts, wholeText } from '../step-words.ts';

const poultryCelsius = 74;
const mincedCelsius = 71;
const fishCelsius = 60;
/** After so long in a covered pot nobody needs a thermometer. */
const braisedMinutes = 40;
const cookedAlready = /cooked|stock|liver|fat$|smoked|roasted|pastrami/;
const minced = /^ground-(?:beef|pork|lamb|veal)/;
/** Crumbled meat is past 71 °C after that long, whatever its color. */
const cookedMinutes = 15;
/** Ready to eat, or so thin that it is done when it is opaque to the bone. */
const cured = /anchov|canned|gravlax|herring|jarred|pickled|roe|salted|sardine|smoked|stock|sauce/;
const gramsOfAPiece = 50;
const shaped = /\b(?:patt(?:y|ies)|burgers?|meatballs?|meatloaf|kebabs?|koftas?|loaf|balls)\b/i;

/** Poultry, fish, shaped minced meat and what is only browned name the heat that makes them safe. */
export const coreTemperature: CookingRule = {
  id: 'core-temperature',
  level: 'error',
  source:
    'USDA FSIS, safe minimum internal temperatures: poultry 74 °C, ground meat 71 °C; fish 60 °C, said for who is at risk',
  find(cooked) {
    const longest = Math.max(0, ...stepTexts(cooked.recipe).flatMap(minutesNamed));
    if (longest >= braisedMinutes && cooked.recipe.dish === 'STEW') return [];
    const needed = celsiusNeeded(cooked);
    if (needed === null || hottestNamed(cooked) >= needed) return [];
    const message =
      needed === fishCelsius
        ? `No step names ${needed} °C in the middle of the fish.`
        : `No step names ${needed} °C in the middle of the meat.`;
    return [{ message, at: { field: 'steps' } }] satisfies readonly Finding[];
  },
};

function celsiusNeeded({ recipe, foods }: CookedRecipe): number | null {
  const eaten = recipe.ingredients.filter(({ standing }) => standing === 'counted');
  const isRawPoultry = (id: FoodId) => {
    return foods.get(id)?.group === 'poultry' && !cookedAlready.test(id) && !id.startsWith('duck');
  };
  if (eaten.some(({ foodId }) => isRawPoultry(foodId))) return poultryCelsius;
  const isMinced = eaten.some(({ foodId }) => minced.test(foodId));
  if (isMinced && (shaped.test(recipe.texts.en.title) || isBriefly(recipe))) return mincedCelsius;
  return cooksFish({ recipe, foods }) ? fishCelsius : null;
}

function cooksFish({ recipe, foods }: CookedRecipe): boolean {
  if (recipe.times.cookMinutes === 0 || recipe.risks.includes('RAW_FISH')) return false;
  return recipe.ingredients.some(
    ({ standing, foodId, eatenGrams }) =>
      standing === 'counted' &&
      foods.get(foodId)?.group === 'fish' &&
      !cured.test(foodId) &&
      eatenGrams / recipe.servings >= gramsOfAPiece,
  );
}

/** Browned and eaten: its color says nothing, a while on the stove does. */
function isBriefly(recipe: CompiledRecipe): boolean {
  const first = recipe.steps.findIndex(({ uses }) =>
    uses.some(({ ingredientKey }) => minced.test(ingredientKey)),
  );
  const minutes = stepTexts(recipe).slice(Math.max(0, first)).flatMap(minutesNamed);
  return minutes.reduce((sum, each) => sum + each, 0) < cookedMinutes;
}

function hottestNamed({ recipe }: CookedRecipe): number {
  const ovenFrom = 110;
  const named = [...wholeText(recipe).matchAll(/(\d+) °C/g)].map(([, degrees]) => Number(degrees));
  return Math.max(0, ...named.filter((degrees) => degrees < ovenFrom));
}
