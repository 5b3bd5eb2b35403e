import { expect, test } from 'vitest';
import type { CompiledIngredient } from '../recipes/recipe.ts';
import { isMainLine } from './main-lines.rules.ts';

function line(foodId: string, grams: number, standing: CompiledIngredient['standing'] = 'counted') {
  return { foodId, grams, standing };
}

const beef = line('beef', 850);
const water = line('water', 5000);
const insteadOfBeef = line('lamb', 900, 'alternative');

/** A line beside 850 g of beef; what comes from the tap and what is an alternative weigh nothing. */
test.each([
  ['15 % of the dish', line('onion', 150), true],
  ['less than 15 %', line('onion', 149), false],
  ['water', water, false],
  ['what may be taken instead', insteadOfBeef, false],
  ['the beef', beef, true],
])('%s makes the dish what it is: %#', (_what, asked, isMain) => {
  const others = [beef, water, insteadOfBeef].filter((each) => each !== asked);
  const ingredients = [asked, ...others];
  expect(isMainLine({ line: asked, recipe: { ingredients } })).toBe(isMain);
});
