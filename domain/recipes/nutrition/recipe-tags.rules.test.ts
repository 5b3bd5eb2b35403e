import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { RecipeTag } from '../recipe.ts';
import { compiled } from '../testing/build-recipe.ts';

const foods = [
  buildFood({ id: 'cabbage', isPerishable: true }),
  buildFood({ id: 'salt' }),
  buildFood({ id: 'cheese', diet: 'vegetarian', avoidGroups: ['DAIRY'], group: 'dairy' }),
  buildFood({ id: 'egg', diet: 'vegetarian', avoidGroups: ['EGGS'], group: 'eggs' }),
  buildFood({ id: 'almond', avoidGroups: ['NUTS'], group: 'nuts' }),
  buildFood({ id: 'soy-sauce', hasGluten: true, avoidGroups: ['SOY'], group: 'sauces' }),
  buildFood({
    id: 'cod',
    diet: 'none',
    avoidGroups: ['FISH'],
    group: 'fish',
    isPerishable: true,
    per100g: { proteinGrams: 18, fatGrams: 1 },
  }),
];

test.each<[readonly string[], readonly RecipeTag[], readonly RecipeTag[]]>([
  [['200 g cabbage'], ['vegan', 'vegetarian', 'dairy_free', 'gluten_free'], []],
  [
    ['200 g cabbage', '50 g cheese'],
    ['vegetarian', 'egg_free'],
    ['vegan', 'dairy_free'],
  ],
  [
    ['200 g cabbage', '2 g egg'],
    ['vegetarian', 'dairy_free'],
    ['vegan', 'egg_free'],
  ],
  [['200 g almond'], ['vegan'], ['nut_free']],
  [['200 g cabbage', '5 g soy-sauce'], ['vegan'], ['gluten_free', 'soy_free']],
  [['300 g cod'], ['high_protein', 'dairy_free'], ['vegan', 'vegetarian']],
  [['100 g cod'], [], ['high_protein']],
])('%j is %j and not %j', (lines, present, absent) => {
  const { tags } = compiled({ foods, recipe: { lines } });
  expect(tags).toEqual(expect.arrayContaining([...present]));
  for (const tag of absent) expect(tags).not.toContain(tag);
});

test('an optional food counts for whoever avoids it, an alternative does not', () => {
  const lines = ['200 g cabbage', 'or 200 g cod', 'optional 20 g almond'];
  const recipe = compiled({ foods, recipe: { lines } });
  expect(recipe.avoidGroups).toEqual(['NUTS']);
  expect(recipe.diet).toBe('vegan');
});

test.each<[number, readonly RecipeTag[]]>([
  [15, ['under_15_minutes', 'under_30_minutes', 'under_45_minutes']],
  [16, ['under_30_minutes', 'under_45_minutes']],
  [45, ['under_45_minutes']],
  [46, []],
])('%i minutes give %j', (totalMinutes, expected) => {
  const times = { prepMinutes: 5, cookMinutes: 5, activeMinutes: 5, totalMinutes };
  const { tags } = compiled({ foods, recipe: { lines: ['200 g cod'], times } });
  expect(tags.filter((tag) => tag.startsWith('under'))).toEqual(expected);
});

test('salt does not make an ingredient list long', () => {
  const five = ['1 g cabbage', '1 g cheese', '1 g egg', '1 g almond', '1 g cod'];
  expect(tagsOf([...five, '1 pinch salt', '5 g cod'])).toContain('few_ingredients');
  expect(tagsOf([...five, '1 g soy-sauce'])).not.toContain('few_ingredients');
});

test('names what spoils, each food once', () => {
  const lines = ['200 g cabbage', '300 g cod', '100 g cabbage', '50 g cheese'];
  expect(compiled({ foods, recipe: { lines } }).perishableFoodIds).toEqual(['cabbage', 'cod']);
});

test('leftovers and price are tags as well', () => {
  const recipe = { lines: ['200 g cabbage'], isGoodAsLeftovers: true };
  expect(compiled({ foods, recipe }).tags).toEqual(
    expect.arrayContaining(['budget', 'good_leftovers']),
  );
});

function tagsOf(lines: readonly string[]): readonly RecipeTag[] {
  return compiled({ foods, recipe: { lines } }).tags;
}
