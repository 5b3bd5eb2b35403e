import { languages } from '../../../lib/language.ts';
import { nutrientNames, nutrientsOf } from '../../../lib/nutrients.ts';
import { allergens, labelChecks, type Food } from '../../foods/food.ts';
import { packColumns, parsePacks } from '../../foods/purchase/parse-packs.ts';
import { foodProblems } from '../../foods/table/check-foods.rules.ts';
import { isKeptSource } from '../../foods/table/kept-source.rules.ts';
import { withImpliedZeros } from '../../foods/table/implied-nutrients.rules.ts';
import { parseFoodRow, type FoodRow } from '../../foods/table/parse-food-row.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { Remark } from '../kinds/remark.ts';
import { csvLine } from './csv-line.ts';
import { fieldsOfFood } from './food-fields.ts';

interface Judging {
  id: string;
  fields: Fields;
  content: Pick<ContentIndex, 'foods' | 'foodsById' | 'foodsBySlug'>;
}

export interface JudgedFood {
  readonly remarks: readonly Remark[];
  readonly food: Food | null;
}

/** Reads a draft as the build reads the food table, with each remark at its field. */
export function judgeFood(args: Judging): JudgedFood {
  const { id, fields } = args;
  const read = parseFoodRow({ line: 1, cells: foodCells({ id, fields }) });
  const messages = [
    ...(read.ok ? [] : read.reason),
    ...figureMessages(fields),
    ...citationMessages(args),
    ...nameMessages(args),
  ];
  const stops = messages.map(remark('STOPS'));
  if (!read.ok) return { remarks: stops, food: null };
  const bought = readPurchase({ ...args, row: read.value });
  const all = [...stops, ...bought.messages.map(remark('STOPS'))];
  if (all.length > 0) return { remarks: all, food: null };
  const food = foodOf({ row: read.value, fields, purchase: bought.purchase });
  const problems = [...foodProblems(food), ...unkeptCitation(fields)];
  return { food, remarks: problems.map(remark('PROBLEM')) };
}

/** The cells of foods.csv. */
export function foodCells({ id, fields }: { id: string; fields: Fields }): Record<string, string> {
  const of = (field: string) => fields[field] ?? '';
  return {
    id,
    source: of('source'),
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [language, of(`title.${language}`) || of('title.en')],
        [`${language}_plural`, of(`plural-${language}`)],
      ]),
    ),
    group: of('group'),
    aisle: of('aisle'),
    avoid: of('avoid').replaceAll(' ', '+'),
    diet: of('diet'),
    gluten: of('gluten'),
    carb_basis: of('carbBasis'),
    density: of('density'),
    measures: of('measures').replaceAll(' ', ''),
    perishable: of('perishable'),
    cost: of('cost'),
    look: of('look'),
  };
}

/** The cells of packs.csv; null where nobody noted how shops sell it. */
export function packCells({ id, fields }: { id: string; fields: Fields }) {
  const of = (name: string) => fields[`pack.${name}`] ?? '';
  const cells = [
    of('whole'),
    of('part'),
    of('yield'),
    of('staple'),
    of('us'),
    of('se'),
    of('aisleUs'),
    of('aisleSe'),
  ];
  return cells.every((cell) => cell === '') ? null : [id, ...cells];
}

function readPurchase(args: Judging & { row: FoodRow }) {
  const { id, content, row } = args;
  const cells = packCells(args);
  if (cells === null) return { purchase: null, messages: [] };
  const text = [packColumns.join(','), csvLine(cells)].join('\n');
  // Read last, the row stands for the food of the table.
  const foods = [...content.foods, row];
  const knownIds = new Set(foods.map((food) => food.id));
  const { purchases, problems } = parsePacks({ source: { file: 'packs', text }, foods, knownIds });
  const purchase = purchases.get(id) ?? null;
  const wholeId = purchase?.whole?.foodId;
  const isLoose = wholeId !== undefined && content.foodsById.get(wholeId)?.purchase?.whole !== null;
  return {
    purchase,
    messages: [
      // Only this row is there: whether its whole is sold is asked of the table.
      ...problems.filter(({ line }) => line !== null).map(({ message }) => message),
      ...(isLoose ? [`${id} is bought as ${wholeId}, which has no packs of its own.`] : []),
    ],
  };
}

