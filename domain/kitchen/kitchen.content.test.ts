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

function isEgg(foodId: FoodId): boolean {
  return foods.get(foodId)?.group === 'eggs';
}

test('no egg, white or yolk is ever a fraction, and nothing is ever nothing', () => {
  for (const recipe of recipes) {
    for (const count of servings) {
      const lines = kitchenLines({ recipe, servings: count, foods });
      const broken = lines.filter(({ amount, unit, foodId }) => {
        return amount <= 0 || (isEgg(foodId) && unit === 'piece' && amount % 1 !== 0);
      });
      expect(broken, `${recipe.id} for ${count}`).toEqual([]);
    }
  }
});

test('more servings never take less of anything', () => {
  for (const recipe of recipes) {
    const grams = recipe.ingredients.map(() => 0);
    for (const count of servings) {
      const lines = kitchenLines({ recipe, servings: count, foods });
      const fewer = lines.filter((line, index) => line.grams < (grams[index] ?? 0) - 1e-6);
      expect(fewer, `${recipe.id} for ${count}`).toEqual([]);
      grams.splice(0, grams.length, ...lines.map((line) => line.grams));
    }
  }
});

test('the same recipe and servings give the same lines, and these stay as they are', () => {
  for (const recipe of recipes) {
    for (const count of servings) {
      const lines = kitchenLines({ recipe, servings: count, foods });
      expect(kitchenLines({ recipe, servings: count, foods })).toEqual(lines);
      const moved = lines.filter(({ amount, unit, foodId }, index) => {
        if (recipe.ingredients[index]?.amount === amount) return false;
        const again = nearestMeasure({ amount, unit, foodId, isExact: true });
        return again.amount !== amount || again.unit !== unit;
      });
      expect(moved, `${recipe.id} for ${count}`).toEqual([]);
    }
  }
});

test('cooked servings move no main ingredient by more than a tenth, and are those wanted or a little more', () => {
  for (const recipe of recipes) {
    for (const wanted of servings) {
      const cooked = cookedServings({ recipe, wanted, foods });
      expect(isCookable({ recipe, servings: cooked, foods })).toBe(true);
      expect(cooked).toBeGreaterThanOrEqual(wanted);
      expect(cooked - wanted, recipe.id).toBeLessThan(recipe.servings);
      expect(cookedServings({ recipe, wanted: cooked, foods })).toBe(cooked);
    }
  }
});

test('cooked servings never fall when more is wanted', () => {
  for (const recipe of recipes) {
    const cooked = servings.map((wanted) => cookedServings({ recipe, wanted, foods }));
    expect(cooked).toEqual(cooked.toSorted((a, b) => a - b));
  }
});
