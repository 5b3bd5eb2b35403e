import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../../lib/language.ts';
import { foodFigures } from '../figures/food-figures.rules.ts';
import { foodGroups } from '../food.ts';
import { familiarFoods, surprises } from '../navigator/familiar-foods.rules.ts';
import { hasTag, navigatorTags, tagOf } from '../navigator/navigator.rules.ts';
import { parseFoods } from './parse-foods.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'content', 'foods');
const { foods, problems } = parseFoods({
  foods: source('foods.csv'),
  nutrients: source('nutrients.csv'),
  premiumFoods: source('premium-foods.csv'),
  allergens: source('allergens.csv'),
  packs: source('packs.csv'),
});
const byId = new Map(foods.map((food) => [food.id, food]));

test.each([
  ['shrimp-cooked', 89],
  ['egg', 67],
  ['salmon-cooked', 71],
  ['broccoli-boiled', 88],
  ['potato-boiled', 48],
  ['cheddar', 33],
  ['almond', 24],
  ['butter', 4],
])('the satiety score of %s is %i, give or take 2', (id, expected) => {
  const food = byId.get(id);
  const score = food && foodFigures({ food }).satiety.score;
  expect(score).toEqual(expect.any(Number));
  expect(Math.abs((score ?? 0) - expected)).toBeLessThanOrEqual(2);
});

test('holds at least 900 foods without a problem', () => {
  expect(problems).toEqual([]);
  expect(foods.length).toBeGreaterThanOrEqual(900);
});

test('every food has an address of its own in each language', () => {
  for (const language of languages) {
    const slugs = foods.map((food) => food.slugs[language]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

test('about one food in eight is for members, no staple among them', () => {
  const share = foods.filter(({ isPremium }) => isPremium).length / foods.length;
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.16);
  const staples = [
    'egg',
    'butter',
    'chicken-breast',
    'broccoli',
    'cheddar',
    'white-bread',
    'apple',
  ];
  expect(staples.map((id) => byId.get(id)?.isPremium)).toEqual(staples.map(() => false));
});

test('every group and every shelf has foods, and every food one shelf', () => {
  expect(foodGroups.filter((group) => !foods.some((food) => food.group === group))).toEqual([]);
  for (const tag of navigatorTags) {
    expect(foods.filter((food) => hasTag({ food, tag })).length).toBeGreaterThanOrEqual(10);
  }
  expect(foods.filter((food) => !hasTag({ food, tag: tagOf(food) }))).toEqual([]);
});

test('a serving of each food is one a person can eat', () => {
  for (const food of foods) {
    const { grams } = foodFigures({ food }).serving;
    expect(grams, food.id).toBeGreaterThanOrEqual(2);
    expect(grams, food.id).toBeLessThanOrEqual(350);
  }
});

function source(file: string) {
  return { file, text: readFileSync(join(folder, file), 'utf8') };
}

test('what people look up is in the table once, and open to everybody', () => {
  expect(familiarFoods.filter((id) => byId.get(id) === undefined)).toEqual([]);
  expect(new Set(familiarFoods).size).toBe(familiarFoods.length);
  expect(familiarFoods.slice(0, 16).filter((id) => byId.get(id)?.isPremium)).toEqual([]);
});

test('what takes the place of a food has a third of its net carbs at most', () => {
  for (const { food, instead } of surprises) {
    const [many, few] = [food, instead].map((id) => {
      return foodFigures({ food: byId.get(id)! }).netCarbsPer100g.grams ?? Number.NaN;
    });
    expect(few! / many!, food).toBeLessThanOrEqual(1 / 3);
  }
});
