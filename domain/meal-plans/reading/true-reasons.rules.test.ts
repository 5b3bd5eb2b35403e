import { expect, test } from 'vitest';
import type { Purchase } from '../../foods/food.ts';
import { perMarket } from '../../foods/purchase/pack.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { Targets } from '../../planner/targets.ts';
import type { WhyReason } from '../../planner/types.ts';
import type { Recipe, RecipeRole } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { trueReasonsIn, type ToldDish } from './true-reasons.rules.ts';

const byTheBag: Purchase = {
  whole: null,
  isStaple: false,
  packs: perMarket(() => [{ form: 'bag', grams: 200, count: 1, size: null }]),
  aisles: perMarket(() => 'produce'),
};
const per100g = { energyKcal: 100, proteinGrams: 10, fiberGrams: 3, carbohydrateGrams: 2 };
const foods = [
  buildFood({ id: 'kale', carbBasis: 'available', per100g }),
  buildFood({
    id: 'leek',
    carbBasis: 'available',
    per100g,
    isPerishable: true,
    purchase: byTheBag,
  }),
  buildFood({ id: 'cod', group: 'fish', carbBasis: 'available', per100g }),
];
const foodsById = new Map(foods.map((food) => [food.id, food]));
const netCarbs = { level: 'MODERATE', grams: 50, isExclusive: false } as const;
const targets = { energyKcal: 1000, proteinGrams: 100, netCarbs } as Targets;

interface Parts {
  day?: number;
  meal?: ToldDish['meal'];
  role?: RecipeRole;
  portion?: number;
  pot?: number;
  leftoverOfDay?: number | null;
  recipe?: Partial<Recipe> & { lines?: readonly string[] };
}

/** A dinner of 100 g cod for one. */
function dish(id: string, parts: Parts = {}): ToldDish {
  const { day = 0, meal = 'DINNER', role = 'main', portion = 1, pot = 1 } = parts;
  const { leftoverOfDay = null } = parts;
  const written = { id, lines: ['100 g cod'], servings: 1, role, ...parts.recipe };
  const recipe = compiled({ foods, recipe: written });
  const line = {
    recipeId: id,
    role,
    portions: [portion],
    leftoverOfDay,
    reasons: [],
    cookedServings: pot,
    potServings: pot,
    keptServings: 0,
  };
  return { day, meal, line, recipe, nutrition: recipe.nutrition };
}

/** What may be said of a dish beside others, of what the planner said. */
function said(
  reason: WhyReason,
  of: ToldDish,
  args: { others?: readonly ToldDish[]; targets?: Targets | null } = {},
): readonly WhyReason[] {
  const { others = [], targets: own = targets } = args;
  const reasonsOf = trueReasonsIn({ dishes: [of, ...others], targets: own, foods: foodsById });
  return reasonsOf({ ...of, line: { ...of.line, reasons: [reason] } });
}

const isSaid = (...args: Parameters<typeof said>) => said(...args).length === 1;

test('a lunch says which day it is left from, and nothing else does', () => {
  const reason: WhyReason = { code: 'LEFTOVER_FROM', day: 5 };
  const lunch = dish('a', { day: 1, meal: 'LUNCH', leftoverOfDay: 0 });
  expect(said(reason, lunch)).toEqual([{ code: 'LEFTOVER_FROM', day: 0 }]);
  expect(isSaid(reason, dish('a', { meal: 'LUNCH' }))).toBe(false);
  expect(isSaid(reason, dish('a', { day: 1, leftoverOfDay: 0 }))).toBe(false);
});

