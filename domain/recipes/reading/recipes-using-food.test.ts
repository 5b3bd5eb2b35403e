import { expect, test } from 'vitest';
import { ownContent } from '../testing/own-content.ts';
import { recipesUsingFood } from './recipes-using-food.ts';

const { recipes, foods } = await ownContent();

test('recipes that count a food, the one with most of it a serving first', () => {
  const found = recipesUsingFood({ recipes, foodId: 'broccoli' });
  const grams = found.map(({ ingredients, servings }) => {
    const own = ingredients.filter(
      (each) => each.foodId === 'broccoli' && each.standing === 'counted',
    );
    return own.reduce((sum, each) => sum + each.grams, 0) / servings;
  });
  expect(found.length).toBeGreaterThan(3);
  expect(new Set(found).size).toBe(found.length);
  expect(grams.every((each) => each > 0)).toBe(true);
  expect(grams).toEqual(grams.toSorted((a, b) => b - a));
});

test('a food only ever named as an alternative or an option is in none', () => {
  const counted = new Set(
    recipes.flatMap(({ ingredients }) =>
      ingredients.filter(({ standing }) => standing === 'counted').map(({ foodId }) => foodId),
    ),
  );
  for (const { id: foodId } of foods) {
    expect(recipesUsingFood({ recipes, foodId }).length > 0, foodId).toBe(counted.has(foodId));
  }
});
