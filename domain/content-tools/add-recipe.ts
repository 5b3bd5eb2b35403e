import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isSlug, slugOf } from '../../lib/slug.ts';
import type { IngredientLine } from '../recipes/files/parse-ingredient-line.ts';
import type { CommandLine } from './command-line.ts';
import { knownContent } from './known-content.ts';
import { createFoodMatcher } from './match-food.ts';
import { readOwnLine } from './read-own-line.ts';
import type { KnownFoods } from './read-own-line.ts';
import { faultOf, normalAnswer, questions } from './recipe-questions.ts';
import type { Answers, Question } from './recipe-questions.ts';
import { recipeYaml, translationYaml } from './recipe-yaml.ts';
import type { RecipeDraft } from './recipe-yaml.ts';
import { writeNewFile } from './write-new-file.ts';

/** The next answer; empty when there is nobody left to answer. */
type Ask = (question: string) => Promise<string>;
type Result<Value> = Readonly<{ value: Value; faults: readonly string[] }>;

/**
 * Writes the three files of a new recipe: what was said, and nothing made up. Without a title it
 * asks; `check` then names what is still to be written.
 */
export async function addRecipe(line: CommandLine): Promise<number> {
  const content = await knownContent(line.folder);
  const known: KnownFoods = {
    matcher: createFoodMatcher(content),
    foods: new Map(content.foods.map((food) => [food.id, food])),
  };
  const hasTitle = line.options.has('title');
  const terminal = hasTitle ? null : openTerminal();
  const answers = terminal === null ? answersOf(line) : await askAll(terminal.ask);
  const lines =
    terminal === null
      ? ingredientsOf({ line, known })
      : await askIngredients({ ...terminal, known });
  terminal?.close();
  const faults = [...answers.faults, ...lines.faults];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 1;
  return writeRecipe({ line, answers: answers.value, lines: lines.value });
}

function answersOf({ options }: CommandLine): Result<Answers> {
  const faults: string[] = [];
  const answers = questions.map((question: Question): [string, string] => {
    const answer = options.get(question.name)?.at(-1) ?? question.usual ?? '';
    const fault = faultOf({ question, answer });
    if (fault !== null) faults.push(fault);
    return [question.name, normalAnswer({ question, answer })];
  });
  return { value: new Map(answers), faults };
}

async function askAll(ask: Ask): Promise<Result<Answers>> {
  const answers = new Map<string, string>();
  for (const question of questions) answers.set(question.name, await askOne({ ask, question }));
  return { value: answers, faults: [] };
}

async function askOne({ ask, question }: { ask: Ask; question: Question }): Promise<string> {
  const { text, choices, usual } = question;
  if (choices !== undefined) console.log(`  ${choices.join(' ')}`);
  for (;;) {
    const said = await ask(`${text}${usual === undefined ? '' : ` [${usual}]`}: `);
    const answer = said.trim() === '' ? (usual ?? '') : said;
    const fault = faultOf({ question, answer });
    if (fault === null) return normalAnswer({ question, answer });
    console.log(fault);
  }
}

function ingredientsOf(args: {
  line: CommandLine;
  known: KnownFoods;
}): Result<readonly IngredientLine[]> {
  const texts = args.line.options.get('ingredient') ?? [];
  const read = texts.map((text) => readOwnLine({ text, known: args.known }));
  return {
    value: read.flatMap((each) => (each.ok ? [each.value] : [])),
    faults: read.flatMap((each) => (each.ok ? [] : [each.reason])),
  };
}

async function askIngredients(args: {
  ask: Ask;
  known: KnownFoods;
}): Promise<Result<readonly IngredientLine[]>> {
  const lines: IngredientLine[] = [];
  console.log(
    'Ingredients, one a line, like "600 g salmon | in two pieces". An empty line ends them.',
  );
  for (;;) {
    const text = await args.ask('- ');
    if (text.trim() === '') return { value: lines, faults: [] };
    const read = readOwnLine({ text, known: args.known });
    if (read.ok) lines.push(read.value);
    else console.log(read.reason);
  }
}

async function writeRecipe(args: {
  line: CommandLine;
  answers: Answers;
  lines: readonly IngredientLine[];
}): Promise<number> {
  const { line, answers, lines } = args;
  const title = answers.get('title') ?? '';
  const slug = line.names[0] ?? slugOf(title);
  if (title === '' || !isSlug(slug))
    return refused('A recipe needs a title, and a name of a to z, digits and hyphens.');
  const draft = draftOf({ answers, lines });
  const files = [
    { name: `${slug}.yaml`, text: recipeYaml(draft) },
    ...(['es', 'sv'] as const).map((language) => {
      const translated = answers.get(`title-${language}`) ?? '';
      const text = translationYaml({ slug: slugOf(translated), title: translated });
      return { name: `${slug}.${language}.yaml`, text };
    }),
  ].map(({ name, text }) => ({ path: join(line.folder, 'recipes', name), text }));
  const taken = files.find(({ path }) => existsSync(path));
  if (taken !== undefined) return refused(`${taken.path} is already there and stays as it is.`);
  for (const file of files) await writeNewFile(file);
  console.log(
    [...files.map(({ path }) => path), 'Now write the rest; "check" names what is missing.'].join(
      '\n',
    ),
  );
  return 0;
}

function draftOf(args: { answers: Answers; lines: readonly IngredientLine[] }): RecipeDraft {
  const said = (name: string) => args.answers.get(name) ?? '';
  // What was answered was held against the choices, so the words are those of the format.
  return {
    title: said('title'),
    description: said('description'),
    cuisine: said('cuisine') as RecipeDraft['cuisine'],
    dish: said('dish') as RecipeDraft['dish'],
    protein: said('protein') as RecipeDraft['protein'],
    meals: said('meals').split(',') as unknown as RecipeDraft['meals'],
    role: said('role') as RecipeDraft['role'],
    difficulty: said('difficulty') as RecipeDraft['difficulty'],
    isPremium: said('premium') === 'true',
    servings: Number(said('servings')),
    isGoodAsLeftovers: false,
    times: { prep: Number(said('prep')), cook: Number(said('cook')), total: Number(said('total')) },
    ingredients: args.lines.map((line) => ({ line })),
    steps: [],
  };
}

/** Line by line, so that answers may also come from a file. */
function openTerminal(): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      process.stdout.write(question);
      const { value, done } = await lines.next();
      return done === true ? '' : String(value);
    },
    close: () => terminal.close(),
  };
}

function refused(message: string): number {
  console.error(message);
  return 1;
}
