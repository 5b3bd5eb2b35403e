import { expect, test } from 'vitest';
import { buildFood } from '../foods/testing/build-food.ts';
import { compiled } from '../recipes/testing/build-recipe.ts';
import { contactSheet } from './contact-sheet.ts';
import { conversionOf } from './household-units.ts';
import { ingredientText } from './ingredient-text.ts';

function named(id: string, singular: string, plural: string | null, grams = 10) {
  const names = { singular, plural };
  const gramsPerMeasure = {
    piece: grams,
    clove: 4,
    slice: 5,
    sprig: 1,
    leaf: 1,
    stalk: 40,
    head: 40,
    bunch: 30,
    can: 400,
    handful: 20,
    pinch: 0.3,
  };
  const more = { densityGramsPerMl: 1, gramsPerMeasure };
  return buildFood({ id, names: { en: names, es: names, sv: names }, ...more });
}

const foods = [
  named('tomato', 'Tomato', 'Tomatoes'),
  named('garlic', 'Garlic', null),
  named('leaf-lettuce', 'Leaf lettuce', null),
  named('milk-2', 'Milk (2 %)', null),
  named('creme-fraiche', 'Crème fraîche', null),
  named('sesame-oil', 'Sesame oil', null),
];

function textOf(line: string): string {
  const [ingredient] = compiled({ foods, recipe: { lines: [line] } }).ingredients;
  const food = foods.find(({ id }) => id === ingredient?.foodId);
  if (ingredient === undefined || food === undefined) throw new Error(line);
  return ingredientText({ ingredient, food });
}

test.each([
  ['1 piece tomato', '1 tomato'],
  ['2 piece tomato', '2 tomatoes'],
  ['1/2 piece tomato', '1/2 tomato'],
  ['3 piece garlic', '3 garlic'],
  ['200 g tomato', '200 g tomato'],
  ['1 clove garlic', '1 clove garlic'],
  ['2 clove garlic', '2 cloves garlic'],
  ['2 pinch garlic', '2 pinches garlic'],
  ['2 slice tomato', '2 slices tomato'],
  ['2 sprig tomato', '2 sprigs tomato'],
  ['2 leaf tomato', '2 leaves tomato'],
  ['2 stalk tomato', '2 stalks tomato'],
  ['2 head garlic', '2 heads garlic'],
  ['2 bunch tomato', '2 bunches tomato'],
  ['2 can tomato', '2 cans tomato'],
  ['2 handful tomato', '2 handfuls tomato'],
  ['2 tbsp tomato', '2 tbsp tomato'],
  // A name that begins like a unit would be read as one.
  ['1 piece leaf-lettuce', '1 piece leaf lettuce'],
  ['2 piece leaf-lettuce', '2 piece leaf lettuce'],
  ['100 g milk-2', '100 g milk 2'],
  ['100 g creme-fraiche', '100 g crème fraîche'],
  ['2 clove garlic | finely chopped', '2 cloves garlic, finely chopped'],
  ['or 100 g tomato', 'or 100 g tomato'],
  ['and 100 g tomato | ripe', 'and 100 g tomato, ripe'],
  ['optional 100 g tomato | ripe', '100 g tomato, ripe (optional)'],
  ['30 ml sesame-oil (discarded 15)', '30 ml sesame oil, 15 ml discarded'],
  ['100 g tomato (discarded fat 20)', '100 g tomato, 20 g fat discarded'],
])('%s is written "%s"', (line, text) => {
  expect(textOf(line)).toBe(text);
});

test.each([
  ['g', 'g', 1],
  ['Gramos', 'g', 1],
  ['kilo', 'g', 1000],
  ['hg', 'g', 100],
  ['oz.', 'g', 28.35],
  ['lb', 'g', 453.6],
  ['krm', 'ml', 1],
  ['cl', 'ml', 10],
  ['dl', 'ml', 100],
  ['litros', 'ml', 1000],
  ['Tazas', 'ml', 240],
  ['pint', 'ml', 480],
  ['quarts', 'ml', 960],
  ['Tbsp.', 'tbsp', 1],
  ['tesked', 'tsp', 1],
  ['nypa', 'pinch', 1],
  ['large', 'piece', 1],
  ['styck', 'piece', 1],
  ['dientes', 'clove', 1],
  ['skivor', 'slice', 1],
  ['kvist', 'sprig', 1],
  ['hojas', 'leaf', 1],
  ['stjälk', 'stalk', 1],
  ['cabeza', 'head', 1],
  ['knippe', 'bunch', 1],
  ['burkar', 'can', 1],
  ['näve', 'handful', 1],
])('"%s" is in %s', (word, unit, factor) => {
  expect(conversionOf(word)).toMatchObject({ unit });
  const of = conversionOf(word)!.factor;
  expect(Math.abs(of / factor - 1)).toBeLessThan(0.02);
});

test('a word that is no unit is none', () => {
  expect(['', 'tomato', 'gg', '.'].map(conversionOf)).toEqual([null, null, null, null]);
});

function dishesOf(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: `dish-${at + 1}`,
    dish: 'PAN',
    title: `Dish ${at + 1}`,
    svg: '<svg/>',
  }));
}

test('a sheet has 24 dishes at most, each in its order and once', () => {
  const sheetsOf = (count: number) =>
    contactSheet(dishesOf(count))
      .split('<section>')
      .slice(1)
      .map((sheet) => [...sheet.matchAll(/<figcaption>(Dish \d+)</g)].map(([, title]) => title));
  const titles = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `Dish ${from + at}`);
  expect(sheetsOf(0)).toEqual([]);
  expect(sheetsOf(24)).toEqual([titles(1, 24)]);
  expect(sheetsOf(25)).toEqual([titles(1, 24), titles(25, 25)]);
  expect(sheetsOf(50)).toEqual([titles(1, 24), titles(25, 48), titles(49, 50)]);
});

test('a dish on the sheet is its picture with its title, kind, id and size, and runs nothing', () => {
  const dish = { id: 'x', dish: 'PAN', title: '<b>"Salt" & more', svg: '<svg><path/></svg>' };
  const sheet = contactSheet([dish]);
  const picture = Buffer.from(dish.svg).toString('base64');
  expect(sheet).toContain(`<img src="data:image/svg+xml;base64,${picture}" alt=""`);
  expect(sheet).toContain(
    '<figcaption>&lt;b>&quot;Salt&quot; &amp; more<br><small>PAN x 18 B</small></figcaption>',
  );
  expect(sheet).toMatch(/^<!doctype html><meta charset="utf-8">/);
});
