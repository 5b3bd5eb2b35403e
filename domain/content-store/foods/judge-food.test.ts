import { expect, test } from 'vitest';
import { nutrientNames } from '../../../lib/nutrients.ts';
import type { Food } from '../../foods/food.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { Fields } from '../documents/document.rules.ts';
import { indexFoods } from '../testing/small-catalogue.ts';
import { csvLine } from './csv-line.ts';
import { fieldsOfFood } from './food-fields.ts';
import { foodFiles } from './food-files.ts';
import { judgeFood } from './judge-food.ts';

const sold = { isStaple: true, aisles: { us: 'dairy', se: 'baking' } } as const;
const pack = { form: 'bag', grams: 500, count: 1, size: { amount: 500, unit: 'g' } } as const;
const half = { form: 'bag', grams: 250, count: 1, size: { amount: 250, unit: 'g' } } as const;

const figures = { energyKcal: 350, carbohydrateGrams: 30, proteinGrams: 25, fatGrams: 12 };
const cream: Food = buildFood({
  id: 'some-cream',
  names: {
    en: { singular: 'Cream', plural: 'Creams' },
    es: { singular: 'Nata', plural: null },
    sv: { singular: 'Grädde', plural: 'Grädder' },
  },
  slugs: { en: 'cream', es: 'nata', sv: 'gradde' },
  group: 'dairy',
  aisle: 'dairy',
  avoidGroups: ['DAIRY', 'SOY'],
  diet: 'vegetarian',
  hasGluten: true,
  contains: ['SESAME', 'CELERY'],
  labelChecks: ['SOY', 'RENNET'],
  carbBasis: 'available',
  densityGramsPerMl: 0.9,
  gramsPerMeasure: { piece: 150, slice: 20 },
  isPerishable: true,
  costLevel: 3,
  isPremium: true,
  per100g: { ...figures, fiberGrams: 0.5, sugarGrams: 2.5, sodiumMg: null },
  purchase: { whole: null, ...sold, packs: { us: [half, pack], se: [pack] } },
});
const part: Food = buildFood({
  id: 'some-part',
  per100g: figures,
  purchase: {
    whole: { foodId: 'some-cream', part: 'zest', gramsPerGram: 4 },
    isStaple: false,
    packs: { us: [], se: [] },
    aisles: { us: 'produce', se: 'produce' },
  },
});
const plain = buildFood({ id: 'plain', per100g: figures });
const content = indexFoods([cream, part, plain]);

const { 'figure.sodiumMg': _unknown, ...noFigures } = Object.fromEntries(
  nutrientNames.map((name) => [`figure.${name}`, '0']),
);
const creamFields: Fields = {
  ...noFigures,
  'title.en': 'Cream',
  'plural-en': 'Creams',
  'title.es': 'Nata',
  'title.sv': 'Grädde',
  'plural-sv': 'Grädder',
  source: 'usda-sr28:00001',
  group: 'dairy',
  aisle: 'dairy',
  avoid: 'DAIRY SOY',
  diet: 'vegetarian',
  gluten: 'yes',
  contains: 'SESAME CELERY',
  labelChecks: 'SOY RENNET',
  carbBasis: 'available',
  density: '0.9',
  measures: 'piece=150; slice=20',
  perishable: 'yes',
  cost: '3',
  premium: 'yes',
  look: 'lump:#C9A46A',
  'figure.energyKcal': '350',
  'figure.carbohydrateGrams': '30',
  'figure.proteinGrams': '25',
  'figure.fatGrams': '12',
  'figure.fiberGrams': '0.5',
  'figure.sugarGrams': '2.5',
  'pack.staple': 'yes',
  'pack.us': 'bag 250g; bag 500g',
  'pack.se': 'bag 500g',
  'pack.aisleSe': 'baking',
};

test('a food is edited cell by cell; what is not said of it has no field', () => {
  expect(fieldsOfFood(cream)).toEqual(creamFields);
  const known = fieldsOfFood(plain);
  expect(known).toMatchObject({ gluten: 'no', cost: '1' });
  expect(
    Object.keys(known).filter((field) => /^(?:pack|perish|premium|dens|meas)/.test(field)),
  ).toEqual([]);
  expect(fieldsOfFood(part)).toMatchObject({
    'pack.whole': 'some-cream',
    'pack.part': 'zest',
    'pack.yield': '25',
  });
  expect(fieldsOfFood(part)).not.toHaveProperty('pack.staple');
  expect(fieldsOfFood({ ...cream, isPremium: false })).not.toHaveProperty('premium');
});

