import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileRecipes } from '../../recipes/files/compile-content.ts';
import { ownContent } from '../../recipes/testing/own-content.ts';
import { remarkOf } from '../kinds/edited-file.ts';
import { fieldsOfRecipe } from './recipe-fields.ts';
import { recipeFiles, recipeSources } from './recipe-files.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'content');

test('every shipped recipe is the same after it went through the fields of the editor', async () => {
  const { recipes, foods } = await ownContent();
  const written = recipes.map((recipe) => {
    const { id } = recipe;
    return recipeSources(id, recipeFiles({ id, fields: fieldsOfRecipe(recipe) }));
  });
  const read = compileRecipes({ folder: { recipes: written, ids: null }, foods });
  expect(read.problems).toEqual([]);
  // The list of covers is a file of its own.
  expect(read.recipes).toEqual(recipes.map(({ coverPlace: _place, ...recipe }) => recipe));
});

test('a recipe nobody changed is written as its file is, letter by letter', async () => {
  const { recipes } = await ownContent();
  const id = 'beef-and-broccoli-stir-fry';
  const recipe = recipes.find((each) => each.id === id);
  if (recipe === undefined) throw new Error(`${id} is gone`);
  for (const { name, text } of recipeFiles({ id, fields: fieldsOfRecipe(recipe) })) {
    expect(text).toBe(await readFile(join(folder, name), 'utf8'));
  }
});

test('most shipped files are written back letter by letter', async () => {
  const { recipes } = await ownContent();
  const outcomes = await Promise.all(
    recipes.flatMap((recipe) =>
      recipeFiles({ id: recipe.id, fields: fieldsOfRecipe(recipe) }).map(
        async ({ name, text }) => (await readFile(join(folder, name), 'utf8')) === text,
      ),
    ),
  );
  expect(outcomes.filter(Boolean).length / outcomes.length).toBeGreaterThan(0.7);
});

test('who cooked it comes back from the files as it was edited', async () => {
  const { recipes, foods } = await ownContent();
  const recipe = recipes.find(({ id }) => id === 'beef-and-broccoli-stir-fry');
  if (recipe === undefined) throw new Error('the recipe is gone');
  const fields = {
    ...fieldsOfRecipe(recipe),
    cookings: 'k1 k2',
    'cooking.k1.by': 'Anna "Nan" Holm',
    'cooking.k1.on': '2026-02-14',
    'cooking.k1.note': 'Two minutes: more.',
    'cooking.k2.by': 'Bo',
    'cooking.k2.on': '2026-03-01',
  };
  const written = recipeSources(recipe.id, recipeFiles({ id: recipe.id, fields }));
  const read = compileRecipes({ folder: { recipes: [written], ids: null }, foods });
  expect(read.problems).toEqual([]);
  expect(read.recipes[0]?.cookings).toEqual([
    { by: 'Anna "Nan" Holm', on: '2026-02-14', note: 'Two minutes: more.' },
    { by: 'Bo', on: '2026-03-01', note: null },
  ]);
});

test('how a step is drawn comes back from the files as it was chosen', async () => {
  const { recipes, foods } = await ownContent();
  const recipe = recipes.find(({ id }) => id === 'beef-and-broccoli-stir-fry');
  const [first, ...others] = recipe?.steps ?? [];
  if (recipe === undefined || first === undefined) throw new Error('the recipe is gone');
  const art = { state: 'IN_PAN', items: ['chickenbite'], sauces: [] } as const;
  const drawn = { ...recipe, steps: [{ ...first, art }, ...others] };
  const fields = fieldsOfRecipe(drawn);
  const written = recipeSources(recipe.id, recipeFiles({ id: recipe.id, fields }));
  const read = compileRecipes({ folder: { recipes: [written], ids: null }, foods });
  expect(read.problems).toEqual([]);
  expect(read.recipes[0]?.steps.map((step) => step.art)).toEqual([art, ...others.map(() => {})]);
});

test('a video comes back from the files with its title in each language', async () => {
  const { recipes, foods } = await ownContent();
  const recipe = recipes.find(({ id }) => id === 'beef-and-broccoli-stir-fry');
  if (recipe === undefined) throw new Error('the recipe is gone');
  const fields = {
    ...fieldsOfRecipe(recipe),
    'video.url-en': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'video.title.en': 'How to: stir-fry',
    'video.title.es': 'Cómo saltear',
    'video.title.sv': 'Så wokar du',
  };
  const written = recipeSources(recipe.id, recipeFiles({ id: recipe.id, fields }));
  const read = compileRecipes({ folder: { recipes: [written], ids: null }, foods });
  expect(read.problems).toEqual([]);
  const { texts } = read.recipes[0] ?? {};
  expect([texts?.en.video?.title, texts?.es.video?.title, texts?.sv.video?.title]).toEqual([
    'How to: stir-fry',
    'Cómo saltear',
    'Så wokar du',
  ]);
});

test('a fact that is missing is told where it is chosen', async () => {
  const { foods, recipes } = await ownContent();
  const recipe = recipes.find(({ id }) => id === 'beef-and-broccoli-stir-fry');
  if (recipe === undefined) throw new Error('the recipe is gone');
  const fields = { ...fieldsOfRecipe(recipe), cuisine: '', meals: '', role: '' };
  const files = recipeFiles({ id: recipe.id, fields });
  const { problems } = compileRecipes({
    folder: { recipes: [recipeSources(recipe.id, files)], ids: null },
    foods,
  });
  const told = problems.map(remarkOf({ files, level: 'STOPS' }));
  expect(told.map(({ field }) => field).toSorted()).toEqual(['cuisine', 'meals', 'role']);
});
