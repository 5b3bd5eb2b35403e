import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { writeNutrients } from './build-nutrients.ts';
import { foodColumns } from './parse-food-row.ts';
import { parseNutrients } from './parse-nutrients.ts';

const usdaHeading =
  'ndb_no,food_group,description,refuse_percent,energy_kcal,protein_g,fat_g,saturated_fat_g,' +
  'carbohydrate_g,fiber_g,sugars_g,alcohol_g,water_g,sodium_mg,potassium_mg,calcium_mg,iron_mg,' +
  'magnesium_mg,cholesterol_mg';
const labelHeading =
  'id,carb_basis,energy_kcal,protein_g,fat_g,saturated_fat_g,carbohydrate_g,fiber_g,sugars_g,' +
  'alcohol_g,water_g,sodium_mg,potassium_mg,calcium_mg,iron_mg,magnesium_mg,cholesterol_mg,' +
  'polyols_g,note';

const plum = '90001,Fruits,"Plums, moon, raw",6,46,0.7,0.3,0.02,11.4,1.4,,0.0,87,0,157,6,0.2,7,0';
const husk =
  'moon-husk,available,190,2,0.6,0.1,1.7,85,0,0,,60,,,,,0,,Husks of the moon (moon.example/husks)';

test('looks the figures of a food up in the USDA tables', () => {
  const { written, table } = build({ foods: [foodLine()], usda: [plum] });

  expect(written).toEqual({ ok: true, value: 1 });
  expect(table()).toMatchObject({
    id: 'moon-plum',
    source: 'usda-sr28:90001',
    description: 'Plums, moon, raw',
    carb_basis: 'total',
    energy_kcal: '46',
    edible_percent: '94',
  });
});

test('an empty cell stays empty, which is unknown and not zero', () => {
  const { text } = build({ foods: [foodLine()], usda: [plum] });

  const nutrients = parseNutrients({ file: 'nutrients.csv', text: text() }).byFoodId.get(
    'moon-plum',
  );

  expect(nutrients).toMatchObject({ sugarGrams: null, polyolGrams: null, sodiumMg: 0 });
});

test('a label keeps its own carb basis and says where it comes from', () => {
  const { table } = build({ foods: [huskLine()], labels: [husk] });

  expect(table()).toMatchObject({
    source: 'label:moon-husk',
    description: 'Husks of the moon (moon.example/husks)',
    carb_basis: 'available',
    carbohydrate_g: '1.7',
    fiber_g: '85',
    water_g: '',
    edible_percent: '',
  });
});

test('names the line of a food whose USDA number does not exist', () => {
  const foods = [foodLine(), foodLine({ id: 'sun-plum', source: 'usda-sr28:99999' })];

  const { problems } = build({ foods, usda: [plum] });

  expect(problems).toEqual([
    'foods.csv:3: sun-plum has the source usda-sr28:99999, which the USDA tables do not list.',
  ]);
});

test.each([
  {
    wrong: 'a food twice',
    foods: [foodLine(), foodLine()],
    problem: 'foods.csv:3: The food moon-plum is listed twice.',
  },
  {
    wrong: 'an unknown label',
    foods: [foodLine({ source: 'label:sun-husk' })],
    problem:
      'foods.csv:2: moon-plum has the source label:sun-husk, which label-foods.csv does not list.',
  },
  {
    wrong: 'another carb basis than the source',
    foods: [foodLine({ carb_basis: 'available' })],
    problem: 'foods.csv:2: moon-plum has the carb_basis available, its source has total.',
  },
  {
    wrong: 'a value the column does not know',
    foods: [foodLine({ gluten: 'maybe' })],
    problem: 'foods.csv:2: "maybe" in column gluten is none of yes, no.',
  },
  {
    wrong: 'a label twice',
    labels: [husk, husk],
    problem: 'label-foods.csv:3: The label of moon-husk is listed twice.',
  },
  {
    wrong: 'a label without a carb basis',
    labels: [husk.replace('available', '')],
    problem: 'label-foods.csv:2: "" in column carb_basis is none of total, available, unknown.',
  },
  {
    wrong: 'a label that names no source',
    labels: [husk.replace('Husks of the moon (moon.example/husks)', '')],
    problem: 'label-foods.csv:2: The note names no kept source of the figures of moon-husk.',
  },
  {
    wrong: 'a figure that is no number',
    foods: [huskLine()],
    labels: [husk.replace('190', 'about 190')],
    problem: 'label-foods.csv:2: "about 190" in column energy_kcal is no number from 0.',
  },
])('refuses $wrong and writes nothing', ({ foods = [foodLine()], labels = [], problem }) => {
  const { problems, isWritten } = build({ foods, labels, usda: [plum] });

  expect(problems).toEqual([problem]);
  expect(isWritten()).toBe(false);
});

function foodLine(cells: Partial<Record<(typeof foodColumns)[number], string>> = {}): string {
  const row: Record<string, string> = {
    id: 'moon-plum',
    source: 'usda-sr28:90001',
    en: 'Moon plum',
    es: 'Ciruela lunar',
    sv: 'Månplommon',
    group: 'fruit',
    aisle: 'produce',
    diet: 'vegan',
    gluten: 'no',
    carb_basis: 'total',
    perishable: 'yes',
    cost: '1',
    look: 'round:#7A3A6A',
    ...cells,
  };
  return foodColumns.map((column) => row[column] ?? '').join(',');
}

function huskLine(): string {
  return foodLine({ id: 'moon-husk', source: 'label:moon-husk', carb_basis: 'available' });
}

function build(args: { foods: string[]; labels?: string[]; usda?: string[] }) {
  const { foods, labels = [], usda = [] } = args;
  const foodsFolder = temporaryFolder();
  const usdaFolder = temporaryFolder();
  writeLines(join(foodsFolder, 'foods.csv'), [foodColumns.join(','), ...foods]);
  writeLines(join(foodsFolder, 'label-foods.csv'), [labelHeading, ...labels]);
  writeLines(join(usdaFolder, 'foods.csv'), [usdaHeading, ...usda]);
  const written = writeNutrients({ usdaFolder, foodsFolder });
  const output = join(foodsFolder, 'nutrients.csv');
  const text = () => readFileSync(output, 'utf8');
  return {
    written,
    problems: written.ok ? [] : written.reason.map((problem) => inFile({ problem, foodsFolder })),
    isWritten: () => existsSync(output),
    text,
    /** The first food, by heading. */
    table: () => parse(text(), { columns: true })[0],
  };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yolk-foods-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function writeLines(file: string, lines: readonly string[]): void {
  writeFileSync(file, `${lines.join('\n')}\n`);
}

function inFile(args: {
  problem: { file: string; line: number | null; message: string };
  foodsFolder: string;
}): string {
  const { file, line, message } = args.problem;
  return `${file.replace(join(args.foodsFolder, '/'), '')}:${line}: ${message}`;
}
