import { expect, test } from 'vitest';
import { plan } from '../../illustration/index.ts';
import { ownContent } from '../testing/own-content.ts';
import { atStage } from './at-stage.ts';
import { drawableRecipe } from './draw-pictures.ts';

const { recipes, foods: listed } = await ownContent();
const foods = new Map(listed.map((food) => [food.id, food]));

/** What lies on a pizza in the oven for which an editor chose something nothing in it is drawn as. */
function itemsWith(share: (count: number) => number): readonly string[] | undefined {
  const pizza = recipes.find(
    (recipe) =>
      plan(drawableRecipe({ recipe, foods })).vessel === 'pizza' &&
      recipe.ingredients.some(({ foodId }) => foodId.includes('tomato')),
  );
  if (pizza === undefined) throw new Error('No pizza with tomatoes is left');
  const recipe = { ...pizza, art: { ...pizza.art, items: ['wholeegg'] } } as typeof pizza;
  const tomatoesFirst = pizza.ingredients.toSorted(
    (one, other) => Number(other.foodId.includes('tomato')) - Number(one.foodId.includes('tomato')),
  );
  const keys = tomatoesFirst.slice(0, share(tomatoesFirst.length)).map(({ key }) => key);
  const stage = { state: 'IN_OVEN', keys } as unknown as Parameters<typeof atStage>[0]['stage'];
  return atStage({ recipe, foods, stage, index: 0 }).art?.items;
}

test('what an editor chose for a dish lies on it once most of it is in, and not before', () => {
  expect(itemsWith((count) => count)).toEqual(['wholeegg']);
  expect(itemsWith(() => 1)).not.toContain('wholeegg');
});