test('a food that nobody changed is the same food, and an unknown figure stays unknown', () => {
  for (const food of [cream, part, plain]) {
    const { remarks, food: read } = judgeFood({ id: food.id, fields: fieldsOfFood(food), content });
    expect(remarks).toEqual([]);
    expect(read).toEqual(food);
  }
});

function told(changes: Fields, id = 'some-cream') {
  const food = content.foodsById.get(id);
  const fields = { ...(food && fieldsOfFood(food)), ...changes };
  const { remarks, food: read } = judgeFood({ id, fields, content });
  return { remarks: remarks.map(({ field, level }) => [field, level]), isRead: read !== null };
}

test.each([
  [{ 'title.en': '' }, 'title.en'],
  [{ 'title.es': 'plain' }, 'title.es'],
  [{ source: 'a friend' }, 'source'],
  [{ group: 'stones' }, 'group'],
  [{ aisle: 'stones' }, 'aisle'],
  [{ avoid: 'DAIRY STONES' }, 'avoid'],
  [{ diet: 'all' }, 'diet'],
  [{ gluten: 'some' }, 'gluten'],
  [{ carbBasis: 'half', citation: 'x' }, 'carbBasis'],
  [{ cost: '9' }, 'cost'],
  [{ density: '30' }, 'density'],
  [{ measures: 'hatful=3' }, 'measures'],
  [{ look: 'nothing:at-all' }, 'look'],
  [{ 'figure.fatGrams': 'much', citation: 'x' }, 'figure.fatGrams'],
  [{ 'figure.fatGrams': '1.23456', citation: 'x' }, 'figure.fatGrams'],
  [{ 'figure.fatGrams': 'x1', citation: 'x' }, 'figure.fatGrams'],
  [{ 'figure.fatGrams': '123456', citation: 'x' }, 'figure.fatGrams'],
  [{ 'figure.fatGrams': '11' }, 'citation'],
  [{ 'figure.sodiumMg': '11', citation: ' ' }, 'citation'],
  [{ 'figure.fiberGrams': '' }, 'citation'],
  [{ carbBasis: 'total' }, 'citation'],
  [{ 'pack.us': 'hat 12oz' }, 'pack.us'],
  [{ 'pack.us': '' }, 'pack.us'],
  [{ 'pack.se': '' }, 'pack.se'],
  [{ 'pack.us': 'can 400ml', density: '' }, 'pack.us'],
  [{ 'pack.staple': 'often' }, 'pack.staple'],
  [{ 'pack.aisleUs': 'attic' }, 'pack.aisleUs'],
  [{ 'pack.aisleSe': 'attic' }, 'pack.aisleSe'],
  [{ 'pack.part': 'zest' }, 'pack.us'],
] as [Fields, string][])('%o stops a food at %s', (changes, field) => {
  const { remarks, isRead } = told(changes);
  expect(remarks).toEqual([[field, 'STOPS']]);
  expect(isRead).toBe(false);
});

test.each([
  [{ 'pack.part': 'feather' }],
  [{ 'pack.yield': '0' }],
  [{ 'pack.us': 'bag 500g' }],
  // What is itself bought as a part is no whole.
  [{ 'pack.whole': 'plain' }],
] as [Fields][])('%o stops what is a part of something else', (changes) => {
  const { remarks } = told(changes, 'some-part');
  expect(new Set(remarks.map(String))).toEqual(new Set(['pack.us,STOPS']));
});

test('a whole that is no food is told where it is named', () => {
  const changes = { 'pack.whole': 'nothing-of-ours' };
  expect(told(changes, 'some-part').remarks).toEqual([['pack.whole', 'STOPS']]);
});

test.each([
  [{ 'figure.fatGrams': '12.2575', citation: 'CoFID 2021' }, []],
  [{ 'figure.fatGrams': '0', citation: 'CoFID 2021' }, []],
  [{ citation: '  ' }, []],
] as [Fields, string[]][])('%o is told as %o', (changes, expected) => {
  expect(told(changes).remarks).toEqual(expected);
});

