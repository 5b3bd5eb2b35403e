import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileContent, compileSources } from './compile-content.ts';
import { indexContent } from '../content-index.ts';
import { writeContentFolder } from '../testing/content-folder.ts';
import {
  contentSources,
  englishText,
  recipeSources,
  spanishText,
  swedishText,
} from '../testing/recipe-files.ts';

test('works out everything that follows from the ingredients', () => {
  const { content } = compileSources({ sources: contentSources([recipeSources()]) });
  const recipe = content.recipes[0];
  expect(content.problems).toEqual([]);
  expect(recipe).toMatchObject({
    strictness: 'keto',
    avoidGroups: ['DAIRY', 'FISH'],
    diet: 'none',
    hasGluten: false,
    perishableFoodIds: ['salmon'],
    costLevel: 3,
    tags: expect.arrayContaining(['under_15_minutes', 'egg_free', 'gluten_free']),
  });
  expect(recipe?.ingredients.map(({ grams }) => grams)).toEqual([300, 28.5, 13.65, 0.372]);
  expect(recipe?.nutrition.nutrients.proteinGrams).toBeCloseTo(30.7, 1);
  expect(recipe?.satiety.score).toBeGreaterThan(40);
});

test('what comes out is plain JSON', () => {
  const { content } = compileSources({ sources: contentSources([recipeSources()]) });
  expect(JSON.parse(JSON.stringify(content))).toEqual(content);
});

test('a good recipe comes through beside a bad one', () => {
  const bad = recipeSources({ id: 'bad', en: 'title: [' });
  const unweighable = recipeSources({ id: 'odd', en: englishText.replace('2 tbsp', '2 bunch') });
  const sources = contentSources([bad, recipeSources(), unweighable]);
  const { content } = compileSources({ sources });
  expect(content.recipes.map(({ id }) => id)).toEqual(['buttered-salmon']);
  expect(content.problems.map(({ file, line }) => [file, line])).toEqual([
    ['bad.yaml', 1],
    ['odd.yaml', 15],
  ]);
});

test('a recipe that has become bad stays as it last was', () => {
  const { good } = compileSources({ sources: contentSources([recipeSources()]) });
  const sources = contentSources([recipeSources({ en: 'title: [' })]);
  const { content, good: stillGood } = compileSources({ sources, lastGood: good });
  expect(content.recipes.map(({ texts }) => texts.en.title)).toEqual(['Buttered salmon']);
  expect(content.problems.map(({ file }) => file)).toEqual(['buttered-salmon.yaml']);
  expect(stillGood).toEqual(good);
});

test('a recipe that is gone is not kept', () => {
  const { good } = compileSources({ sources: contentSources([recipeSources()]) });
  const { content } = compileSources({ sources: contentSources([]), lastGood: good });
  expect(content.recipes).toEqual([]);
});

test('a food table with a slip stays whole as it last was', () => {
  const { good } = compileSources({ sources: contentSources([recipeSources()]) });
  const sources = contentSources([recipeSources()]);
  const text = sources.foods.text.replace('fats,oils-sauces', 'fat,oils-sauces');
  const spoilt = { ...sources, foods: { ...sources.foods, text } };
  const { content } = compileSources({ sources: spoilt, lastGood: good });
  expect(content.foods.map(({ id }) => id)).toContain('olive-oil');
  expect(content.recipes).toHaveLength(1);
  expect(content.problems[0]).toMatchObject({ file: 'foods.csv', line: 4 });
});

