import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Food, FoodId } from '../foods/food.ts';
import { ownContent } from '../recipes/testing/own-content.ts';
import { cookedServings, isCookable } from './cooked-servings.rules.ts';
import { kitchenLines } from './kitchen-lines.rules.ts';
import { nearestMeasure } from './measures/kitchen-points.rules.ts';

/** Every shipped recipe for every quarter of a serving up to twelve. */
const servings = Array.from({ length: 48 }, (_, index) => (index + 1) / 4);

const content = await ownContent();
const { recipes } = content;
const foods: ReadonlyMap<FoodId, Food> = new Map(content.foods.map((food) => [food.id, food]));

/** Each recipe's lines for each of the servings, worked out once for all tests. */
const cooked = recipes.map((recipe) => ({
  recipe,
  counts: servings.map((count) => ({
    count,
    lines: kitchenLines({ recipe, servings: count, foods }),
  })),
}));

function isEgg(foodId: FoodId): boolean {
  return foods.get(foodId)?.group === 'eggs';
}

test('no egg, white or yolk is ever a fraction, and nothing is ever nothing', () => {
  const broken = cooked.flatMap(({ recipe, counts }) =>
    counts.flatMap(({ count, lines }) =>
      lines.flatMap(({ amount, unit, foodId }) => {
        const isBroken = amount <= 0 || (isEgg(foodId) && unit === 'piece' && amount % 1 !== 0);
        return isBroken ? [`${recipe.id} for ${count}: ${amount} ${unit} ${foodId}`] : [];
      }),
    ),
  );
  expect(broken).toEqual([]);
});

test('more servings never take less of anything', () => {
  const fewer = cooked.flatMap(({ recipe, counts }) =>
    counts.flatMap(({ count, lines }, index) => {
      const before = counts[index - 1]?.lines;
      return lines.flatMap(({ grams, foodId }, line) =>
        grams < (before?.[line]?.grams ?? 0) - 1e-6 ? [`${recipe.id} for ${count}: ${foodId}`] : [],
      );
    }),
  );
  expect(fewer).toEqual([]);
});

test('the same recipe and servings give the same lines, and these stay as they are', () => {
  const wrong = cooked.flatMap(({ recipe, counts }) =>
    counts.flatMap(({ count, lines }) => {
      const again = kitchenLines({ recipe, servings: count, foods });
      const moved = lines.filter(({ amount, unit, foodId }, index) => {
        if (recipe.ingredients[index]?.amount === amount) return false;
        const measure = nearestMeasure({ amount, unit, foodId, isExact: true });
        return measure.amount !== amount || measure.unit !== unit;
      });
      const isSame = isDeepStrictEqual(again, lines) && moved.length === 0;
      return isSame ? [] : [`${recipe.id} for ${count}: ${moved.map(({ foodId }) => foodId)}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('cooked servings move no main ingredient by more than a tenth, and are those wanted or a little more', () => {
  const wrong = recipes.flatMap((recipe) =>
    servings.flatMap((wanted) => {
      const given = cookedServings({ recipe, wanted, foods });
      const isRight =
        isCookable({ recipe, servings: given, foods }) &&
        given >= wanted &&
        given - wanted < recipe.servings &&
        cookedServings({ recipe, wanted: given, foods }) === given;
      return isRight ? [] : [`${recipe.id}: ${given} for ${wanted}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('cooked servings never fall when more is wanted', () => {
  const falling = recipes.flatMap((recipe) => {
    const given = servings.map((wanted) => cookedServings({ recipe, wanted, foods }));
    const isFalling = given.some((each, index) => each < (given[index - 1] ?? 0));
    return isFalling ? [`${recipe.id}: ${given}`] : [];
  });
  expect(falling).toEqual([]);
});
