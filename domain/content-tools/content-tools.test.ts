import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { checkContent } from './checks/check-content.ts';
import { parseRecipeStructure } from '../recipes/files/parse-recipe-structure.ts';
import { writeContentFolder } from '../recipes/testing/content-folder.ts';
import { englishText, spanishText, swedishText } from '../recipes/testing/recipe-files.ts';
import { addRecipe } from './add-recipe.ts';
import { commandLine } from './command-line.ts';
import type { CommandLine } from './command-line.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
import { picturesCommand } from './pictures-command.ts';

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  const keep = (...words: unknown[]) => void said.push(words.join(' '));
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
});

test('a new recipe is three files of what was said, and check names the rest', async () => {
  const folder = await contentFolder();
  const args = ['--title', 'Fried salmon', '--title-es', 'Salmón frito', '--title-sv', 'Stekt lax'];
  const facts = ['--cuisine', 'nordic', '--dish', 'stir fry', '--servings', '2', '--total', '20'];
  const foods = [
    '--ingredient',
    '300 g salmon | in pieces',
    '--ingredient',
    '2 cloves garlic, chopped',
  ];
  expect(await addRecipe(inFolder(folder, [...args, ...facts, ...foods]))).toBe(0);
  const text = await readFile(join(folder, 'recipes', 'fried-salmon.yaml'), 'utf8');
  expect(text).toContain(
    'ingredients:\n  - 300 g salmon | in pieces\n  - 2 clove garlic | chopped\n',
  );
  expect(text).toContain('cuisine: NORDIC\ndish: STIR_FRY\n');
  const { problems } = await checkContent(folder);
  expect(problems.map(({ file, message }) => `${file.replace(/.*\//, '')}: ${message}`)).toEqual([
    'fried-salmon.es.yaml: "description" is missing.',
    'fried-salmon.es.yaml: "steps" is missing.',
    'fried-salmon.sv.yaml: "description" is missing.',
    'fried-salmon.sv.yaml: "steps" is missing.',
    'fried-salmon.yaml: "description" is missing.',
    'fried-salmon.yaml: "steps" is missing.',
  ]);
  expect(problems.every(({ line }) => line !== null)).toBe(true);
});

test.each([
  [
    'a food nobody knows',
    ['--title', 'X', '--ingredient', '1 cup unicorn'],
    'No food of the table',
  ],
  ['a word that is no choice', ['--title', 'X', '--cuisine', 'martian'], '"martian" is no cuisine'],
  ['servings that are no number', ['--title', 'X', '--servings', 'many'], 'servings should be'],
  ['a name that is no file name', ['../x', '--title', 'X'], 'a name of a to z'],
  ['a recipe that is there', ['--title', 'Buttered salmon'], 'is already there and stays as it is'],
])('a new recipe with %s writes nothing', async (_what, args, message) => {
  const folder = await contentFolder();
  const before = await recipeFiles(folder);
  expect(await addRecipe(inFolder(folder, args))).toBe(1);
  expect(said.join('\n')).toContain(message);
  expect(await recipeFiles(folder)).toEqual(before);
});

test('an imported recipe is a file the format knows, with a review of what is left to do', async () => {
  const folder = await contentFolder();
  const file = await sourceFile(folder, 'soup.json', JSON.stringify(salmonSoup));
  expect(await importCommand(inFolder(folder, [file]))).toBe(0);
  const path = join(folder, 'recipes', 'salmon-soup.yaml');
  const text = await readFile(path, 'utf8');
  expect(parseRecipeStructure({ file: path, text }).problems).toEqual([]);
  expect(text).toContain(
    '  - 300 g salmon\n  # not read yet: 1 tbsp unicorn dust\n  - 1 tbsp butter\n',
  );
  expect(text).toContain('protein: FISH');
  expect(text).toContain(
    '  - text: Fry the salmon for 4 minutes.\n    uses: [salmon]\n    timer: 4\n',
  );
  const review = await readFile(join(folder, 'reviews', 'salmon-soup.md'), 'utf8');
  expect(review).toContain('Line 2: "1 tbsp unicorn dust". No food of the table is called so.');
  expect(review).toContain(
    'Line 4: "2 bunches of garlic". Nobody noted what one bunch of garlic weighs; give it in g. Candidates: garlic.',
  );
  expect(review).toContain('a step that uses butter');
  expect(said.join('\n')).toContain('2 ingredients to look at in ');
  const { problems } = await checkContent(folder);
  expect(problems.map(({ message }) => message)).toEqual([
    'The translation salmon-soup.es.yaml is missing.',
    'The translation salmon-soup.sv.yaml is missing.',
  ]);
});