test('the version changes with the content and with nothing else', () => {
  const versions = [englishText, englishText, englishText.replace('300 g', '301 g')].map((en) => {
    return compileSources({ sources: contentSources([recipeSources({ en })]) }).content.version;
  });
  expect(versions[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(versions[1]).toBe(versions[0]);
  expect(versions[2]).not.toBe(versions[0]);
});

test('reads a folder and names the files as one reaches them', async () => {
  const folder = await writeContentFolder({
    'buttered-salmon.yaml': englishText,
    'buttered-salmon.es.yaml': spanishText,
    'buttered-salmon.sv.yaml': swedishText,
    'lonely.yaml': englishText.replace('Buttered', 'Lonely'),
    'orphan.es.yaml': spanishText,
    'buttered-salmon.fr.yaml': spanishText,
    'notes.txt': 'to do',
  });
  onTestFinished(() => rm(folder, { recursive: true }));
  const content = await compileContent({ folder });
  expect(content.recipes.map(({ id }) => id)).toEqual(['buttered-salmon']);
  const file = (name: string) => join(folder, 'recipes', name);
  expect(content.problems).toEqual([
    problem(file('buttered-salmon.fr.yaml'), 'This is no recipe file'),
    problem(file('notes.txt'), 'This is no recipe file'),
    problem(file('orphan.es.yaml'), 'The recipe it translates, orphan.yaml, is missing.'),
    problem(file('lonely.yaml'), 'The translation lonely.es.yaml is missing.'),
    problem(file('lonely.yaml'), 'The translation lonely.sv.yaml is missing.'),
  ]);
});

test('finds foods and recipes by id and by the slug of a language', () => {
  const { content } = compileSources({ sources: contentSources([recipeSources()]) });
  const index = indexContent(content);
  expect(index.recipesById.get('buttered-salmon')?.servings).toBe(2);
  expect(index.recipesBySlug.sv.get('lax-i-smor')?.id).toBe('buttered-salmon');
  expect(index.recipesBySlug.en.get('lax-i-smor')).toBeUndefined();
  expect(index.foodsById.get('olive-oil')?.aisle).toBe('oils-sauces');
  expect(index.foodsBySlug.es.get('aceite-de-oliva')?.id).toBe('olive-oil');
});

test('foods and recipes are also found by what they were called before', () => {
  const text = [
    'foods:',
    '  es:',
    '    oleo-de-oliva: olive-oil',
    '    mantequilla: olive-oil',
    '    nabo: turnip',
    'recipes:',
    '  sv:',
    '    smorlax: buttered-salmon',
    'meal-plans:',
    '  sv:',
    '    smorvecka: a-week-of-butter',
  ].join('\n');
  const formerSlugs = { file: 'former-slugs.yaml', text };
  const { content } = compileSources({
    sources: { ...contentSources([recipeSources()]), formerSlugs },
  });
  const index = indexContent(content);
  expect(index.foodsBySlug.es.get('oleo-de-oliva')?.id).toBe('olive-oil');
  expect(index.foodsBySlug.sv.get('oleo-de-oliva')).toBeUndefined();
  expect(index.foodsBySlug.es.get('mantequilla')?.id).toBe('butter');
  expect(index.recipesBySlug.sv.get('smorlax')?.id).toBe('buttered-salmon');
  expect(index.formerSlugs['meal-plans'].sv).toEqual({ smorvecka: 'a-week-of-butter' });
  const message = 'There is no turnip that nabo could lead to.';
  expect(content.problems).toEqual([{ file: 'former-slugs.yaml', line: 5, message }]);
});

function problem(file: string, message: string) {
  return { file, line: null, message: expect.stringContaining(message) };
}

test('a recipe is found in every language by its address, and by its id alone by id', () => {
  const { content } = compileSources({ sources: contentSources([recipeSources()]) });
  const { recipesById, recipesBySlug, foodsById, version, recipes } = indexContent(content);
  expect([...recipesById.keys()]).toEqual(['buttered-salmon']);
  expect([...recipesBySlug.en.keys()]).toEqual(['buttered-salmon']);
  expect([...recipesBySlug.es.keys()]).toEqual(['salmon-con-mantequilla']);
  expect([...recipesBySlug.sv.keys()]).toEqual(['lax-i-smor']);
  expect([...foodsById.keys()].toSorted()).toEqual([
    'butter',
    'garlic',
    'olive-oil',
    'salmon',
    'salt',
  ]);
  expect([version, recipes]).toEqual([content.version, content.recipes]);
});
