/**
 * `node domain/foods/build-nutrients.ts <folder with the USDA SR28 figures>` writes
 * `content/foods/nutrients.csv`: the figures of every food, looked up by its source.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import type { FileProblem } from '../../../lib/file-problem.ts';
import { refusal, success } from '../../../lib/result.ts';
import type { Result } from '../../../lib/result.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { carbBases } from '../food.ts';
import { isKeptSource } from './kept-source.rules.ts';
import { nutrientColumns } from './nutrient-columns.ts';
import { foodColumns, parseFoodRow } from './parse-food-row.ts';
import type { FoodRow } from './parse-food-row.ts';
import { readCsvTable } from './read-csv-table.ts';
import type { TableRow } from './read-csv-table.ts';

const foodsFolder = join('content', 'foods');
const nutrientHeadings = Object.values(nutrientColumns);
const outputHeadings = [
  'id',
  'source',
  'description',
  'carb_basis',
  ...nutrientHeadings,
  'edible_percent',
];
/** The USDA tables say nothing of sugar alcohols. */
const usdaHeadings = [
  'ndb_no',
  'description',
  'refuse_percent',
  ...nutrientHeadings.filter((heading) => heading !== nutrientColumns.polyolGrams),
];
const labelHeadings = ['id', 'carb_basis', ...nutrientHeadings, 'note'];

/** A line of the USDA tables or of `label-foods.csv`, under the headings of `nutrients.csv`. */
type Figures = Readonly<{ file: string; line: number; cells: Readonly<Record<string, string>> }>;
type FiguresBySource = ReadonlyMap<string, Figures>;
type Numbered<Value> = Readonly<{ value: Value; line: number }>;

export type NutrientSources = Readonly<{
  foods: SourceFile;
  labels: SourceFile;
  usda: SourceFile;
}>;
export type NutrientRow = Readonly<Record<string, string>>;

/** Writes nothing unless every food has its figures; the number of foods written. */
export function writeNutrients(args: {
  usdaFolder: string;
  foodsFolder: string;
}): Result<number, readonly FileProblem[]> {
  const { rows, problems } = buildNutrients({
    foods: readSource(join(args.foodsFolder, 'foods.csv')),
    labels: readSource(join(args.foodsFolder, 'label-foods.csv')),
    usda: readSource(join(args.usdaFolder, 'foods.csv')),
  });
  if (problems.length > 0) return refusal(problems);
  const text = stringify([...rows], { header: true, columns: outputHeadings });
  writeFileSync(join(args.foodsFolder, 'nutrients.csv'), text);
  return success(rows.length);
}

export function buildNutrients(sources: NutrientSources): {
  rows: readonly NutrientRow[];
  problems: readonly FileProblem[];
} {
  const problems: FileProblem[] = [];
  const foods = readFoods({ source: sources.foods, problems });
  const figuresBySource: FiguresBySource = new Map([
    ...readUsda({ source: sources.usda, problems }),
    ...readLabels({ source: sources.labels, problems }),
  ]);
  const rows: NutrientRow[] = [];
  for (const { value: food, line } of foods) {
    const figures = figuresBySource.get(food.source);
    const messages = figures === undefined ? [unknownSource(food)] : mismatches({ food, figures });
    for (const message of messages) problems.push({ file: sources.foods.file, line, message });
    if (figures === undefined) continue;
    problems.push(...unreadableFigures(figures));
    rows.push({ ...figures.cells, id: food.id, source: food.source });
  }
  return { rows, problems };
}

function readSource(file: string): SourceFile {
  return { file, text: readFileSync(file, 'utf8') };
}

/** Adds to `problems`; so do the other readers. */
function readFoods(args: {
  source: SourceFile;
  problems: FileProblem[];
}): readonly Numbered<FoodRow>[] {
  const { source, problems } = args;
  const foods = new Map<string, Numbered<FoodRow>>();
  for (const row of readRows({ source, problems, columns: foodColumns })) {
    const report = (message: string) =>
      problems.push({ file: source.file, line: row.line, message });
    const parsed = parseFoodRow(row);
    if (!parsed.ok) {
      for (const message of parsed.reason) report(message);
      continue;
    }
    const food = parsed.value;
    if (foods.has(food.id)) report(`The food ${food.id} is listed twice.`);
    else foods.set(food.id, { value: food, line: row.line });
  }
  return [...foods.values()];
}