test('all that is wrong is told at once, and a new food needs a source of its figures', () => {
  const wrong = { 'title.sv': 'plain', density: 'x', 'pack.se': '' };
  expect(told(wrong).remarks.map(([field]) => field)).toEqual(['density', 'title.sv']);
  const fresh = { ...fieldsOfFood(plain), 'title.en': 'Fresh', 'title.es': 'F', 'title.sv': 'G' };
  expect(told(fresh, 'fresh').remarks).toEqual([['citation', 'STOPS']]);
  const cited = { ...fresh, citation: 'Livsmedelsverket 2026, no. 12' };
  expect(told(cited, 'fresh')).toEqual({ remarks: [], isRead: true });
});

test.each([
  [{ 'figure.energyKcal': '950', citation: 'CoFID 2021' }, 'figures'],
  [{ 'figure.fatGrams': '11', citation: 'What I remember' }, 'citation'],
  [{ 'figure.fatGrams': '11', citation: ' CoFID 2021, from memory ' }, 'citation'],
  [{ diet: 'vegan' }, 'figures'],
] as [Fields, string][])('%o is to be put right at %s, and may go out', (changes, field) => {
  const { remarks, isRead } = told(changes);
  expect(remarks).toEqual([[field, 'PROBLEM']]);
  expect(isRead).toBe(true);
});

test('a language without a name of its own has the English one', () => {
  const { 'title.es': _name, ...fields } = { ...creamFields, premium: '', avoid: '' } as Fields;
  const { food } = judgeFood({ id: 'some-cream', fields, content });
  expect(food).toMatchObject({ isPremium: false, avoidGroups: [] });
  expect(food?.names.es.singular).toBe('Cream');
});

test('edited foods are rows of the tables they stand in', () => {
  expect(foodFiles([])).toEqual([]);
  const edited = { id: 'some-cream', fields: { ...creamFields, citation: 'CoFID 2021, "Cream"' } };
  const files = foodFiles([edited, { id: 'plain', fields: fieldsOfFood(plain) }]);
  expect(files.map(({ name, fields }) => [name, fields])).toEqual(
    ['foods', 'label-foods', 'packs', 'allergens'].map((name) => [`foods/${name}.edited.csv`, []]),
  );
  const [foods, labels, packs, allergens] = files.map(({ text }) => text.split('\n'));
  expect(foods).toEqual([
    'id,source,en,en_plural,es,es_plural,sv,sv_plural,group,aisle,avoid,diet,gluten,carb_basis,density,measures,perishable,cost,look',
    'some-cream,usda-sr28:00001,Cream,Creams,Nata,,Grädde,Grädder,dairy,dairy,DAIRY+SOY,vegetarian,yes,available,0.9,piece=150;slice=20,yes,3,lump:#C9A46A',
    'plain,usda-sr28:00001,plain,,plain,,plain,,vegetables,produce,,vegan,no,total,,,,1,lump:#C9A46A',
    '',
  ]);
  const [head, first, second] = (labels ?? []).map((line) => line.split(','));
  const at = (line: string[] | undefined, column: RegExp) =>
    line?.[head?.findIndex((each) => column.test(each)) ?? -1];
  expect(head?.slice(0, 2)).toEqual(['id', 'carb_basis']);
  expect(head?.at(-1)).toBe('note');
  expect([at(first, /^id$/), at(first, /basis/), at(first, /^fat|^total_fat/)]).toEqual([
    'some-cream',
    'available',
    '12',
  ]);
  expect(labels?.[1]).toMatch(/,"CoFID 2021, ""Cream"""$/);
  // Without a word of where its figures are from, it is where the food is from.
  expect(second?.at(-1)).toBe('usda-sr28:00001');
  expect(packs).toEqual([
    'id,whole,part,yield,staple,us,se,aisle_us,aisle_se',
    'some-cream,,,,yes,bag 250g; bag 500g,bag 500g,,baking',
    '',
  ]);
  expect(allergens).toEqual([
    'id,contains,label',
    'some-cream,SESAME+CELERY,SOY+RENNET',
    'plain,,',
    '',
  ]);
});

test.each([
  [['a', 'b'], 'a,b'],
  [['a, b', 'c'], '"a, b",c'],
  [['say "a"'], '"say ""a"""'],
  [['a\nb'], '"a\nb"'],
])('cells %o are a line', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
