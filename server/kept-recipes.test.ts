import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { OwnRecipes } from '../domain/recipes/files/operator-recipes.ts';
import { KeptRecipes } from './kept-recipes.ts';

const compiling = { files: 'soup.yaml 120 7', shippedVersion: 'v1', compiledBy: 'code' };
const own = { recipes: [{ id: 'soup' }], problems: [] } as unknown as OwnRecipes;

async function keptIn() {
  const folder = await mkdtemp(join(tmpdir(), 'kept-recipes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'kept', 'recipes.json');
  return { kept: new KeptRecipes(path), path };
}

test('what was compiled is taken again as long as files, shipped recipes and code are the same', async () => {
  const { kept, path } = await keptIn();
  expect(await kept.find(compiling)).toBeNull();
  await kept.keep(compiling, own);
  expect(await new KeptRecipes(path).find({ ...compiling })).toEqual(own);
  for (const part of ['files', 'shippedVersion', 'compiledBy'] as const) {
    expect(await kept.find({ ...compiling, [part]: 'other' })).toBeNull();
  }
  // Nor is one part taken for the next.
  expect(
    await kept.find({ files: 'v1', shippedVersion: 'soup.yaml 120 7', compiledBy: 'code' }),
  ).toBeNull();
  expect(await readdir(join(path, '..'))).toEqual(['recipes.json']);
});

test('recipes with problems are not kept, nor those of code that nobody knows', async () => {
  const { kept, path } = await keptIn();
  await kept.keep({ ...compiling, compiledBy: '' }, own);
  const problems = [{ file: 'soup.yaml', line: null, message: 'It has no title.' }];
  await kept.keep(compiling, { ...own, problems } as OwnRecipes);
  await expect(readFile(path)).rejects.toThrow('ENOENT');
});

test('a file that broke in the middle is as none', async () => {
  const { kept, path } = await keptIn();
  await kept.keep(compiling, own);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.slice(0, -4));
  expect(await kept.find(compiling)).toBeNull();
});