function foodOf(args: { row: FoodRow; fields: Fields; purchase: Food['purchase'] }): Food {
  const { row, fields, purchase } = args;
  const words = (field: string) => (fields[field] ?? '').split(' ');
  const nutrients = nutrientsOf((name) => {
    const figure = fields[`figure.${name}`] ?? '';
    return figure === '' ? null : Number(figure);
  });
  return {
    ...row,
    contains: allergens.filter((each) => words('contains').includes(each)),
    labelChecks: labelChecks.filter((each) => words('labelChecks').includes(each)),
    isPremium: fields['premium'] === 'yes',
    purchase,
    nutrientsPer100g: withImpliedZeros({ nutrients, group: row.group, diet: row.diet }),
  };
}

function figureMessages(fields: Fields): readonly string[] {
  return nutrientNames.flatMap((name) => {
    const text = fields[`figure.${name}`] ?? '';
    const isFigure = text === '' || /^\d{1,5}(?:\.\d{1,4})?$/.test(text);
    return isFigure ? [] : [`The figure "${text}" of ${name} is no number.`];
  });
}

/** Who changes a figure says where it is from. */
function citationMessages({ id, fields, content }: Judging): readonly string[] {
  if ((fields['citation'] ?? '').trim() !== '') return [];
  const shown = content.foodsById.get(id);
  const before = shown === undefined ? {} : fieldsOfFood(shown);
  const isChanged = ['carbBasis', ...nutrientNames.map((name) => `figure.${name}`)].some(
    (field) => (before[field] ?? '') !== (fields[field] ?? ''),
  );
  return isChanged ? ['The source of the figures is missing.'] : [];
}

function unkeptCitation(fields: Fields): readonly string[] {
  const citation = (fields['citation'] ?? '').trim();
  return citation === '' || isKeptSource(citation)
    ? []
    : ['Nobody can look up the source of the figures: name a row of a public table or an address.'];
}

/** Two foods of one name could not be told apart. */
function nameMessages({ id, fields, content }: Judging): readonly string[] {
  return languages.flatMap((language) => {
    const name = fields[`title.${language}`] ?? '';
    const other = content.foods.find(
      (food) => food.id !== id && food.names[language].singular === name,
    );
    return other === undefined ? [] : [`${other.id} has the same name in "${language}".`];
  });
}

const fieldsOfWords: readonly (readonly [RegExp, string])[] = [
  [/source of the figures/, 'citation'],
  [/source/, 'source'],
  [/look/, 'look'],
  [/density/, 'density'],
  [/measure/, 'measures'],
  [/column aisle_us/, 'pack.aisleUs'],
  [/column aisle_se/, 'pack.aisleSe'],
  [/column us/, 'pack.us'],
  [/column se/, 'pack.se'],
  [/pack|weigh|yield|bought as|part of nothing|column part|comes from/i, 'pack.us'],
  [/no food of/, 'pack.whole'],
  [/column staple/, 'pack.staple'],
  [/column carb_basis/, 'carbBasis'],
  [/column cost/, 'cost'],
];

function fieldOf(message: string): string {
  const language = /in "(en|es|sv)"/.exec(message)?.[1];
  if (language !== undefined) return `title.${language}`;
  const figure = nutrientNames.find((name) => message.includes(` of ${name} `));
  if (figure !== undefined) return `figure.${figure}`;
  const named = fieldsOfWords.find(([words]) => words.test(message));
  return named?.[1] ?? /column (\w+)/.exec(message)?.[1] ?? 'figures';
}

function remark(level: Remark['level']) {
  return (message: string): Remark => ({ field: fieldOf(message), level, message });
}
