import { mkdtemp, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileSources } from '../domain/recipes/files/compile-content.ts';
import {
  contentSources,
  englishText,
  recipeSources,
  spanishText,
  swedishText,
} from '../domain/recipes/testing/recipe-files.ts';
import { LiveContent } from './live-content.ts';

const shipped = compileSources({ sources: contentSources([recipeSources()]) }).content;

test('the operator’s recipes are added to the shipped ones', async () => {
  const { folder, open } = await operatorFolder();
  await writeRecipe(folder, 'own-salmon');
  const content = await open();
  expect([...content.current.recipesById.keys()]).toEqual(['buttered-salmon', 'own-salmon']);
  expect(content.current.version).not.toBe(shipped.version);
});

test('a recipe of the same name replaces the shipped one', async () => {
  const { folder, open } = await operatorFolder();
  await writeRecipe(folder, 'buttered-salmon', englishText.replace('300 g', '400 g'));
  const content = await open();
  const recipe = content.current.recipesById.get('buttered-salmon');
  expect(recipe?.ingredients[0]?.amount).toBe(400);
  expect(content.current.recipes).toHaveLength(1);
});

test('a bad file is named with its line and the good ones are served', async () => {
  const { folder, open, warnings } = await operatorFolder();
  await writeRecipe(folder, 'good-salmon');
  await writeRecipe(folder, 'odd-salmon', englishText.replace('2 tbsp', '2 spoons'));
  await mkdir(join(folder, 'odd.yaml'));
  const content = await open();
  expect([...content.current.recipesById.keys()]).toEqual(['buttered-salmon', 'good-salmon']);
  expect(warnings).toContainEqual(
    `${join(folder, 'odd-salmon.yaml')}:15: "spoons" is no unit; use one of g, ml, tsp, tbsp, pinch, piece, clove, slice, sprig, leaf, stalk, head, bunch, can, handful.`,
  );
  expect(warnings).toContainEqual(
    expect.stringContaining('odd.yaml: This cannot be read (EISDIR)'),
  );
});

test('changes are taken over while the server runs, and make another content version', async () => {
  const { folder, open } = await operatorFolder();
  const content = await open();
  const before = content.current;
  await content.refresh();
  expect(content.current).toBe(before);
  await writeRecipe(folder, 'new-salmon');
  await content.refresh();
  expect(content.current.recipesById.has('new-salmon')).toBe(true);
  expect(content.current.version).not.toBe(before.version);
  await rm(join(folder, 'new-salmon.yaml'));
  await rm(join(folder, 'new-salmon.es.yaml'));
  await rm(join(folder, 'new-salmon.sv.yaml'));
  await content.refresh();
  expect(content.current.recipesById.has('new-salmon')).toBe(false);
  expect(content.current.version).toBe(before.version);
});

test('a start takes what the last one compiled, as long as nothing changed', async () => {
  const { folder, open, compiledFile } = await operatorFolder();
  await writeRecipe(folder, 'own-salmon');
  const { current } = await open();
  // Only to be told apart from what would be compiled.
  const kept = await readFile(compiledFile, 'utf8');
  await writeFile(compiledFile, kept.replaceAll('"amount":300', '"amount":301'));
  const amountIn = ({ current: { recipesById } }: LiveContent) =>
    recipesById.get('own-salmon')?.ingredients[0]?.amount;
  await utimes(compiledFile, 0, 0);
  const again = await open();
  // What has not changed is not written again either.
  expect((await stat(compiledFile)).mtimeMs).toBe(0);
  expect([amountIn(again), again.current.version]).toEqual([301, current.version]);
  expect(amountIn(await open('another build'))).toBe(300);
  await writeRecipe(folder, 'own-salmon', englishText.replace('300 g', '4000 g'));
  expect(amountIn(await open())).toBe(4000);
});

test('what was kept half, or with a problem, is compiled again', async () => {
  const { folder, open, compiledFile } = await operatorFolder();
  await writeRecipe(folder, 'own-salmon');
  await open();
  await writeFile(compiledFile, (await readFile(compiledFile, 'utf8')).slice(0, -9));
  expect((await open()).current.recipesById.has('own-salmon')).toBe(true);
  await rm(compiledFile);
  await writeRecipe(folder, 'odd-salmon', englishText.replace('2 tbsp', '2 spoons'));
  await open();
  await expect(readFile(compiledFile)).rejects.toThrow('ENOENT');
  expect((await open()).problems).not.toEqual([]);
});

test.each([
  ['a slip in it', (folder: string) => writeRecipe(folder, 'own-salmon', 'title: [')],
  ['a food nobody knows', (folder: string) => writeRecipe(folder, 'own-salmon', withTrout)],
  ['a translation taken away', (folder: string) => rm(join(folder, 'own-salmon.sv.yaml'))],
  ['its English file taken away', (folder: string) => rm(join(folder, 'own-salmon.yaml'))],
  ['the whole folder out of reach', (folder: string) => rename(folder, `${folder}-elsewhere`)],
])('the last good version stays in service, after a restart too, with %s', async (_what, spoil) => {
  const { folder, open, warnings } = await operatorFolder();
  await writeRecipe(folder, 'own-salmon', englishText.replace('300 g', '350 g'));
  const content = await open();
  await spoil(folder);
  await content.refresh();
  const restarted = await open();
  for (const each of [content, restarted]) {
    expect(each.current.recipesById.get('own-salmon')?.ingredients[0]?.amount).toBe(350);
  }
  expect(warnings.length).toBeGreaterThan(0);
});

test('a recipe that is put right again is served as it is now', async () => {
  const { folder, open } = await operatorFolder();
  await writeRecipe(folder, 'own-salmon');
  const content = await open();
  await writeRecipe(folder, 'own-salmon', 'title: [');
  await content.refresh();
  await writeRecipe(folder, 'own-salmon', englishText.replace('300 g', '250 g'));
  await content.refresh();
  expect(content.current.recipesById.get('own-salmon')?.ingredients[0]?.amount).toBe(250);
});

test('a problem that stays is told once', async () => {
  const { folder, open, warnings } = await operatorFolder();
  await writeRecipe(folder, 'own-salmon', 'title: [');
  const content = await open();
  const count = warnings.length;
  await writeRecipe(folder, 'good-salmon');
  await content.refresh();
  expect(count).toBeGreaterThan(0);
  expect(warnings).toHaveLength(count);
});

test('a kept file that is no longer whole is as good as none', async () => {
  const { folder, open, keptFile } = await operatorFolder();
  await writeRecipe(folder, 'own-salmon');
  await open();
  await writeFile(keptFile, '{"recipes": {"own-');
  const content = await open();
  expect(content.current.recipesById.has('own-salmon')).toBe(true);
});

const withTrout = englishText.replace('g salmon', 'g trout').replace('[salmon', '[trout');

async function operatorFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'operator-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'recipes');
  await mkdir(folder);
  const keptFile = join(parent, 'data', 'last-good.json');
  const compiledFile = join(parent, 'data', 'compiled.json');
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  return {
    folder,
    keptFile,
    warnings,
    compiledFile,
    open: (compiledBy = 'this build') =>
      LiveContent.open({ shipped, folder, keptFile, compiledFile, compiledBy, warn }),
  };
}

async function writeRecipe(folder: string, id: string, english = englishText): Promise<void> {
  await writeFile(join(folder, `${id}.yaml`), english);
  await writeFile(join(folder, `${id}.es.yaml`), spanishText.replace('salmon-con', `${id}-con`));
  await writeFile(join(folder, `${id}.sv.yaml`), swedishText.replace('lax-i', `${id}-i`));
}