test('a file that is there is never written over', async () => {
  const folder = await contentFolder();
  const file = await sourceFile(
    folder,
    'same.json',
    JSON.stringify({ ...salmonSoup, name: 'Buttered salmon' }),
  );
  expect(await importCommand(inFolder(folder, [file]))).toBe(1);
  expect(said.join('\n')).toContain('buttered-salmon.yaml is already there and stays as it is');
  expect(await readFile(join(folder, 'recipes', 'buttered-salmon.yaml'), 'utf8')).toBe(englishText);
});

test('bad files of a folder are named with their line, and the good ones are written', async () => {
  const folder = await contentFolder();
  await sourceFile(folder, 'good.json', JSON.stringify(salmonSoup));
  const bad = await sourceFile(folder, 'bad.json', '{\n"name": oops }');
  await sourceFile(folder, 'picture.png', 'no recipe');
  await sourceFile(folder, 'broken.zip', 'no archive');
  const sources = join(folder, 'sources');
  expect(await importCommand(inFolder(folder, [sources, join(folder, 'nowhere.json')]))).toBe(1);
  expect(said.join('\n')).toContain(`${bad}:2: This is not readable JSON`);
  expect(said.join('\n')).toContain('broken.zip: This cannot be read');
  expect(said.join('\n')).toContain('nowhere.json: This cannot be read (ENOENT)');
  expect(said.at(-1)).toBe('Recipes written: 1. Not written: 3.');
  expect(await recipeFiles(folder)).toContain('salmon-soup.yaml');
});

test('the recipes of an archive are read where they lie', async () => {
  const folder = await contentFolder();
  const entries = {
    'recipes/salmon-soup/salmon-soup.json': strToU8(JSON.stringify(salmonSoup)),
    '../../outside.json': strToU8(JSON.stringify({ ...salmonSoup, name: '../../Outside' })),
    'recipes/salmon-soup/images/original.webp': strToU8('x'),
  };
  const archive = join(folder, 'mealie.zip');
  await writeFile(archive, zipSync(entries));
  expect(await importCommand(inFolder(folder, [archive]))).toBe(0);
  expect(await recipeFiles(folder)).toEqual(
    expect.arrayContaining(['outside.yaml', 'salmon-soup.yaml']),
  );
  const review = await readFile(join(folder, 'reviews', 'salmon-soup.md'), 'utf8');
  expect(review).toContain(`From ${archive}:recipes/salmon-soup/salmon-soup.json.`);
});

test('an archive that would unpack to a flood is refused', async () => {
  const folder = await contentFolder();
  const archive = join(folder, 'flood.zip');
  await writeFile(archive, zipSync({ 'flood.json': new Uint8Array(60_000_000) }, { level: 1 }));
  expect(await importCommand(inFolder(folder, [archive]))).toBe(1);
  expect(said.join('\n')).toContain(
    'flood.zip: This cannot be read (it unpacks to more than 50 MB).',
  );
});

test.each([
  ['json-ld', 'json'],
  ['cooklang', 'cook'],
])('what is exported as %s can be imported again', async (format, extension) => {
  const folder = await contentFolder();
  const to = join(folder, 'exported');
  expect(await exportCommand(inFolder(folder, ['--format', format, '--to', to]))).toBe(0);
  expect(await readdir(to)).toEqual([`buttered-salmon.${extension}`]);
  await rm(join(folder, 'recipes'), { recursive: true });
  expect(await importCommand(inFolder(folder, [to]))).toBe(0);
  const text = await readFile(join(folder, 'recipes', 'buttered-salmon.yaml'), 'utf8');
  const { ingredients, facts } = parseRecipeStructure({ file: 'x', text });
  const original = parseRecipeStructure({ file: 'x', text: englishText });
  const withoutLines = (list: typeof ingredients) =>
    list.map(({ line: _line, ...rest }) => rest).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  expect(withoutLines(ingredients)).toEqual(withoutLines(original.ingredients));
  expect(facts).toMatchObject({ cuisine: 'NORDIC', dish: 'PAN', protein: 'FISH', servings: 2 });
});

