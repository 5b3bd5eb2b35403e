import { expect, test } from 'vitest';
import type { OutgoingHttp } from '../../../lib/outgoing-http.ts';
import type { DraftedRecipe } from '../../content-tools/draft-recipe.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { fetchImport } from './import-recipes.ts';
import { importedFields } from './imported-fields.ts';
import { readImported } from './read-imported.ts';

const line = {
  label: null,
  amount: 20,
  unit: 'g',
  foodId: 'butter',
  discardedAmount: 0,
  discardedFatGrams: 0,
  note: 'melted  well',
};
const drafted = {
  draft: {
    title: 'Huevos  fritos',
    description: ' Con\nsal. ',
    cuisine: 'OTHER',
    dish: 'PAN',
    protein: 'EGGS',
    meals: ['LUNCH', 'DINNER'],
    role: 'main',
    difficulty: 'easy',
    isPremium: true,
    isGoodAsLeftovers: false,
    servings: 0,
    times: { prep: 5, cook: 0, total: 5 },
    steps: [
      { text: 'Fríe.', uses: ['butter', 'eggs'], timersMinutes: [0.5, 4] },
      { text: 'Come.', uses: [], timersMinutes: [] },
    ],
  },
  ingredients: [
    { kind: 'heading', text: 'Para freír:' },
    { kind: 'matched', text: '', line, remarks: [] },
    { kind: 'matched', text: '', line: { ...line, note: null }, remarks: [] },
    { kind: 'unmatched', text: ' a  fistful of moonlight', reason: '', candidates: [] },
  ],
} as unknown as DraftedRecipe;

test('a recipe of another program is fields; its texts stand in English, too', () => {
  expect(importedFields({ drafted, language: 'es' })).toEqual({
    'title.en': 'Huevos fritos',
    'title.es': 'Huevos fritos',
    'description.en': 'Con sal.',
    'description.es': 'Con sal.',
    cuisine: 'OTHER',
    dish: 'PAN',
    protein: 'EGGS',
    meals: 'LUNCH DINNER',
    role: 'main',
    difficulty: 'easy',
    premium: 'true',
    leftovers: 'false',
    'times.prep': '5',
    'times.cook': '0',
    'times.total': '5',
    ingredients: 'i1 i2 i3',
    'ingredient.i1.line': '20 g butter',
    'ingredient.i1.note.en': 'melted well',
    'ingredient.i1.note.es': 'melted well',
    'ingredient.i2.line': '20 g butter',
    'ingredient.i3.line': 'a fistful of moonlight',
    steps: 's1 s2',
    'step.s1.text.en': 'Fríe.',
    'step.s1.text.es': 'Fríe.',
    'step.s1.uses': 'butter, eggs',
    'step.s1.timers': '30 s, 4',
    'step.s2.text.en': 'Come.',
    'step.s2.text.es': 'Come.',
  });
  const { draft } = drafted;
  const longer = { ...drafted, draft: { ...draft, servings: 3, description: 'x'.repeat(2100) } };
  const fields = importedFields({ drafted: longer, language: 'en' });
  expect(fields['servings']).toBe('3');
  expect(fields['description.en']).toHaveLength(2000);
  expect(Object.keys(fields).filter((field) => field.endsWith('.es'))).toEqual([]);
});

test.each([
  ['https://a.example/eggs.COOK?x=1', 'text/plain', 'address.cook'],
  ['https://a.example/eggs', 'application/ld+json; charset=utf-8', 'address.json'],
  ['https://a.example/eggs', 'text/html', 'address.html'],
  ['no address', 'text/html', 'address.html'],
])('what %s answers as %s is read like %s', async (address, contentType, fileName) => {
  const body = Buffer.from('x');
  const answering = (answer: Awaited<ReturnType<OutgoingHttp['get']>>) =>
    ({ get: async () => answer }) as unknown as OutgoingHttp;
  const asked = { outgoing: answering({ status: 200, contentType, body }), address };
  expect(await fetchImport(asked)).toEqual({ fileName, bytes: body });
  const failing = answering({ status: 404, contentType, body });
  expect(await fetchImport({ address, outgoing: failing })).toBeNull();
  expect(await fetchImport({ address, outgoing: answering(null) })).toBeNull();
});