test('a wish is met by the dish that stands there now', () => {
  const italian = dish('a', { recipe: { cuisine: 'ITALIAN', dish: 'SOUP' } });
  expect(isSaid({ code: 'FAVOURITE_CUISINE', cuisine: 'ITALIAN' }, italian)).toBe(true);
  expect(isSaid({ code: 'FAVOURITE_CUISINE', cuisine: 'INDIAN' }, italian)).toBe(false);
  expect(isSaid({ code: 'FAVOURITE_DISH', dish: 'SOUP' }, italian)).toBe(true);
  expect(isSaid({ code: 'FAVOURITE_DISH', dish: 'STEW' }, italian)).toBe(false);
});

test.each([
  { code: 'WELL_RATED', rating: 5 },
  { code: 'LONG_AGO', weeks: 5 },
  { code: 'LIKED' },
  { code: 'AFFORDABLE' },
] as const)('$code stays true', (reason) => {
  expect(said(reason, dish('a'))).toEqual([reason]);
});

test('filling is what has a score of sixty and more', () => {
  const reason: WhyReason = { code: 'FILLING', satiety: 70 };
  const scored = (score: number | null) => {
    const of = dish('a');
    const satiety = { ...of.recipe.satiety, score } as typeof of.recipe.satiety;
    return isSaid(reason, { ...of, recipe: { ...of.recipe, satiety } });
  };
  expect([scored(60), scored(59), scored(null)]).toEqual([true, false, false]);
});

test.each([
  [45, true],
  [46, false],
])('a dish of %i minutes is quick: %s', (totalMinutes, isQuick) => {
  const times = { prepMinutes: 5, cookMinutes: 5, activeMinutes: 10, totalMinutes };
  const of = dish('a', { recipe: { times } });
  expect(said({ code: 'QUICK', minutes: 9 }, of)).toEqual(
    isQuick ? [{ code: 'QUICK', minutes: totalMinutes }] : [],
  );
});

test('a day fits its energy by what is eaten on it alone', () => {
  const reason: WhyReason = { code: 'FITS_ENERGY', kcal: 5 };
  const of = (grams: number, day = 0, portion = 1) =>
    dish(`${grams}-${day}`, { day, portion, recipe: { lines: [`${grams} g cod`] } });
  expect(isSaid(reason, of(1000))).toBe(true);
  expect(isSaid(reason, of(500), { others: [of(500)] })).toBe(true);
  expect(isSaid(reason, of(500), { others: [of(500, 1)] })).toBe(false);
  expect(isSaid(reason, of(800, 0, 1.25))).toBe(true);
  expect(isSaid(reason, of(1100))).toBe(false);
  expect(isSaid(reason, of(1000), { targets: null })).toBe(false);
});

test('a good part of the protein is a quarter of the day, on the plate of who eats it', () => {
  const reason: WhyReason = { code: 'FILLS_PROTEIN', grams: 5 };
  const of = (grams: number, portion = 1) =>
    dish('a', { portion, recipe: { lines: [`${grams} g cod`] } });
  expect(said(reason, of(250))).toEqual([{ code: 'FILLS_PROTEIN', grams: 25 }]);
  expect(said(reason, of(249))).toEqual([]);
  expect(said(reason, of(200, 1.25))).toEqual([{ code: 'FILLS_PROTEIN', grams: 25 }]);
  expect(said(reason, of(900), { targets: null })).toEqual([]);
});

test('much fiber is six grams, much of vegetables a hundred', () => {
  const of = (line: string, portion = 1) => dish('a', { portion, recipe: { lines: [line] } });
  expect(said({ code: 'FIBER', grams: 1 }, of('200 g cod'))).toEqual([{ code: 'FIBER', grams: 6 }]);
  expect(said({ code: 'FIBER', grams: 1 }, of('190 g cod'))).toEqual([]);
  const vegetables = (line: string, portion = 1) =>
    said({ code: 'VEGETABLES', grams: 1 }, of(line, portion));
  expect(vegetables('104 g kale')).toEqual([{ code: 'VEGETABLES', grams: 100 }]);
  expect(vegetables('94 g kale')).toEqual([]);
  expect(vegetables('104 g cod')).toEqual([]);
  expect(vegetables('80 g kale', 1.5)).toEqual([{ code: 'VEGETABLES', grams: 120 }]);
});

