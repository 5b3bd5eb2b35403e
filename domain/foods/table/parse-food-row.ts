import { perLanguage } from '../../../lib/language.ts';
import type { Language } from '../../../lib/language.ts';
import { refusal, success } from '../../../lib/result.ts';
import type { Result } from '../../../lib/result.ts';
import { isSlug, slugOf } from '../../../lib/slug.ts';
import { isUnit } from '../../../lib/units.ts';
import type { Unit } from '../../../lib/units.ts';
import { isLook } from '../../illustration/index.ts';
import { aisles, avoidGroups, carbBases, foodDiets, foodGroups } from '../food.ts';
import type { AvoidGroup, CostLevel, Food, FoodName } from '../food.ts';
import type { TableRow } from './read-csv-table.ts';

/** A line of `foods.csv`, before what other files say of it. */
export type FoodRow = Omit<
  Food,
  'nutrientsPer100g' | 'isPremium' | 'contains' | 'labelChecks' | 'purchase'
>;

export const foodColumns = [
  'id',
  'source',
  'en',
  'en_plural',
  'es',
  'es_plural',
  'sv',
  'sv_plural',
  'group',
  'aisle',
  'avoid',
  'diet',
  'gluten',
  'carb_basis',
  'density',
  'measures',
  'perishable',
  'cost',
  'look',
] as const;
type FoodColumn = (typeof foodColumns)[number];

const sourcePattern = /^(usda-sr28:\d{5}|label:[a-z0-9-]+)$/;
const yesOrNo = ['yes', 'no'] as const;
const costs = ['1', '2', '3'] as const;

/** The cells of a line, and what turned out to be wrong with them. */
type RowReader = Readonly<{ row: TableRow; messages: string[] }>;

/** All that is wrong with the line, or the food. */
export function parseFoodRow(row: TableRow): Result<FoodRow, string[]> {
  const reader: RowReader = { row, messages: [] };
  const names = perLanguage((language) => readName({ reader, language }));
  const food: FoodRow = {
    id: readId(reader),
    source: readSource(reader),
    names,
    slugs: perLanguage((language) => slugOf(names[language].singular)),
    group: readChoice({ reader, column: 'group', choices: foodGroups }),
    aisle: readChoice({ reader, column: 'aisle', choices: aisles }),
    avoidGroups: readAvoidGroups(reader),
    diet: readChoice({ reader, column: 'diet', choices: foodDiets }),
    hasGluten: readChoice({ reader, column: 'gluten', choices: yesOrNo }) === 'yes',
    carbBasis: readChoice({ reader, column: 'carb_basis', choices: carbBases }),
    densityGramsPerMl: readDensity(reader),
    gramsPerMeasure: readMeasures(reader),
    isPerishable: readIsPerishable(reader),
    look: readLook(reader),
    costLevel: Number(readChoice({ reader, column: 'cost', choices: costs })) as CostLevel,
  };
  return reader.messages.length === 0 ? success(food) : refusal(reader.messages);
}

function cellOf({ reader, column }: { reader: RowReader; column: FoodColumn }): string {
  return reader.row.cells[column] ?? '';
}

function readId(reader: RowReader): string {
  const id = cellOf({ reader, column: 'id' });
  if (!isSlug(id)) reader.messages.push(`The id "${id}" should be lower-case words and hyphens.`);
  return id;
}

function readSource(reader: RowReader): string {
  const source = cellOf({ reader, column: 'source' });
  if (!sourcePattern.test(source)) {
    reader.messages.push(`The source "${source}" should read usda-sr28:05091 or label:some-food.`);
  }
  return source;
}

function readName({ reader, language }: { reader: RowReader; language: Language }): FoodName {
  const singular = cellOf({ reader, column: language });
  if (singular === '') reader.messages.push(`The name in "${language}" is missing.`);
  const plural = cellOf({ reader, column: `${language}_plural` });
  return { singular, plural: plural === '' ? null : plural };
}

function readChoice<Choice extends string>(args: {
  reader: RowReader;
  column: FoodColumn;
  choices: readonly Choice[];
}): Choice {
  const { reader, column, choices } = args;
  const text = cellOf({ reader, column });
  const found = choices.find((choice) => choice === text);
  if (found === undefined) {
    reader.messages.push(`"${text}" in column ${column} is none of ${choices.join(', ')}.`);
  }
  // A line with messages is refused, so the wrong word goes nowhere.
  return found ?? (text as Choice);
}

function readAvoidGroups(reader: RowReader): readonly AvoidGroup[] {
  const words = cellOf({ reader, column: 'avoid' })
    .split('+')
    .filter((word) => word !== '');
  for (const word of words.filter((each) => !isAvoidGroup(each))) {
    reader.messages.push(`"${word}" in column avoid is none of ${avoidGroups.join(', ')}.`);
  }
  return avoidGroups.filter((group) => words.includes(group));
}

function isAvoidGroup(word: string): word is AvoidGroup {
  return (avoidGroups as readonly string[]).includes(word);
}

function readDensity(reader: RowReader): number | null {
  const text = cellOf({ reader, column: 'density' });
  if (text === '') return null;
  const gramsPerMl = Number(text);
  const isPossible = gramsPerMl >= 0.02 && gramsPerMl <= 2.5;
  if (!isPossible) reader.messages.push(`The density "${text}" is no possible grams per ml.`);
  return gramsPerMl;
}

function readMeasures(reader: RowReader): Food['gramsPerMeasure'] {
  const pairs = cellOf({ reader, column: 'measures' })
    .split(';')
    .filter((pair) => pair !== '');
  const measures = pairs.map((pair) => readMeasure({ reader, pair }));
  return Object.fromEntries(measures.filter((measure) => measure !== null));
}

function readMeasure(args: { reader: RowReader; pair: string }): readonly [Unit, number] | null {
  const [unit = '', grams = ''] = args.pair.split('=').map((part) => part.trim());
  if (isUnit(unit) && Number(grams) > 0) return [unit, Number(grams)];
  args.reader.messages.push(`The measure "${args.pair}" should read like piece=150.`);
  return null;
}

/** Every food has a picture. */
function readLook(reader: RowReader): string {
  const look = cellOf({ reader, column: 'look' });
  if (!isLook(look)) {
    reader.messages.push(`The look "${look}" is no drawing: use salmon, or wedge:#F2C14E.`);
  }
  return look;
}

/** Empty means no: few foods spoil within a week. */
function readIsPerishable(reader: RowReader): boolean {
  if (cellOf({ reader, column: 'perishable' }) === '') return false;
  return readChoice({ reader, column: 'perishable', choices: yesOrNo }) === 'yes';
}
