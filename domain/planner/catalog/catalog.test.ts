import { expect, test } from 'vitest';
import { compileCatalog } from './catalog.ts';
import { plainRecipe } from '../testing/arbitraries.ts';
import { syntheticRecipes } from '../testing/synthetic-catalog.ts';

test('does not depend on the order recipes come in', () => {
  const recipes = syntheticRecipes({ size: 60, seed: 3 });

  expect(compileCatalog(recipes.toReversed())).toEqual(compileCatalog(recipes));
});

test('refuses figures that would poison a sum', () => {
  expect(() => compileCatalog([plainRecipe({ kcal: Number.NaN })])).toThrow('plain');
  expect(() => compileCatalog([plainRecipe({ netCarbsGrams: -1 })])).toThrow('plain');
});

test('refuses one id for two recipes', () => {
  expect(() => compileCatalog([plainRecipe(), plainRecipe()])).toThrow('twice');
});

test('common foods cost less than rare ones', () => {
  const { foods } = compileCatalog([
    ...Array.from({ length: 30 }, (_, index) =>
      plainRecipe({ id: `with-${index}`, perishables: ['spinach'] }),
    ),
    ...Array.from({ length: 30 }, (_, index) => plainRecipe({ id: `without-${index}` })),
    plainRecipe({ id: 'rare', perishables: ['fennel', 'fennel'] }),
  ]);
  const weightOf = (id: string) => foods.weights[foods.indexById.get(id)!]!;

  expect(weightOf('spinach')).toBeCloseTo(0.03, 10);
  expect(weightOf('fennel')).toBeGreaterThan(0.05);
});
