import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { allergens, labelChecks } from '../food.ts';
import type { Allergen, FoodId, LabelCheck } from '../food.ts';
import { readCsvTable } from './read-csv-table.ts';

export type FoodAllergens = Readonly<{
  contains: readonly Allergen[];
  labelChecks: readonly LabelCheck[];
}>;

export const noAllergens: FoodAllergens = { contains: [], labelChecks: [] };

/** `allergens.csv`: what a food holds beside its avoid groups, and what its label may hold. */
export function parseAllergens(args: { source: SourceFile; known: ReadonlySet<FoodId> }): {
  byFoodId: ReadonlyMap<FoodId, FoodAllergens>;
  problems: readonly FileProblem[];
} {
  const { source, known } = args;
  const table = readCsvTable({ source, columns: ['id', 'contains', 'label'] });
  const problems: FileProblem[] = [...table.problems];
  const rows = table.rows.map(({ line, cells }): [FoodId, FoodAllergens] => {
    const report = (message: string) => problems.push({ file: source.file, line, message });
    const id = cells['id'] ?? '';
    if (!known.has(id)) report(`${id} is no food of foods.csv.`);
    return [
      id,
      {
        contains: wordsOf({ text: cells['contains'] ?? '', choices: allergens, report }),
        labelChecks: wordsOf({ text: cells['label'] ?? '', choices: labelChecks, report }),
      },
    ];
  });
  return { byFoodId: new Map(rows), problems };
}

function wordsOf<Word extends string>(args: {
  text: string;
  choices: readonly Word[];
  report: (message: string) => void;
}): readonly Word[] {
  const { choices } = args;
  const words = args.text.split('+').filter((word) => word !== '');
  for (const word of words.filter((each) => !choices.some((choice) => choice === each))) {
    args.report(`"${word}" is none of ${choices.join(', ')}.`);
  }
  return choices.filter((choice) => words.includes(choice));
}
