import type { FileProblem } from '../../../lib/file-problem.ts';
import { nutrientNames, nutrientsOf } from '../../../lib/nutrients.ts';
import type { NutrientName, Nutrients } from '../../../lib/nutrients.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import type { FoodId } from '../food.ts';
import { nutrientColumns } from './nutrient-columns.ts';
import { readCsvTable } from './read-csv-table.ts';
import type { TableRow } from './read-csv-table.ts';

export type NutrientTable = Readonly<{
  byFoodId: ReadonlyMap<FoodId, Nutrients>;
  problems: readonly FileProblem[];
}>;

const requiredColumns = [
  'id',
  ...nutrientNames.filter((name) => name !== 'polyolGrams').map((name) => nutrientColumns[name]),
];

/** An empty cell is unknown. */
export function parseNutrients(source: SourceFile): NutrientTable {
  const table = readCsvTable({ source, columns: requiredColumns });
  const problems = [...table.problems];
  const byFoodId = new Map<FoodId, Nutrients>();
  for (const row of table.rows) {
    const id = row.cells['id'] ?? '';
    if (byFoodId.has(id))
      problems.push(problemAt({ source, row, message: `${id} is listed twice.` }));
    for (const name of unreadableFigures(row)) {
      const message = `${nutrientColumns[name]} of ${id} is not a number: "${cellOf({ row, name })}".`;
      problems.push(problemAt({ source, row, message }));
    }
    byFoodId.set(
      id,
      nutrientsOf((name) => figureOf({ row, name })),
    );
  }
  return { byFoodId, problems };
}

function figureOf(args: { row: TableRow; name: NutrientName }): number | null {
  const cell = cellOf(args);
  const figure = Number(cell);
  return cell === '' || !Number.isFinite(figure) || figure < 0 ? null : figure;
}

function unreadableFigures(row: TableRow): readonly NutrientName[] {
  return nutrientNames.filter(
    (name) => cellOf({ row, name }) !== '' && figureOf({ row, name }) === null,
  );
}

function cellOf({ row, name }: { row: TableRow; name: NutrientName }): string {
  return row.cells[nutrientColumns[name]] ?? '';
}

function problemAt(args: { source: SourceFile; row: TableRow; message: string }): FileProblem {
  return { file: args.source.file, line: args.row.line, message: args.message };
}
