import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { cookedDays, nearestOffered } from './cooking.rules.ts';
import { daysOfRows, placedLines, type PlacedLine } from '../meals.rules.ts';

const foods = [
  buildFood({ id: 'egg', group: 'eggs', gramsPerMeasure: { piece: 50 } }),
  buildFood({ id: 'chicken' }),
];
const korma = compiled({ foods, recipe: { id: 'korma', servings: 4, lines: ['600 g chicken'] } });
/** Two eggs a serving: no 1¼, but 1½. */
const omelet = compiled({ foods, recipe: { id: 'omelet', servings: 1, lines: ['2 piece egg'] } });
const content = {
  recipesById: new Map([korma, omelet].map((recipe) => [recipe.id, recipe])),
  foodsById: new Map(foods.map((food) => [food.id, food])),
};

function line(parts: Partial<PlacedLine> = {}): PlacedLine {
  const place = { day: 0, meal: 'DINNER' } as const;
  const dish = { recipeId: 'korma', role: 'main', portions: [1, 1] } as const;
  return { ...place, ...dish, leftoverOfDay: null, reasons: [], ...parts };
}

/** Cooked, in the pot and kept, of each line. */
function cooked(lines: readonly PlacedLine[]) {
  const days = cookedDays({ days: daysOfRows({ dayCount: 7, rows: lines }), content });
  return days.flatMap(({ meals }) =>
    meals.flatMap(({ recipes }) =>
      recipes.map((each) => [each.cookedServings, each.potServings, each.keptServings]),
    ),
  );
}

test('a dish is cooked for everybody, in the portions they eat', () => {
  expect(cooked([line({ portions: [1.25, 1, 0.5] })])).toEqual([[2.75, 2.75, 0]]);
});

test('a dinner with leftovers is cooked once for both meals, and the leftovers not at all', () => {
  const dinner = line({ portions: [1.25, 1] });
  const lunch = line({ day: 1, meal: 'LUNCH', portions: [1.25], leftoverOfDay: 0 });
  expect(cooked([dinner, lunch])).toEqual([
    [3.5, 3.5, 0],
    [0, 3.5, 0],
  ]);
});

test('what no kitchen can cook is cooked a little larger, and the rest is kept', () => {
  expect(cooked([line({ recipeId: 'omelet', meal: 'BREAKFAST', portions: [1.25] })])).toEqual([
    [1.5, 1.5, 0.25],
  ]);
});

test('the same dish on another day has its own leftovers', () => {
  const monday = line();
  const tuesdayLunch = line({ day: 1, meal: 'LUNCH', leftoverOfDay: 0 });
  const sunday = line({ day: 6 });
  expect(cooked([monday, tuesdayLunch, sunday])).toEqual([
    [4, 4, 0],
    [0, 4, 0],
    [2, 2, 0],
  ]);
});

test('leftovers are those of the same dish, of the dinner of their day', () => {
  const dinner = line();
  const omeletLunch = line({ recipeId: 'omelet', day: 1, meal: 'LUNCH', leftoverOfDay: 0 });
  expect(cooked([dinner, omeletLunch])[0]).toEqual([2, 2, 0]);
  const lunchBefore = line({ meal: 'LUNCH', portions: [1] });
  const leftovers = line({ day: 1, meal: 'LUNCH', portions: [1], leftoverOfDay: 0 });
  const portions = [1.5, 1.5];
  // The lunch of the first day is a pot of its own, the rest comes from the dinner.
  expect(cooked([lunchBefore, line({ portions }), leftovers])).toEqual([
    [1, 1, 0],
    [4, 4, 0],
    [0, 4, 0],
  ]);
});

test('leftovers whose dinner is gone are a pot of what they are', () => {
  const orphan = line({ day: 1, meal: 'LUNCH', portions: [1.25], leftoverOfDay: 0 });
  const other = line({ recipeId: 'omelet' });
  expect(cooked([other, orphan])[1]).toEqual([0, 1.25, 0]);
  const sameDishLater = line({ day: 2 });
  expect(cooked([orphan, sameDishLater])).toEqual([
    [0, 1.25, 0],
    [2, 2, 0],
  ]);
});

test('a recipe that has left the collection is cooked as it is eaten', () => {
  expect(cooked([line({ recipeId: 'gone', portions: [1.25] })])).toEqual([[1.25, 1.25, 0]]);
});

test('lines keep what they held, and say nothing of where they stand', () => {
  const [dinner] = cookedDays({ days: daysOfRows({ dayCount: 1, rows: [line()] }), content });
  const [kept] = placedLines([dinner!]);
  expect(kept).toMatchObject(line());
});

test.each([
  [2.5, [1, 2, 4], 2],
  [5, [1, 2, 4, 6, 8], 6],
  [12, [1, 2, 4, 6, 8], 8],
  [0, [1, 2], 1],
  [3, [], 3],
])('%d servings are nearest to one of %j: %d', (servings, options, nearest) => {
  expect(nearestOffered({ servings, options })).toBe(nearest);
});

test('what was worked out before is not taken for another content version', () => {
  const asked = [line({ recipeId: 'omelet', portions: [1.25] })];
  const pots = (other: typeof content) =>
    cookedDays({ days: daysOfRows({ dayCount: 7, rows: asked }), content: other })
      .flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes))
      .map(({ potServings }) => potServings);
  expect([pots(content), pots(content)]).toEqual([[1.5], [1.5]]);
  const byWeight = [buildFood({ id: 'egg', group: 'meat' }), ...foods.slice(1)];
  const recipe = compiled({
    foods: byWeight,
    recipe: { id: 'omelet', servings: 1, lines: ['110 g egg'] },
  });
  const recipesById = new Map([korma, recipe].map((each) => [each.id, each]));
  const foodsById = new Map(byWeight.map((food) => [food.id, food]));
  expect(pots({ recipesById, foodsById })).toEqual([1.25]);
  expect(pots(content)).toEqual([1.5]);
});