test.each([
  [['nobody'], 1, 'There is no recipe nobody.'],
  [['--format', 'pdf'], 2, '--format is one of json-ld, cooklang.'],
])('an export of %j is refused', async (args, exitCode, message) => {
  const folder = await contentFolder();
  expect(await exportCommand(inFolder(folder, args))).toBe(exitCode);
  expect(said.join('\n')).toContain(message);
});

test('an option nobody knows is no command line', () => {
  expect(commandLine(['--tittle', 'X'])).toBeNull();
  expect(commandLine(['--title'])).toBeNull();
});

test(
  'an operator’s folder without foods is checked with the shipped foods, its own files only',
  { timeout: 240_000 },
  async () => {
    const folder = await contentFolder({
      'own.yaml': englishText.replace('300 g salmon', '300 g unicorn'),
      'buttered-salmon.yaml': englishText.replace('[salmon, salt,', '[salmon,'),
    });
    await rm(join(folder, 'foods'), { recursive: true });
    const { problems } = await checkContent(folder);
    expect(problems.map(({ message }) => message)).toContain(
      'The translation own.es.yaml is missing.',
    );
    expect(problems.map(({ message }) => message)).toContain('No step uses salt.');
    expect(problems.every(({ file }) => file.startsWith(folder))).toBe(true);
  },
);

test('who names nothing to import, or a folder without recipes, is told so', async () => {
  const folder = await contentFolder();
  expect(await importCommand(inFolder(folder, []))).toBe(2);
  expect(said.at(-1)).toBe('Say what to import: files, folders or archives.');
  await sourceFile(folder, 'picture.png', 'no recipe');
  const sources = join(folder, 'sources');
  expect(await importCommand(inFolder(folder, [sources]))).toBe(1);
  expect(said).toContain(`${sources}: There is nothing here to read.`);
  expect(said.at(-1)).toBe('Recipes written: 0. Not written: 1.');
});

test('a title no file can be called by, and a review that is there, keep a recipe from being written', async () => {
  const folder = await contentFolder();
  const nameless = await sourceFile(
    folder,
    'nameless.json',
    JSON.stringify([{ ...salmonSoup, name: '???' }]),
  );
  expect(await importCommand(inFolder(folder, [nameless]))).toBe(1);
  expect(said).toContain(`${nameless}, [0]: No file name can be made of "???".`);
  const file = await sourceFile(folder, 'soup.json', JSON.stringify(salmonSoup));
  await mkdir(join(folder, 'reviews'));
  await writeFile(join(folder, 'reviews', 'salmon-soup.md'), 'Read.');
  expect(await importCommand(inFolder(folder, [file]))).toBe(1);
  expect(said.join('\n')).toContain('salmon-soup.md is already there and stays as it is.');
  expect(await recipeFiles(folder)).not.toContain('salmon-soup.yaml');
});

test('a recipe of which every line was read says so', async () => {
  const folder = await contentFolder();
  const recipeIngredient = ['300 g salmon', '1 tbsp butter'];
  const file = await sourceFile(
    folder,
    'soup.json',
    JSON.stringify({ ...salmonSoup, recipeIngredient }),
  );
  expect(await importCommand(inFolder(folder, [file]))).toBe(0);
  expect(said).toEqual([
    `${join(folder, 'recipes', 'salmon-soup.yaml')}: all ingredients read`,
    'Recipes written: 1. Not written: 0.',
  ]);
});

test('Paprika packs its recipes, one by one and all together', async () => {
  const folder = await contentFolder();
  const paprika = {
    name: 'Packed salmon',
    ingredients: '300 g salmon\n1 tbsp butter',
    directions: 'Fry the salmon.',
  };
  const packed = (name: string) => gzipSync(JSON.stringify({ ...paprika, name }));
  await writeFile(join(folder, 'one.paprikarecipe'), packed('Packed salmon'));
  const all = zipSync({
    'b.paprikarecipe': packed('Second salmon'),
    'a.paprikarecipe': packed('First salmon'),
    'c.txt': strToU8('x'),
  });
  await writeFile(join(folder, 'all.paprikarecipes'), all);
  const names = ['one.paprikarecipe', 'all.paprikarecipes'].map((name) => join(folder, name));
  expect(await importCommand(inFolder(folder, names))).toBe(0);
  expect(await recipeFiles(folder)).toEqual(
    expect.arrayContaining(['packed-salmon.yaml', 'first-salmon.yaml', 'second-salmon.yaml']),
  );
});

