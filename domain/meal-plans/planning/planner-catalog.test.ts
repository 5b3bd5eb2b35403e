import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { plannerCatalog, plannerRecipe } from './planner-catalog.ts';

test('a content version is compiled once', async () => {
  const content = await testContent();
  expect(plannerCatalog(content)).toBe(plannerCatalog(content));
  const other = { ...content, version: 'other' };
  expect(plannerCatalog(other)).not.toBe(plannerCatalog(content));
});

test('a recipe with an unknown figure is no candidate', async () => {
  const { recipes, foodsById } = await testContent();
  const recipe = recipes[0]!;
  expect(plannerRecipe({ recipe, foodsById })).toMatchObject({
    id: recipe.id,
    kcal: recipe.nutrition.nutrients.energyKcal,
    totalMinutes: recipe.times.totalMinutes,
  });
  const nutrition = { ...recipe.nutrition, netCarbsGrams: null };
  expect(plannerRecipe({ recipe: { ...recipe, nutrition }, foodsById })).toBeNull();
});

test('worth sharing is what spoils in an open bag and is in few recipes', async () => {
  const { recipes } = plannerCatalog(await testContent());
  const shared = new Set(recipes.flatMap(({ worthSharing = [] }) => worthSharing));
  const are = (ids: readonly string[]) => ids.filter((id) => shared.has(id));
  const rests = ['spinach', 'greek-yogurt', 'tofu-firm', 'cherry-tomato', 'ground-beef'];
  expect(are(rests)).toEqual(rests);
  const inMost = ['garlic', 'onion', 'lemon-juice', 'lime-juice', 'cilantro', 'parsley', 'egg'];
  expect(are([...inMost, 'olive-oil', 'salt', 'ginger', 'scallion', 'tamari'])).toEqual([]);
});

test('vegetables are counted by the serving, and only what is surely eaten', async () => {
  const { recipes, foodsById } = await testContent();
  const recipe = recipes.find(({ id }) => id === 'basic-fluffy-cauliflower-rice')!;
  const cauliflower = recipe.ingredients.find(
    ({ foodId }) => foodId === 'cauliflower-rice' || foodId === 'cauliflower',
  )!;
  const ingredients = [cauliflower, { ...cauliflower, standing: 'optional' as const }];
  const compiled = plannerRecipe({ recipe: { ...recipe, ingredients }, foodsById });
  expect(compiled?.vegetableGrams).toBeCloseTo(cauliflower.eatenGrams / recipe.servings, 6);
});