function readUsda(args: { source: SourceFile; problems: FileProblem[] }): FiguresBySource {
  const rows = readRows({ ...args, columns: usdaHeadings });
  return new Map(
    rows.map(({ line, cells }) => {
      const figures = {
        ...nutrientCells(cells),
        description: cells['description'] ?? '',
        carb_basis: 'total',
        edible_percent: ediblePercent(cells['refuse_percent'] ?? ''),
      };
      return [`usda-sr28:${cells['ndb_no']}`, { file: args.source.file, line, cells: figures }];
    }),
  );
}

function readLabels(args: { source: SourceFile; problems: FileProblem[] }): FiguresBySource {
  const { source, problems } = args;
  const figuresBySource = new Map<string, Figures>();
  for (const { line, cells } of readRows({ source, problems, columns: labelHeadings })) {
    const id = cells['id'] ?? '';
    const carbBasis = cells['carb_basis'] ?? '';
    const report = (message: string) => problems.push({ file: source.file, line, message });
    if (figuresBySource.has(`label:${id}`)) report(`The label of ${id} is listed twice.`);
    if (!(carbBases as readonly string[]).includes(carbBasis)) {
      report(`"${carbBasis}" in column carb_basis is none of ${carbBases.join(', ')}.`);
    }
    const description = cells['note'] ?? '';
    if (!isKeptSource(description))
      report(`The note names no kept source of the figures of ${id}.`);
    const figures = { ...nutrientCells(cells), description, carb_basis: carbBasis };
    figuresBySource.set(`label:${id}`, { file: source.file, line, cells: figures });
  }
  return figuresBySource;
}

function readRows(args: {
  source: SourceFile;
  columns: readonly string[];
  problems: FileProblem[];
}): readonly TableRow[] {
  const table = readCsvTable(args);
  args.problems.push(...table.problems);
  return table.rows;
}

/** As written in the source: an empty cell stays empty, which is unknown and not zero. */
function nutrientCells(cells: TableRow['cells']): Record<string, string> {
  return Object.fromEntries(nutrientHeadings.map((heading) => [heading, cells[heading] ?? '']));
}

function ediblePercent(refusePercent: string): string {
  return refusePercent === '' ? '' : String(100 - Number(refusePercent));
}

function unknownSource({ id, source }: FoodRow): string {
  return source.startsWith('label:')
    ? `${id} has the source ${source}, which label-foods.csv does not list.`
    : `${id} has the source ${source}, which the USDA tables do not list.`;
}

function mismatches({ food, figures }: { food: FoodRow; figures: Figures }): readonly string[] {
  const basis = figures.cells['carb_basis'];
  if (food.carbBasis === basis) return [];
  return [`${food.id} has the carb_basis ${food.carbBasis}, its source has ${basis}.`];
}

function unreadableFigures({ file, line, cells }: Figures): readonly FileProblem[] {
  return [...nutrientHeadings, 'edible_percent']
    .filter((heading) => !isFigure(cells[heading] ?? ''))
    .map((heading) => {
      const message = `"${cells[heading]}" in column ${heading} is no number from 0.`;
      return { file, line, message };
    });
}

function isFigure(cell: string): boolean {
  return cell === '' || Number(cell) >= 0;
}

function main(): void {
  const [usdaFolder] = process.argv.slice(2);
  if (usdaFolder === undefined) {
    console.error('Say where the USDA figures are: npm run foods -- <folder>');
    process.exitCode = 1;
    return;
  }
  const written = writeNutrients({ usdaFolder, foodsFolder });
  if (written.ok) {
    console.log(`${join(foodsFolder, 'nutrients.csv')}: ${written.value} foods`);
    return;
  }
  for (const problem of written.reason) console.error(formatFileProblem(problem));
  process.exitCode = 1;
}

if (import.meta.main) main();