test('a file of another kind is named with what can be read', async () => {
  const folder = await contentFolder();
  const file = await sourceFile(folder, 'soup.docx', 'x');
  expect(await importCommand(inFolder(folder, [file]))).toBe(1);
  expect(said).toContain(
    `${file}: Only .json, .jsonld, .html, .htm, .cook, .paprikarecipe, .zip, .paprikarecipes can be read.`,
  );
});

const secondSalmon = {
  'second-salmon.yaml': englishText.replace('Buttered salmon', 'Second salmon'),
  'second-salmon.es.yaml': spanishText.replace('salmon-con', 'segundo-con'),
  'second-salmon.sv.yaml': swedishText.replace('lax-i', 'andra-i'),
};

test('one recipe is printed, several want a folder, and unknown ones are named beside those written', async () => {
  const folder = await contentFolder(secondSalmon);
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await exportCommand(inFolder(folder, ['buttered-salmon']))).toBe(0);
  const text = printed.mock.calls.map(([part]) => String(part)).join('');
  printed.mockRestore();
  expect(JSON.parse(text)).toMatchObject({ '@type': 'Recipe', name: 'Buttered salmon' });
  expect(text.endsWith('}\n')).toBe(true);
  expect(said).toEqual([]);
  expect(await exportCommand(inFolder(folder, []))).toBe(2);
  expect(said.at(-1)).toBe('Say where to write them: --to <folder>.');
  const to = join(folder, 'out', 'deep');
  const named = ['second-salmon', 'nobody', '--to', to];
  expect(await exportCommand(inFolder(folder, named))).toBe(1);
  expect(said.slice(-2)).toEqual(['There is no recipe nobody.', 'Recipes written: 1.']);
  expect(await readdir(to)).toEqual(['second-salmon.json']);
  expect(await exportCommand(inFolder(folder, ['--to', to, '--format', 'cooklang']))).toBe(0);
  expect((await readdir(to)).toSorted()).toEqual([
    'buttered-salmon.cook',
    'second-salmon.cook',
    'second-salmon.json',
  ]);
});

test('a sheet shows what looks different since the last one, or the dishes that are named', async () => {
  const folder = await contentFolder(secondSalmon);
  const to = join(folder, 'sheets');
  expect(await picturesCommand(inFolder(folder, []))).toBe(2);
  expect(said.at(-1)).toBe('Say where to write the sheet: --to <folder>.');
  const shown = async (names: readonly string[] = []) => {
    expect(await picturesCommand(inFolder(folder, [...names, '--to', to]))).toBe(0);
    const sheet = await readFile(join(to, 'dishes.html'), 'utf8');
    return [...sheet.matchAll(/<figcaption>([^<]*)/g)].map(([, title]) => title);
  };
  expect(await shown()).toEqual(['Buttered salmon', 'Second salmon']);
  expect(said.at(-1)).toBe(`Dishes: 2. On the sheet: 2. Written: ${join(to, 'dishes.html')}.`);
  expect(await shown()).toEqual([]);
  expect(await shown(['second-salmon'])).toEqual(['Second salmon']);
  const path = join(folder, 'recipes', 'second-salmon.yaml');
  await writeFile(path, secondSalmon['second-salmon.yaml'].replace('dish: PAN', 'dish: SOUP'));
  expect(await shown()).toEqual(['Second salmon']);
});

/** What somebody types, line by line; then nobody is there any more. */
function typing(lines: readonly string[]) {
  const input = Readable.from(lines.map((line) => `${line}\n`));
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  const written: string[] = [];
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    written.push(String(part));
    return true;
  });
  onTestFinished(() => {
    stdin.mockRestore();
    stdout.mockRestore();
  });
  return written;
}

