import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatFileProblem } from '../../lib/file-problem.ts';
import { slugOf } from '../../lib/slug.ts';
import type { Food } from '../foods/food.ts';
import type { CommandLine } from './command-line.ts';
import { draftRecipe } from './draft-recipe.ts';
import type { ForeignRecipe } from './foreign-recipe.ts';
import { knownContent } from './known-content.ts';
import { createFoodMatcher } from './match-food.ts';
import type { FoodMatcher } from './match-food.ts';
import { openImportFiles } from './open-import-files.ts';
import { readImportFile } from './read-import-file.ts';
import { recipeYaml } from './recipe-yaml.ts';
import { reviewText } from './review-text.ts';
import { writeNewFile } from './write-new-file.ts';

interface Import {
  folder: string;
  matcher: FoodMatcher;
  foods: ReadonlyMap<string, Food>;
}

/** Everything that can be read is written; whatever cannot is named, and the command fails. */
export async function importCommand({ names, folder }: CommandLine): Promise<number> {
  if (names.length === 0) {
    console.error('Say what to import: files, folders or archives.');
    return 2;
  }
  const content = await knownContent(folder);
  const target: Import = {
    folder,
    matcher: createFoodMatcher(content),
    foods: new Map(content.foods.map((food) => [food.id, food])),
  };
  const outcomes: boolean[] = [];
  for (const name of names) outcomes.push(...(await importFrom({ name, target })));
  const written = outcomes.filter((isWritten) => isWritten).length;
  console.log(`Recipes written: ${written}. Not written: ${outcomes.length - written}.`);
  return written === outcomes.length && written > 0 ? 0 : 1;
}

/** One outcome for every recipe or unreadable file. */
async function importFrom({ name, target }: { name: string; target: Import }): Promise<boolean[]> {
  const { files, problems } = await openImportFiles(name);
  const outcomes: boolean[] = problems.map(({ file, message }) => failed(`${file}: ${message}`));
  for (const file of files) {
    const found = readImportFile(file);
    outcomes.push(
      ...found.problems.map((problem) =>
        failed(formatFileProblem({ file: file.name, ...problem })),
      ),
    );
    for (const { place, recipe } of found.recipes) {
      const source = place === '' ? file.name : `${file.name}, ${place}`;
      outcomes.push(await importRecipe({ source, recipe, target }));
    }
  }
  if (outcomes.length === 0) outcomes.push(failed(`${name}: There is nothing here to read.`));
  return outcomes;
}

async function importRecipe(args: {
  source: string;
  recipe: ForeignRecipe;
  target: Import;
}): Promise<boolean> {
  const { source, recipe, target } = args;
  const slug = slugOf(recipe.title);
  if (slug === '') return failed(`${source}: No file name can be made of "${recipe.title}".`);
  const path = join(target.folder, 'recipes', `${slug}.yaml`);
  const reviewPath = join(target.folder, 'reviews', `${slug}.md`);
  const taken = [path, reviewPath].find((each) => existsSync(each));
  if (taken !== undefined)
    return failed(`${source}: ${taken} is already there and stays as it is.`);
  const drafted = draftRecipe({ recipe, ...target });
  await writeNewFile({ path, text: recipeYaml(drafted.draft) });
  await writeNewFile({ path: reviewPath, text: reviewText({ slug, source, recipe, drafted }) });
  const open = drafted.ingredients.filter(({ kind }) => kind === 'unmatched').length;
  console.log(
    `${path}: ${open === 0 ? 'all ingredients read' : `${open} ingredients to look at in ${reviewPath}`}`,
  );
  return true;
}

function failed(message: string): false {
  console.error(message);
  return false;
}
