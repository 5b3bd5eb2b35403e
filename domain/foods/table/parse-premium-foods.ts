import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import type { FoodId } from '../food.ts';
import { readCsvTable } from './read-csv-table.ts';

/** The ids of `premium-foods.csv`; those the food table lacks are named. */
export function parsePremiumFoods(args: { source: SourceFile; known: ReadonlySet<FoodId> }): {
  ids: ReadonlySet<FoodId>;
  problems: readonly FileProblem[];
} {
  const { source, known } = args;
  const table = readCsvTable({ source, columns: ['id'] });
  const listed = table.rows.map(({ line, cells }) => ({ line, id: cells['id'] ?? '' }));
  const strays = listed.filter(({ id }) => !known.has(id));
  return {
    ids: new Set(listed.map(({ id }) => id)),
    problems: [
      ...table.problems,
      ...strays.map(({ line, id }) => {
        return { file: source.file, line, message: `${id} is no food of foods.csv.` };
      }),
    ],
  };
}
