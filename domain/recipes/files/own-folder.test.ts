import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileSources } from './compile-content.ts';
import { readLastGood, writeLastGood } from './last-good-file.ts';
import { nothingGood } from './last-good.rules.ts';
import { compileOwnRecipes, withOwnRecipes } from './operator-recipes.ts';
import { readContentFolder, readRecipeFolder, recipeIdOfPhoto } from './read-content-folder.ts';
import { writeContentFolder } from '../testing/content-folder.ts';
import {
  contentSources,
  englishText,
  recipeSources,
  spanishText,
  swedishText,
} from '../testing/recipe-files.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'own-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await emptyFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const inThree = (id: string) => ({
  [`${id}.yaml`]: englishText,
  [`${id}.es.yaml`]: spanishText,
  [`${id}.sv.yaml`]: swedishText,
});

test('what was good is kept beside and moved into place, and read again as it was', async () => {
  const folder = await emptyFolder();
  const path = join(folder, 'deep', 'good.json');
  expect(await readLastGood(path)).toEqual(nothingGood);
  const good = { foods: null, recipes: { soup: recipeSources({ id: 'soup' }) } };
  await writeLastGood({ path, good });
  expect(await readLastGood(path)).toEqual(good);
  expect(await readdir(join(folder, 'deep'))).toEqual(['good.json']);
  await writeFile(path, (await readFile(path, 'utf8')).slice(0, 40));
  expect(await readLastGood(path)).toEqual(nothingGood);
  // An older release may have kept less.
  await writeFile(path, JSON.stringify({ recipes: {} }));
  expect(await readLastGood(path)).toEqual({ foods: null, recipes: {} });
});

test('the files of a folder are read by name, its photos and strangers apart', async () => {
  const folder = await folderWith({
    ...inThree('b-soup'),
    'a-soup.yaml': englishText,
    'b-soup.jpg': 'x',
    'elsewhere.webp': 'x',
    'nobody.jpeg': 'x',
    'c-soup.yml': englishText,
    'lonely.sv.yaml': swedishText,
    'b-soup.fr.yaml': 'x',
    '.hidden.yaml': 'x',
    'notes.txt': 'x',
  });
  const { recipes, ids, problems } = await readRecipeFolder(folder, { elsewhere: ['elsewhere'] });
  expect(recipes.map(({ id }) => id)).toEqual(['a-soup', 'b-soup']);
  expect(recipes[0]).toEqual({
    id: 'a-soup',
    structure: { file: join(folder, 'a-soup.yaml'), text: englishText },
    translations: { es: null, sv: null },
  });
  expect(recipes[1]?.translations).toEqual({
    es: { file: join(folder, 'b-soup.es.yaml'), text: spanishText },
    sv: { file: join(folder, 'b-soup.sv.yaml'), text: swedishText },
  });
  expect([...ids!].toSorted()).toEqual(['a-soup', 'b-soup', 'lonely']);
  const stranger = 'This is no recipe file; use <slug>.yaml, <slug>.es.yaml or <slug>.sv.yaml.';
  expect(problems).toEqual([
    { file: join(folder, 'b-soup.fr.yaml'), line: null, message: stranger },
    { file: join(folder, 'c-soup.yml'), line: null, message: stranger },
    {
      file: join(folder, 'lonely.sv.yaml'),
      line: null,
      message: 'The recipe it translates, lonely.yaml, is missing.',
    },
    {
      file: join(folder, 'nobody.jpeg'),
      line: null,
      message: 'The recipe it shows, nobody.yaml, is missing.',
    },
    { file: join(folder, 'notes.txt'), line: null, message: stranger },
  ]);
});

test('a folder that is out of reach is told apart from an empty one', async () => {
  const folder = await emptyFolder();
  expect(await readRecipeFolder(folder)).toEqual({ recipes: [], ids: new Set(), problems: [] });
  const nowhere = join(folder, 'nowhere');
  expect(await readRecipeFolder(nowhere)).toEqual({
    recipes: [],
    ids: null,
    problems: [{ file: nowhere, line: null, message: 'This cannot be read (ENOENT).' }],
  });
});

