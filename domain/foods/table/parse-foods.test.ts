import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { packColumns } from '../purchase/parse-packs.ts';
import { nutrientColumns } from './nutrient-columns.ts';
import { foodColumns } from './parse-food-row.ts';
import { parseFoods } from './parse-foods.ts';
import type { ParsedFoods } from './parse-foods.ts';

const onion =
  'onion,usda-sr28:11282,Onion,Onions,Cebolla,Cebollas,Lök,Lökar,vegetables,produce,,vegan,no,' +
  'total,0.6,piece=110;slice=10,no,1,bulb:#D9A557';
const butter =
  'butter,usda-sr28:01001,Butter,,Mantequilla,,Smör,,dairy,dairy,DAIRY,vegetarian,no,' +
  'total,0.95,,yes,2,stick:#F4CF62';

test('reads a food with its names, measures and figures', () => {
  const { foods, problems, lines } = parsed({ rows: [onion], figures: { onion: [40, 1.1, ''] } });
  expect(problems).toEqual([]);
  expect(lines.get('onion')).toBe(2);
  expect(foods[0]).toMatchObject({
    id: 'onion',
    names: { en: { singular: 'Onion', plural: 'Onions' }, sv: { singular: 'Lök' } },
    slugs: { en: 'onion', es: 'cebolla', sv: 'lok' },
    group: 'vegetables',
    avoidGroups: [],
    hasGluten: false,
    densityGramsPerMl: 0.6,
    gramsPerMeasure: { piece: 110, slice: 10 },
    isPerishable: false,
    costLevel: 1,
    look: 'bulb:#D9A557',
  });
  expect(foods[0]?.nutrientsPer100g).toMatchObject({ energyKcal: 40, proteinGrams: 1.1 });
  expect(foods[0]?.nutrientsPer100g.fatGrams).toBeNull();
});

test('a food that is a mass has no plural, and may be perishable', () => {
  const { foods } = parsed({ rows: [butter], figures: { butter: [717] } });
  expect(foods[0]?.names.es).toEqual({ singular: 'Mantequilla', plural: null });
  expect(foods[0]).toMatchObject({ isPerishable: true, avoidGroups: ['DAIRY'], costLevel: 2 });
});

test.each([
  ['Onion,', ',', 'The name in "en" is missing.'],
  ['usda-sr28:11282', 'usda', 'The source "usda" should read usda-sr28:05091 or label:some-food.'],
  ['onion,', 'Onion One,', 'The id "Onion One" should be lower-case words and hyphens.'],
  ['vegetables', 'greens', '"greens" in column group is none of vegetables, fruit'],
  ['vegan', 'plants', '"plants" in column diet is none of vegan, vegetarian, none.'],
  ['0.6', '60', 'The density "60" is no possible grams per ml.'],
  ['piece=110', 'piece:110', 'The measure "piece:110" should read like piece=150.'],
  ['produce,,', 'produce,MILK,', '"MILK" in column avoid is none of BEEF'],
  ['no,1', 'maybe,1', '"maybe" in column perishable is none of yes, no.'],
  ['bulb:#D9A557', 'bulb', 'The look "bulb" is no drawing'],
  ['bulb:#D9A557', 'hat:#D9A557', 'The look "hat:#D9A557" is no drawing'],
  ['no,1', 'no,4', '"4" in column cost is none of 1, 2, 3.'],
])('names what is wrong when "%s" reads "%s"', (right, wrong, message) => {
  const row = onion.replace(right, wrong);
  const { foods, problems } = parsed({ rows: [butter, row], figures: { butter: [1], onion: [1] } });
  expect(foods.map(({ id }) => id)).toEqual(['butter']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'foods.csv', line: 3 });
  expect(problems[0]?.message).toContain(message);
});

test('a food without figures is left out', () => {
  const { foods, problems } = parsed({ rows: [onion], figures: {} });
  expect(foods).toEqual([]);
  expect(problems.map(formatFileProblem)).toEqual([
    'foods.csv:2: onion has no figures in nutrients.csv; run "npm run foods" or check its source.',
  ]);
});

