import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optionOf } from './command-line.ts';
import type { CommandLine } from './command-line.ts';
import { knownContent } from './known-content.ts';
import { toCooklang } from './to-cooklang.ts';
import { toSchemaRecipe } from './to-schema-recipe.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import type { FoodsById } from '../recipes/amounts/weigh-ingredients.rules.ts';

type Exported = { recipe: CompiledRecipe; foods: FoodsById };

const formats = {
  'json-ld': {
    extension: 'json',
    write: (exported: Exported) => `${JSON.stringify(toSchemaRecipe(exported), null, 2)}\n`,
  },
  cooklang: { extension: 'cook', write: toCooklang },
};

/** One recipe without a folder is printed; several want one. */
export async function exportCommand(line: CommandLine): Promise<number> {
  const format = Object.entries(formats).find(
    ([name]) => name === (optionOf(line, 'format') ?? 'json-ld'),
  );
  if (format === undefined)
    return refused(`--format is one of ${Object.keys(formats).join(', ')}.`);
  const content = await knownContent(line.folder);
  const unknown = line.names.filter((name) => !content.recipes.some(({ id }) => id === name));
  for (const name of unknown) console.error(`There is no recipe ${name}.`);
  const isWanted = ({ id }: CompiledRecipe) => line.names.length === 0 || line.names.includes(id);
  const recipes = content.recipes.filter(isWanted);
  const foods: FoodsById = new Map(content.foods.map((food) => [food.id, food]));
  const to = optionOf(line, 'to');
  const [only] = recipes;
  if (to === null && recipes.length > 1) return refused('Say where to write them: --to <folder>.');
  if (to === null && only !== undefined)
    process.stdout.write(format[1].write({ recipe: only, foods }));
  if (to !== null) await writeAll({ recipes, foods, format: format[1], to });
  return unknown.length === 0 ? 0 : 1;
}

async function writeAll(args: {
  recipes: readonly CompiledRecipe[];
  foods: FoodsById;
  format: (typeof formats)[keyof typeof formats];
  to: string;
}): Promise<void> {
  const { recipes, foods, format, to } = args;
  await mkdir(to, { recursive: true });
  for (const recipe of recipes) {
    await writeFile(join(to, `${recipe.id}.${format.extension}`), format.write({ recipe, foods }));
  }
  console.log(`Recipes written: ${recipes.length}.`);
}

function refused(message: string): number {
  console.error(message);
  return 2;
}