test('a file that cannot be read counts as empty and is named; the others come through', async () => {
  const folder = await folderWith(inThree('soup'));
  await mkdir(join(folder, 'broken.yaml'));
  const { recipes, problems } = await readRecipeFolder(folder);
  const file = join(folder, 'broken.yaml');
  expect(recipes.map(({ id, structure }) => [id, structure.text.length > 0])).toEqual([
    ['broken', false],
    ['soup', true],
  ]);
  expect(problems).toEqual([{ file, line: null, message: 'This cannot be read (EISDIR).' }]);
});

test('foods that are missing are named, and what nobody wrote is nothing', async () => {
  const folder = await writeContentFolder(inThree('soup'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const whole = await readContentFolder(folder);
  expect(whole.problems).toEqual([]);
  expect([whole.similarRecipes, whole.formerSlugs, whole.covers]).toEqual([null, null, null]);
  for (const part of ['foods', 'nutrients', 'premiumFoods', 'allergens', 'packs'] as const) {
    expect(whole[part].text, part).not.toBe('');
  }
  await rm(join(folder, 'foods', 'packs.csv'));
  for (const name of ['similar-recipes', 'former-slugs', 'covers']) {
    await writeFile(join(folder, `${name}.yaml`), `# ${name}`);
  }
  const other = await readContentFolder(folder);
  expect(other.problems.map(({ file }) => file)).toEqual([join(folder, 'foods', 'packs.csv')]);
  expect(other.similarRecipes?.text).toBe('# similar-recipes');
  expect(other.formerSlugs?.text).toBe('# former-slugs');
  expect(other.covers?.text).toBe('# covers');
});

test.each([
  ['soup.jpg', 'soup'],
  ['soup.jpeg', 'soup'],
  ['soup.png', 'soup'],
  ['soup.webp', 'soup'],
  ['soup.gif', null],
  ['soup.es.jpg', null],
  ['soup.jpg.txt', null],
  ['.jpg', null],
])('the file %s shows %s', (name, id) => {
  expect(recipeIdOfPhoto(name)).toBe(id);
});

const shipped = compileSources({
  sources: contentSources([recipeSources(), recipeSources({ id: 'other-salmon' })]),
}).content;

test('own recipes replace shipped ones of the same name and come behind the others', async () => {
  const en = englishText.replace('Buttered salmon', 'Our salmon');
  const folder = await folderWith({ ...inThree('buttered-salmon'), 'buttered-salmon.yaml': en });
  const { own, good } = compileOwnRecipes({
    shipped,
    folder: await readRecipeFolder(folder),
    lastGood: {},
  });
  expect(own.recipes.map(({ texts }) => texts.en.title)).toEqual(['Our salmon']);
  expect(own.version).toMatch(/^[0-9a-f]{16}$/);
  expect(own.version).not.toBe(shipped.version);
  expect(Object.keys(good)).toEqual(['buttered-salmon']);
  const together = withOwnRecipes({ shipped, own });
  expect(together.recipes.map(({ id, texts }) => [id, texts.en.title])).toEqual([
    ['other-salmon', 'Buttered salmon'],
    ['buttered-salmon', 'Our salmon'],
  ]);
  expect(together).toMatchObject({ version: own.version, foods: shipped.foods, problems: [] });
});

test('without own recipes the version is that of what was shipped; what is wrong is told', async () => {
  const folder = await folderWith({ 'notes.txt': 'x', 'bad.yaml': 'title: [' });
  const { own } = compileOwnRecipes({
    shipped,
    folder: await readRecipeFolder(folder),
    lastGood: {},
  });
  expect(own.version).toBe(shipped.version);
  expect(own.recipes).toEqual([]);
  expect(own.problems.map(({ file }) => file)).toEqual(
    expect.arrayContaining([join(folder, 'notes.txt'), join(folder, 'bad.yaml')]),
  );
  expect(withOwnRecipes({ shipped, own }).recipes).toEqual(shipped.recipes);
});

test('an own recipe that has become bad stays as it last was', async () => {
  const folder = await folderWith(inThree('our-salmon'));
  const first = compileOwnRecipes({
    shipped,
    folder: await readRecipeFolder(folder),
    lastGood: {},
  });
  await writeFile(join(folder, 'our-salmon.yaml'), 'title: [');
  const second = compileOwnRecipes({
    shipped,
    folder: await readRecipeFolder(folder),
    lastGood: first.good,
  });
  expect(second.own.recipes).toEqual(first.own.recipes);
  expect(second.own.problems).toHaveLength(1);
  expect(second.good).toEqual(first.good);
});