test.each([
  ['main', '300 g cod', true],
  ['main', '310 g cod', false],
  ['side', '150 g cod', true],
  ['side', '160 g cod', false],
  ['extra', '150 g cod', true],
  ['extra', '160 g cod', false],
] as const)('a %s of %s is low in carbs: %s', (role, line, isLow) => {
  const of = dish('a', { role, recipe: { lines: [line] } });
  expect(isSaid({ code: 'LOW_CARB', grams: 1 }, of)).toBe(isLow);
});

test('what nobody knows is not said', () => {
  const of = dish('a');
  const { nutrients } = of.nutrition;
  const unknown = { ...nutrients, proteinGrams: null, fiberGrams: null };
  const none = { ...of, nutrition: { ...of.nutrition, nutrients: unknown, netCarbsGrams: null } };
  for (const code of ['FILLS_PROTEIN', 'FIBER', 'LOW_CARB'] as const) {
    expect(said({ code, grams: 50 }, none)).toEqual([]);
  }
});

test('variety is one main of a protein among those the week cooks', () => {
  const reason: WhyReason = { code: 'VARIETY', protein: 'FISH' };
  const fish = (id: string, parts: Parts = {}) =>
    dish(id, { ...parts, recipe: { protein: 'FISH' } });
  const beside = (other: ToldDish) => isSaid(reason, fish('a'), { others: [other] });
  expect(isSaid(reason, fish('a'))).toBe(true);
  expect(beside(fish('b'))).toBe(false);
  expect(beside(fish('b', { day: 6 }))).toBe(false);
  expect(beside(fish('b', { day: 7 }))).toBe(true);
  expect(beside(fish('b', { role: 'side' }))).toBe(true);
  expect(beside(fish('b', { day: 1, leftoverOfDay: 0 }))).toBe(true);
  expect(isSaid(reason, dish('a'))).toBe(false);
});

test('a food is shared with another dish of the week that holds it', () => {
  const reason: WhyReason = { code: 'SHARES_FOOD', foodId: 'leek' };
  const leek = (id: string, parts: Parts = {}) =>
    dish(id, { ...parts, recipe: { lines: ['9 g leek', '9 g cod'] } });
  const beside = (other: ToldDish) => isSaid(reason, leek('a'), { others: [other] });
  expect(beside(leek('b'))).toBe(true);
  expect(beside(leek('b', { role: 'side', day: 6 }))).toBe(true);
  expect(beside(dish('b'))).toBe(false);
  expect(beside(leek('a', { day: 3 }))).toBe(false);
  expect(beside(leek('b', { day: 7 }))).toBe(false);
  expect(beside(leek('b', { day: 1, leftoverOfDay: 0 }))).toBe(false);
  expect(beside(dish('b', { recipe: { lines: ['9 g cod', 'optional 9 g leek'] } }))).toBe(false);
  expect(isSaid(reason, dish('a'), { others: [leek('b')] })).toBe(false);
});

test('what is shared names the nearest other day, and is nothing that keeps for weeks', () => {
  const holding = (id: string, day: number) =>
    dish(id, { day, recipe: { lines: ['9 g leek', '9 g cod'] } });
  const others = [holding('b', 0), holding('c', 5), holding('d', 3)];
  const leek: WhyReason = { code: 'SHARES_FOOD', foodId: 'leek' };
  expect(said(leek, holding('a', 3), { others })).toEqual([{ ...leek, day: 5 }]);
  expect(said(leek, holding('a', 1), { others })).toEqual([{ ...leek, day: 0 }]);
  expect(said(leek, holding('a', 3), { others: [holding('d', 3)] })).toEqual([leek]);
  expect(said({ code: 'SHARES_FOOD', foodId: 'cod' }, holding('a', 3), { others })).toEqual([]);
});
