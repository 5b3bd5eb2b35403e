import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages } from '../../../lib/language.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import type { Food, FoodId } from '../food.ts';
import { withImpliedZeros } from './implied-nutrients.rules.ts';
import { parsePacks, type PackTable } from '../purchase/parse-packs.ts';
import { noAllergens, parseAllergens } from './parse-allergens.ts';
import { foodColumns, parseFoodRow } from './parse-food-row.ts';
import type { FoodRow } from './parse-food-row.ts';
import type { NutrientTable } from './parse-nutrients.ts';
import { parseNutrients } from './parse-nutrients.ts';
import { parsePremiumFoods } from './parse-premium-foods.ts';
import { readCsvTable } from './read-csv-table.ts';

export type ParsedFoods = Readonly<{
  foods: readonly Food[];
  /** Where in foods.csv each food stands. */
  lines: ReadonlyMap<FoodId, number>;
  problems: readonly FileProblem[];
}>;

/** The files the food table is made of. */
export type FoodSources = Readonly<{
  foods: SourceFile;
  nutrients: SourceFile;
  premiumFoods: SourceFile;
  allergens: SourceFile;
  packs: SourceFile;
}>;

/** Rows that cannot be read are left out and named; all others come through. */
export function parseFoods(args: FoodSources): ParsedFoods {
  const { file } = args.foods;
  const nutrients = parseNutrients(args.nutrients);
  const table = readCsvTable({ source: args.foods, columns: foodColumns });
  const known = new Set(table.rows.map(({ cells }) => cells['id'] ?? ''));
  const premium = parsePremiumFoods({ source: args.premiumFoods, known });
  const allergens = parseAllergens({ source: args.allergens, known });
  const rows = table.rows.map((row) => ({ row, parsed: parseFoodRow(row) }));
  const packs = parsePacks({
    source: args.packs,
    knownIds: known,
    foods: rows.flatMap(({ parsed }) => (parsed.ok ? [parsed.value] : [])),
  });
  const problems = [
    ...table.problems,
    ...nutrients.problems,
    ...premium.problems,
    ...allergens.problems,
    ...packs.problems,
  ];
  const found: { food: Food; line: number }[] = [];
  for (const { row, parsed } of rows) {
    const food = parsed.ok
      ? foodOf({ row: parsed.value, nutrients, premiumIds: premium.ids, allergens, packs })
      : null;
    const messages = parsed.ok ? [] : parsed.reason;
    if (parsed.ok && food === null) messages.push(withoutFigures(parsed.value.id));
    problems.push(...messages.map((message) => ({ file, line: row.line, message })));
    if (food !== null) found.push({ food, line: row.line });
  }
  const foods = uniqueFoods({ file, found, problems });
  return { foods, lines: new Map(found.map(({ food, line }) => [food.id, line])), problems };
}

function foodOf(args: {
  row: FoodRow;
  nutrients: NutrientTable;
  premiumIds: ReadonlySet<FoodId>;
  allergens: Pick<ReturnType<typeof parseAllergens>, 'byFoodId'>;
  packs: PackTable;
}): Food | null {
  const figures = args.nutrients.byFoodId.get(args.row.id);
  if (figures === undefined) return null;
  const { id, group, diet } = args.row;
  const isPremium = args.premiumIds.has(id);
  return {
    ...args.row,
    ...(args.allergens.byFoodId.get(id) ?? noAllergens),
    isPremium,
    purchase: args.packs.purchases.get(id) ?? null,
    nutrientsPer100g: withImpliedZeros({ nutrients: figures, group, diet }),
  };
}

function withoutFigures(id: FoodId): string {
  return `${id} has no figures in nutrients.csv; run "npm run foods" or check its source.`;
}

/** Adds to `problems`; the first of two foods with the same id stays. */
function uniqueFoods(args: {
  file: string;
  found: readonly { food: Food; line: number }[];
  problems: FileProblem[];
}): readonly Food[] {
  const byId = new Map<FoodId, Food>();
  const byName = new Map<string, FoodId>();
  for (const { food, line } of args.found) {
    const report = (message: string) => args.problems.push({ file: args.file, line, message });
    if (byId.has(food.id)) {
      report(`The food ${food.id} is listed twice.`);
      continue;
    }
    byId.set(food.id, food);
    for (const language of languages) {
      const name = `${language}:${food.slugs[language]}`;
      const other = byName.get(name);
      if (other === undefined) byName.set(name, food.id);
      else report(`${food.id} and ${other} have the same name in "${language}".`);
    }
  }
  return [...byId.values()];
}