test('the first of two foods with one id stays, and two foods may not share a name', () => {
  const shallot = onion.replace('onion,', 'shallot,').replace('Cebolla,', 'Chalota,');
  const figures = { onion: [1], shallot: [1] };
  const { foods, problems } = parsed({ rows: [onion, onion, shallot], figures });
  expect(foods.map(({ id }) => id)).toEqual(['onion', 'shallot']);
  expect(problems.map(({ message }) => message)).toEqual([
    'The food onion is listed twice.',
    'shallot and onion have the same name in "en".',
    'shallot and onion have the same name in "sv".',
  ]);
});

test('a line of the wrong length does not spoil the others', () => {
  const { foods, problems } = parsed({ rows: ['oops,1', onion], figures: { onion: [1] } });
  expect(foods.map(({ id }) => id)).toEqual(['onion']);
  expect(problems[0]?.message).toBe('This line has 2 cells, the heading has 19.');
});

test('a missing column, an empty file and a broken quote are named', () => {
  const nutrients = { file: 'nutrients.csv', text: nutrientTable({}) };
  const premiumFoods = premiumTable([]);
  const messages = ['id,source', '', '"oops\n'].map((text) => {
    return parseFoods({
      foods: { file: 'foods.csv', text },
      nutrients,
      premiumFoods,
      allergens: { file: 'allergens.csv', text: 'id,contains,label' },
      packs: packTable([]),
    }).problems[0]?.message;
  });
  expect(messages[0]).toContain('The heading lacks the columns en, en_plural');
  expect(messages[1]).toBe('The file is empty.');
  expect(messages[2]).toContain('This is not a readable table');
});

test('a figure that is no number is unknown and named', () => {
  const { foods, problems } = parsed({ rows: [onion], figures: { onion: ['many'] } });
  expect(foods[0]?.nutrientsPer100g.energyKcal).toBeNull();
  expect(problems.map(formatFileProblem)).toEqual([
    'nutrients.csv:2: energy_kcal of onion is not a number: "many".',
  ]);
});

test('premium foods are those that their file lists', () => {
  const figures = { onion: [40], butter: [717] };
  const { foods, problems } = parsed({ rows: [onion, butter], figures, premium: ['butter'] });
  expect(foods.map(({ id, isPremium }) => [id, isPremium])).toEqual([
    ['onion', false],
    ['butter', true],
  ]);
  expect(problems).toEqual([]);
});

test('a premium food that nobody knows is named', () => {
  const { problems } = parsed({ rows: [onion], figures: { onion: [40] }, premium: ['caviar'] });
  expect(problems.map(formatFileProblem)).toEqual([
    'premium-foods.csv:2: caviar is no food of foods.csv.',
  ]);
});

type Figures = Readonly<Record<string, readonly (number | string)[]>>;

function parsed(args: {
  rows: readonly string[];
  figures: Figures;
  premium?: readonly string[];
}): ParsedFoods {
  const text = [foodColumns.join(','), ...args.rows].join('\n');
  return parseFoods({
    foods: { file: 'foods.csv', text },
    nutrients: { file: 'nutrients.csv', text: nutrientTable(args.figures) },
    premiumFoods: premiumTable(args.premium ?? []),
    allergens: { file: 'allergens.csv', text: 'id,contains,label' },
    packs: packTable([]),
  });
}

function premiumTable(ids: readonly string[]) {
  return { file: 'premium-foods.csv', text: ['id', ...ids].join('\n') };
}

function packTable(rows: readonly string[]) {
  return { file: 'packs.csv', text: [packColumns.join(','), ...rows].join('\n') };
}

/** The first figures are given, the others unknown. */
function nutrientTable(figures: Figures): string {
  const columns = Object.values(nutrientColumns);
  const rows = Object.entries(figures).map(([id, cells]) => {
    return [id, ...columns.map((_, index) => cells[index] ?? '')].join(',');
  });
  return [['id', ...columns].join(','), ...rows].join('\n');
}