test('without a title one is asked for everything, again where an answer will not do', async () => {
  const folder = await contentFolder();
  const answers = ['Fried salmon', 'Salmón frito', 'Stekt lax', 'Quick.'];
  const choices = ['martian', 'nordic', 'stir fry', 'fish', 'lunch, dinner', '', 'medium', 'false'];
  const figures = ['many', '2', '5', '', '15'];
  const foods = ['1 cup unicorn', '300 g salmon | in pieces', '2 cloves garlic', ''];
  const asked = typing([...answers, ...choices, ...figures, ...foods]);
  expect(await addRecipe(inFolder(folder, []))).toBe(0);
  const text = await readFile(join(folder, 'recipes', 'fried-salmon.yaml'), 'utf8');
  expect(text).toBe(`title: Fried salmon
description: Quick.
cuisine: NORDIC
dish: STIR_FRY
protein: FISH
meals: [LUNCH, DINNER]
role: main
difficulty: medium
premium: false
servings: 2
leftovers: false
times: { prep: 5, cook: 0, total: 15 }
ingredients:
  - 300 g salmon | in pieces
  - 2 clove garlic
steps: []
`);
  const spanish = await readFile(join(folder, 'recipes', 'fried-salmon.es.yaml'), 'utf8');
  expect(spanish).toBe('slug: salmon-frito\ntitle: Salmón frito\ndescription:\nsteps: []\n');
  expect(asked).toEqual(
    expect.arrayContaining(['Title in English: ', 'Role [main]: ', 'Servings [4]: ', '- ']),
  );
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringContaining('"martian" is no cuisine; use '),
      'servings should be a whole number.',
      expect.stringContaining('"1 cup unicorn": No food of the table is called so.'),
    ]),
  );
  expect(said.some((words) => words.includes('MEXICAN'))).toBe(true);
});

test('who leaves in the middle has written nothing', async () => {
  const folder = await contentFolder();
  const before = await recipeFiles(folder);
  typing([]);
  expect(await addRecipe(inFolder(folder, []))).toBe(1);
  expect(said.at(-1)).toBe('A recipe needs a title, and a name of a to z, digits and hyphens.');
  expect(await recipeFiles(folder)).toEqual(before);
});

test('what is not said of a new recipe is as usual, and of an option the last counts', async () => {
  const folder = await contentFolder();
  const args = ['own-name', '--title', 'First', '--title', 'Last', '--meals', 'breakfast,Lunch'];
  expect(await addRecipe(inFolder(folder, args))).toBe(0);
  const text = await readFile(join(folder, 'recipes', 'own-name.yaml'), 'utf8');
  expect(text).toContain('title: Last\ndescription:\ncuisine: OTHER\ndish: PAN\nprotein: NONE\n');
  expect(text).toContain(
    'meals: [BREAKFAST, LUNCH]\nrole: main\ndifficulty: easy\npremium: true\n',
  );
  expect(text).toContain('servings: 4\nleftovers: false\ntimes: { prep: 0, cook: 0, total: 0 }\n');
  expect(said.at(-1)).toContain('Now write the rest; "check" names what is missing.');
});

test.each([
  ['a heading', 'For the sauce:', 'is no ingredient.'],
  ['a food with candidates', '1 cup buttermilk butter cake', 'Candidates: butter.'],
])('a line that is %s is refused with what was meant', async (_what, line, message) => {
  const folder = await contentFolder();
  const args = ['--title', 'X', '--ingredient', line];
  expect(await addRecipe(inFolder(folder, args))).toBe(1);
  expect(said.join('\n')).toContain(message);
});

const salmonSoup = {
  '@type': 'Recipe',
  name: 'Salmon soup',
  description: 'Good.',
  recipeYield: '2',
  totalTime: 'PT20M',
  recipeIngredient: ['300 g salmon', '1 tbsp unicorn dust', '1 tbsp butter', '2 bunches of garlic'],
  recipeInstructions: [{ text: 'Fry the salmon for 4 minutes.' }],
};

async function contentFolder(more: Record<string, string> = {}): Promise<string> {
  const folder = await writeContentFolder({
    'buttered-salmon.yaml': englishText,
    'buttered-salmon.es.yaml': spanishText,
    'buttered-salmon.sv.yaml': swedishText,
    ...more,
  });
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function sourceFile(folder: string, name: string, text: string): Promise<string> {
  const path = join(folder, 'sources', name);
  await mkdir(join(folder, 'sources'), { recursive: true });
  await writeFile(path, text);
  return path;
}

function recipeFiles(folder: string): Promise<string[]> {
  return readdir(join(folder, 'recipes'));
}

function inFolder(folder: string, args: readonly string[]): CommandLine {
  const line = commandLine([...args, '--folder', folder]);
  if (line === null) throw new Error(`${args.join(' ')} is no command line`);
  return line;
}
