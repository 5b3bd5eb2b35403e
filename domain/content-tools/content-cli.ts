import { addRecipe } from './add-recipe.ts';
import { checkCommand } from './check-command.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
import { picturesCommand } from './pictures-command.ts';
import { commandLine } from './command-line.ts';

const usage = `Usage: npm run content -- <command>

  check [folder]                   names what is wrong in foods and recipes, by file and line
  add [slug] [--title … ]          starts a recipe: asks, or takes --title, --title-es, --title-sv,
                                   --description, --cuisine, --dish, --protein, --meals, --role,
                                   --difficulty, --servings, --prep, --cook, --total, --premium,
                                   and --ingredient "600 g salmon" as often as you like
  import <file, folder or zip> …   reads schema.org/Recipe (JSON or HTML), Cooklang, Mealie and
                                   RecipeSage, and writes recipes with a review of each
  export [slug …]                  writes recipes for other programs: --format json-ld or cooklang,
                                   --to <folder>; all recipes where none is named
  export --edited --to <folder>    writes what editors published, as files of this folder's form
  pictures [slug …] --to <folder>  writes a contact sheet of the dishes that look different since the
                                   last one in that folder, or of those that are named

  --folder <folder>                the content folder, "content" unless CONTENT_DIR is set`;

const commands = {
  check: checkCommand,
  add: addRecipe,
  import: importCommand,
  export: exportCommand,
  pictures: picturesCommand,
};

process.exitCode = await run(process.argv.slice(2));

async function run([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.entries(commands).find(([each]) => each === name)?.[1];
  const line = command === undefined ? null : commandLine(args);
  if (command === undefined || line === null) {
    console.error(usage);
    return 2;
  }
  return command(line);
}
