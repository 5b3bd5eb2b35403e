import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { recipeChoices } from './recipe-choices.rules.ts';
import { filterNames, noFilters, type FilterName } from './search-filters.rules.ts';
import { shownFacets } from './shown-facets.ts';

interface Count {
  value: string;
  count: number;
  isChosen: boolean;
}

function shown(
  filter: FilterName,
  counts: readonly Partial<Count>[],
  foods: readonly object[] = [],
) {
  const all = Object.fromEntries(filterNames.map((name) => [name, [] as Count[]]));
  all[filter] = counts.map((each) => ({ value: '', count: 1, isChosen: false, ...each }));
  const known = foods.map((food) => buildFood(food as Parameters<typeof buildFood>[0]));
  const facets = shownFacets({
    counts: all as unknown as Parameters<typeof shownFacets>[0]['counts'],
    foods: new Map(known.map((food) => [food.id, food])),
    locale: 'en',
  });
  expect(facets.map((facet) => facet.filter)).toEqual([...filterNames]);
  expect(facets.every(({ title }) => title !== '')).toBe(true);
  return facets.find((facet) => facet.filter === filter)!.choices;
}

const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

test('of a filter, what leads somewhere is shown in its usual order, and what is chosen', () => {
  const choices = shown('dish', [
    { value: 'soup', count: 3 },
    { value: 'salad', count: 0 },
    { value: 'bread', count: 0, isChosen: true },
    { value: 'no-dish', count: 9 },
  ]);
  expect(choices).toEqual([
    { value: 'bread', count: 0, isChosen: true, name: expect.stringMatching(/\S/) },
    { value: 'soup', count: 3, isChosen: false, name: expect.stringMatching(/\S/) },
  ]);
});

test('of ingredients the chosen ones come first, then those in most recipes, then by id', () => {
  const foods = [
    { id: 'leek', group: 'vegetables' },
    { id: 'kale', group: 'vegetables' },
    { id: 'cod', group: 'fish' },
    { id: 'beef', group: 'meat' },
    { id: 'salt', group: 'spices' },
    { id: 'oil', group: 'fats' },
  ];
  const choices = shown(
    'ingredient',
    [
      { value: 'leek', count: 5 },
      { value: 'kale', count: 5 },
      { value: 'cod', count: 9 },
      { value: 'beef', count: 0 },
      { value: 'salt', count: 99 },
      { value: 'oil', count: 1, isChosen: true },
      { value: 'gone', count: 7 },
    ],
    foods,
  );
  // Salt is in everything: nobody chooses a dish by it.
  expect(valuesOf(choices)).toEqual(['oil', 'cod', 'kale', 'leek']);
});

test('no more than two dozen ingredients are shown, and a chosen one always', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `food-${index + 10}`);
  const counts = ids.map((value, index) => ({
    value,
    count: 100 - index,
    isChosen: value === 'food-39',
  }));
  const choices = shown(
    'ingredient',
    counts,
    ids.map((id) => ({ id, group: 'vegetables' })),
  );
  expect(valuesOf(choices)).toEqual(['food-39', ...ids.slice(0, 23)]);
});

const foods = ['leek', 'salt', 'kale'].map((id) => {
  return buildFood({ id, gramsPerMeasure: { piece: 100 } });
});

test.each([
  [15, ['up_to_15', 'up_to_30', 'up_to_45']],
  [16, ['up_to_30', 'up_to_45']],
  [30, ['up_to_30', 'up_to_45']],
  [31, ['up_to_45']],
  [45, ['up_to_45']],
  [46, ['over_45']],
])('a dish of %i minutes is found by %j', (totalMinutes, time) => {
  const recipe = compiled({ foods, recipe: { id: 'dish' } });
  const timed = { ...recipe, times: { ...recipe.times, totalMinutes } };
  expect(recipeChoices(timed).time).toEqual(time);
});

test('a dish is found by all that it is, and by what it is cooked of', () => {
  const recipe = compiled({
    foods,
    recipe: {
      id: 'dish',
      dish: 'SOUP',
      difficulty: 'hard',
      lines: ['1 piece leek', '1 piece salt', '1 piece leek'],
    } as never,
  });
  const [leek, salt, again] = recipe.ingredients;
  const choices = (given: object) => recipeChoices({ ...recipe, ...given } as typeof recipe);
  const all = choices({
    tags: ['vegan', 'budget', 'under_15_minutes'],
    cuisine: 'NORDIC',
    meals: ['LUNCH', 'DINNER'],
    role: 'side',
    strictness: 'keto',
    protein: 'FISH',
    satiety: { ...recipe.satiety, score: 5, band: 'high' },
    ingredients: [leek, { ...salt, standing: 'alternative' }, again],
  });
  expect(all).toEqual({
    ...noFilters,
    time: expect.any(Array),
    satiety: ['high'],
    diet: ['vegan'],
    difficulty: ['hard'],
    dish: ['soup'],
    ingredient: ['leek'],
    protein: ['fish'],
    strictness: ['keto'],
    tag: ['budget', 'nordic'],
    type: ['lunch', 'dinner', 'side'],
  });
  const little = choices({
    tags: [],
    cuisine: 'OTHER',
    meals: ['DINNER'],
    role: 'main',
    strictness: 'none',
    satiety: { ...recipe.satiety, score: null, band: 'low' },
  });
  expect(little).toMatchObject({ satiety: [], strictness: [], tag: [], type: ['dinner'] });
});
