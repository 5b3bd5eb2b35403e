import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { aisles, type Aisle, type Food, type FoodId, type Purchase, type Whole } from '../food.ts';
import { readCsvTable, type TableRow } from '../table/read-csv-table.ts';
import { parsePack } from './parse-pack.ts';
import { foodParts, perMarket, type Market, type Pack, type PerMarket } from './pack.ts';

type SoldFood = Pick<Food, 'id' | 'aisle' | 'densityGramsPerMl' | 'gramsPerMeasure'>;
type FoodsById = ReadonlyMap<FoodId, SoldFood>;

export const packColumns = [
  'id',
  'whole',
  'part',
  'yield',
  'staple',
  'us',
  'se',
  'aisle_us',
  'aisle_se',
] as const;
type PackColumn = (typeof packColumns)[number];

/** The cells of a line, and what turned out to be wrong with them. */
interface RowReader {
  readonly cells: TableRow['cells'];
  readonly food: SoldFood;
  readonly foods: FoodsById;
  readonly messages: string[];
}

export interface PackTable {
  readonly purchases: ReadonlyMap<FoodId, Purchase>;
  readonly problems: readonly FileProblem[];
}

interface ParsePacks {
  source: SourceFile;
  foods: readonly SoldFood[];
  /** Of all foods, those with a problem of their own too. */
  knownIds: ReadonlySet<FoodId>;
}

/** How shops sell the foods of `packs.csv`. Lines that cannot be read are left out and named. */
export function parsePacks(args: ParsePacks): PackTable {
  const { file } = args.source;
  const foods: FoodsById = new Map(args.foods.map((food) => [food.id, food]));
  const table = readCsvTable({ source: args.source, columns: packColumns });
  const purchases = new Map<FoodId, Purchase>();
  const problems = [...table.problems];
  const isUnread = (id: FoodId) => args.knownIds.has(id) && !foods.has(id);
  for (const { line, cells } of table.rows.filter(({ cells: { id } }) => !isUnread(id ?? ''))) {
    const read = readPurchase({ cells, foods, known: purchases });
    if ('purchase' in read) purchases.set(read.id, read.purchase);
    else problems.push(...read.messages.map((message) => ({ file, line, message })));
  }
  const loose = wholeProblems(purchases).map((message) => ({ file, line: null, message }));
  return { purchases, problems: [...problems, ...loose] };
}

type ReadPurchase = { id: FoodId; purchase: Purchase } | { messages: readonly string[] };

function readPurchase(args: {
  cells: TableRow['cells'];
  foods: FoodsById;
  known: ReadonlyMap<FoodId, Purchase>;
}): ReadPurchase {
  const { cells, foods, known } = args;
  const id = cells['id'] ?? '';
  const food = foods.get(id);
  if (food === undefined) return { messages: [`${id} is no food of foods.csv.`] };
  if (known.has(id)) return { messages: [`The food ${id} is listed twice.`] };
  const reader: RowReader = { cells, food, foods, messages: [] };
  const whole = readWhole(reader);
  const purchase = {
    whole,
    isStaple: readIsStaple(reader),
    packs: perMarket((market) => readPacks({ reader, market, isPart: whole !== null })),
    aisles: readAisles(reader),
  };
  return reader.messages.length === 0 ? { id, purchase } : { messages: reader.messages };
}

function cellOf({ reader, column }: { reader: RowReader; column: PackColumn }): string {
  return reader.cells[column] ?? '';
}

function readWhole(reader: RowReader): Whole | null {
  const foodId = cellOf({ reader, column: 'whole' });
  const name = cellOf({ reader, column: 'part' });
  if (foodId === '') {
    if (name !== '') reader.messages.push(`${reader.food.id} is a part of nothing.`);
    return null;
  }
  const part = foodParts.find((each) => each === name) ?? null;
  if (part === null && name !== '') {
    reader.messages.push(`"${name}" in column part is none of ${foodParts.join(', ')}.`);
  }
  return { foodId, part, gramsPerGram: readGramsPerGram({ reader, foodId }) };
}

/** The yield as it is written, else what the two weigh by the piece. */
function readGramsPerGram({ reader, foodId }: { reader: RowReader; foodId: FoodId }): number {
  const { food, foods, messages } = reader;
  const whole = foods.get(foodId);
  if (whole === undefined) messages.push(`${foodId} is no food of foods.csv.`);
  const text = cellOf({ reader, column: 'yield' });
  const [ownPiece, wholePiece] = [food.gramsPerMeasure.piece, whole?.gramsPerMeasure.piece];
  const gramsPerGram = text === '' ? (wholePiece ?? 0) / (ownPiece ?? 0) : 100 / Number(text);
  if (Number.isFinite(gramsPerGram) && gramsPerGram > 0) return gramsPerGram;
  messages.push(`How much of ${food.id} comes from ${foodId}? Write the yield of 100 g.`);
  return 1;
}

function readIsStaple(reader: RowReader): boolean {
  const text = cellOf({ reader, column: 'staple' });
  if (text !== '' && text !== 'yes') {
    reader.messages.push(`"${text}" in column staple is neither yes nor empty.`);
  }
  return text === 'yes';
}

function readPacks(args: { reader: RowReader; market: Market; isPart: boolean }): readonly Pack[] {
  const { reader, market, isPart } = args;
  const texts = cellOf({ reader, column: market })
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  if (isPart !== (texts.length === 0)) {
    const { id } = reader.food;
    reader.messages.push(
      isPart ? `${id} is bought as a whole: no packs.` : `${id} has no pack in column ${market}.`,
    );
  }
  const packs = texts.flatMap((text) => readPack({ reader, text }));
  return packs.toSorted((a, b) => a.grams - b.grams);
}

function readPack({ reader, text }: { reader: RowReader; text: string }): readonly Pack[] {
  const parsed = parsePack({ text, food: reader.food });
  if (parsed.ok) return [parsed.value];
  reader.messages.push(parsed.reason);
  return [];
}

function readAisles(reader: RowReader): PerMarket<Aisle> {
  return {
    us: readAisle({ reader, column: 'aisle_us' }),
    se: readAisle({ reader, column: 'aisle_se' }),
  };
}

/** The aisle of the food table, unless the shops of a country have another one. */
function readAisle(args: { reader: RowReader; column: 'aisle_us' | 'aisle_se' }): Aisle {
  const { reader, column } = args;
  const text = cellOf({ reader, column });
  if (text === '') return reader.food.aisle;
  const aisle = aisles.find((each) => each === text);
  if (aisle === undefined) {
    reader.messages.push(`"${text}" in column ${column} is none of ${aisles.join(', ')}.`);
  }
  return aisle ?? reader.food.aisle;
}

/** A whole is sold as such: no part of something else. */
function wholeProblems(purchases: ReadonlyMap<FoodId, Purchase>): readonly string[] {
  return [...purchases].flatMap(([id, { whole }]) => {
    if (whole === null) return [];
    const sold = purchases.get(whole.foodId);
    return sold !== undefined && sold.whole === null
      ? []
      : [`${id} is bought as ${whole.foodId}, which has no packs of its own.`];
  });
}