const foods = [buildFood({ id: 'butter', names: inEach('Butter') })];
function inEach(singular: string) {
  const name = { singular, plural: null };
  return { en: name, es: name, sv: name };
}
const soup = {
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['20 g butter'],
  recipeInstructions: ['Fry.'],
};
const read = (recipe: object, fileName = 'a.json') =>
  readImported({
    fileName,
    bytes: Buffer.from(JSON.stringify({ ...soup, ...recipe })),
    foods,
  });
const times = (count: number, text: string) => Array.from({ length: count }, () => text);

test('a recipe is drafted in its language, and what could not be read of it is named', () => {
  const { recipes, problems, leftOff } = read({
    name: ` ${'S'.repeat(130)}`,
    inLanguage: 'ES-mx',
    recipeIngredient: ['20 g butter', 'luck'],
    recipeInstructions: ['Fry.'],
  });
  expect([problems, leftOff]).toEqual([[], 0]);
  expect(recipes[0]).toMatchObject({
    title: 'S'.repeat(120),
    language: 'ES-mx',
    unread: ['luck'],
    fields: { 'title.es': 'S'.repeat(120), 'step.s1.text.es': 'Fry.' },
  });
  const [norwegian] = read({ inLanguage: 'nb' }).recipes;
  expect(norwegian?.language).toBe('nb');
  expect(norwegian?.fields).not.toHaveProperty('title.es');
  expect(read({}).recipes[0]?.language).toBeNull();
});

test.each([
  [{ recipeIngredient: times(100, '1 g butter') }, true],
  [{ recipeIngredient: times(101, '1 g butter') }, false],
  [{ recipeInstructions: times(100, 'Fry.') }, true],
  [{ recipeInstructions: times(101, 'Fry.') }, false],
  [{ description: 'x'.repeat(39_985) }, true],
  [{ description: 'x'.repeat(39_986) }, false],
  [{ description: 'x'.repeat(39_000), recipeIngredient: times(100, '1000000 g') }, true],
  [{ description: 'x'.repeat(39_000), recipeIngredient: times(100, '1000000000 g') }, false],
  // Twice, in its language and in English, it is more than a draft holds.
  [{ inLanguage: 'es', recipeInstructions: times(99, 'x'.repeat(400)) }, false],
  [{ recipeInstructions: times(99, 'x'.repeat(400)) }, true],
  [{ description: 'x'.repeat(39_500), recipeInstructions: times(100, 'Stir it.') }, false],
])('of a recipe there is so much room (%#)', (recipe, fits) => {
  const { recipes, problems } = read(recipe);
  expect(recipes).toHaveLength(fits ? 1 : 0);
  expect(problems).toEqual(fits ? [] : ['a.json: "Soup" is larger than a recipe may be.']);
});

test('lines and steps are cut where a field ends', () => {
  const { recipes } = read({
    recipeIngredient: [`luck ${'x'.repeat(400)}`],
    recipeInstructions: ['y'.repeat(2500)],
  });
  expect(recipes[0]?.unread[0]).toHaveLength(300);
  expect(recipes[0]?.fields['step.s1.text.en']).toHaveLength(2000);
});

test('of many recipes thirty are read, and of many problems twenty are told, each in short', () => {
  const many = times(33, 'Soup').map((name, at) => ({ ...soup, name: `${name} ${at}` }));
  const json = (value: object) => Buffer.from(JSON.stringify(value));
  const all = readImported({ fileName: 'a.json', bytes: json(many), foods });
  expect([all.recipes.length, all.leftOff, all.problems]).toEqual([30, 3, []]);
  const nameless = many.map((recipe) => ({ ...recipe, name: '!' }));
  const told = readImported({ fileName: 'x'.repeat(400), bytes: json(nameless), foods });
  expect(told.problems.every(({ length }) => length <= 300)).toBe(true);
  const none = readImported({ fileName: 'b.json', bytes: json(nameless), foods });
  expect(none.problems).toEqual(times(20, 'b.json: No address can be made of its title.'));
});
