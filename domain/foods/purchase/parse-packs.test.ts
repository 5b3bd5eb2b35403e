import { expect, test } from 'vitest';
import { buildFood } from '../testing/build-food.ts';
import { packColumns, parsePacks } from './parse-packs.ts';

const foods = [
  buildFood({ id: 'lemon', gramsPerMeasure: { piece: 85 } }),
  buildFood({ id: 'lemon-juice', gramsPerMeasure: { piece: 45 } }),
  buildFood({ id: 'cauliflower', gramsPerMeasure: { head: 575 } }),
  buildFood({ id: 'cauliflower-rice' }),
  buildFood({ id: 'chickpea-canned', aisle: 'canned' }),
  buildFood({ id: 'cream', aisle: 'dairy', densityGramsPerMl: 1.01 }),
  buildFood({ id: 'egg', aisle: 'dairy', gramsPerMeasure: { piece: 50 } }),
];

/** One of them could not be read. */
const knownIds = new Set(['caviar', ...foods.map(({ id }) => id)]);

function parse(...rows: readonly string[]) {
  const text = [packColumns.join(','), ...rows].join('\n');
  return parsePacks({ source: { file: 'packs.csv', text }, foods, knownIds });
}

function messages(...rows: readonly string[]): readonly string[] {
  return parse(...rows).problems.map(({ message }) => message);
}

const lemon = 'lemon,,,,,piece,piece,,';

test('a pack weighs what is printed on it, unless less of it is eaten', () => {
  const { purchases, problems } = parse(
    'chickpea-canned,,,,,can 15oz:240g,can 400g:230g,,',
    'cream,,,,,carton 8floz,carton 3dl; carton 5dl,,',
  );
  expect(problems).toEqual([]);
  expect(purchases.get('chickpea-canned')?.packs).toEqual({
    us: [{ form: 'can', grams: 240, count: 1, size: { amount: 425.24, unit: 'g' } }],
    se: [{ form: 'can', grams: 230, count: 1, size: { amount: 400, unit: 'g' } }],
  });
  expect(purchases.get('cream')?.packs.se).toEqual([
    { form: 'carton', grams: 303, count: 1, size: { amount: 300, unit: 'ml' } },
    { form: 'carton', grams: 505, count: 1, size: { amount: 500, unit: 'ml' } },
  ]);
});

test('what grows weighs what the food table says of a piece', () => {
  const { purchases } = parse('cauliflower,,,,,head,head ~800g,,', 'egg,,,,,piece x6,piece x6,,');
  expect(purchases.get('cauliflower')?.packs).toEqual({
    us: [{ form: 'head', grams: 575, count: 1, size: null }],
    se: [{ form: 'head', grams: 800, count: 1, size: null }],
  });
  expect(purchases.get('egg')?.packs.us).toMatchObject([{ form: 'piece', grams: 300, count: 6 }]);
});

test('a part is bought as the whole it comes from', () => {
  const { purchases, problems } = parse(
    lemon,
    'lemon-juice,lemon,juice,,,,,,',
    'cauliflower,,,,,head,head,,',
    'cauliflower-rice,cauliflower,rice,80,,,,,',
  );
  expect(problems).toEqual([]);
  expect(purchases.get('lemon-juice')?.whole).toEqual({
    foodId: 'lemon',
    part: 'juice',
    gramsPerGram: 85 / 45,
  });
  expect(purchases.get('cauliflower-rice')?.whole?.gramsPerGram).toBe(1.25);
});

test('an aisle is that of the food, unless the shops of a country have another', () => {
  const { purchases } = parse('egg,,,,yes,piece,piece,produce,');
  expect(purchases.get('egg')).toMatchObject({
    isStaple: true,
    aisles: { us: 'produce', se: 'dairy' },
  });
});

test.each([
  ['tofu,,,,,pack 14oz,pack 270g,,', 'tofu is no food of foods.csv.'],
  ['lemon,,,,,piece,,,', 'lemon has no pack in column se.'],
  ['lemon,,,,,a piece,piece,,', 'The pack "a piece" should read like "bag 12oz" or "head".'],
  ['lemon,,,,,bag 2 lemons,piece,,', 'The pack "bag 2 lemons" should read like "bag 12oz"'],
  ['lemon,,,,,bunch,piece,,', 'Nobody can weigh "bunch".'],
  ['lemon,,,,,bottle 5dl,piece,,', 'Nobody can weigh "bottle 5dl".'],
  ['lemon,,,,no,piece,piece,,', '"no" in column staple is neither yes nor empty.'],
  ['lemon,,,,,piece,piece,fridge,', '"fridge" in column aisle_us is none of produce'],
  ['lemon,,juice,,,piece,piece,,', 'lemon is a part of nothing.'],
  ['lemon-juice,lemon,soul,,,,,,', '"soul" in column part is none of juice'],
  ['lemon-juice,lemon,juice,,,bottle 5dl,,,', 'lemon-juice is bought as a whole: no packs.'],
  ['lemon-juice,lime,juice,50,,,,,', 'lime is no food of foods.csv.'],
  ['cauliflower-rice,cauliflower,rice,,,,,,', 'How much of cauliflower-rice comes from'],
  ['lemon-juice,lemon,juice,,,,,,', 'lemon-juice is bought as lemon, which has no packs'],
])('%s: %s', (row, message) => {
  expect(messages(row).join('\n')).toContain(message);
});

test('the packs of a food that could not be read say nothing more', () => {
  expect(messages('caviar,,,,,jar 2oz,jar 80g,,')).toEqual([]);
});

test('a food that is listed twice is named, and the first line counts', () => {
  const { purchases, problems } = parse(lemon, 'lemon,,,,,bunch,bunch,,');
  expect(problems).toEqual([
    { file: 'packs.csv', line: 3, message: 'The food lemon is listed twice.' },
  ]);
  expect(purchases.get('lemon')?.packs.us[0]?.form).toBe('piece');
});
