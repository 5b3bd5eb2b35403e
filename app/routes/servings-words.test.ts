import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { screenPath } from '../../i18n/paths.ts';
import { createRandomId } from '../../lib/ids.ts';
import { localMoment } from '../../lib/local-time.ts';
import { premium } from '../../domain/recipes/testing/readers.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { drawPage } from './testing/draw-page.tsx';

/** How many servings there are is said as in a kitchen, wherever it is said. */

const root = join(import.meta.dirname, '..', '..');

/** What the API counts in whole servings. */
const counted: Record<string, string> = {
  recipes_leftover_servings: 'Recipe',
};

test('a number of servings is put into words in one place', async () => {
  const saying = new Set<string>();
  for await (const file of glob('i18n/messages/en/*.json', { cwd: root })) {
    const messages = JSON.parse(await readFile(join(root, file), 'utf8')) as object;
    for (const [key, message] of Object.entries(messages)) {
      const isSaid = /\{\w+\} servings?\b/.test(JSON.stringify(message));
      if (isSaid && !(key in counted)) saying.add(key);
    }
  }
  expect([...saying].toSorted()).toEqual([
    'recipes_kept',
    'recipes_servings_count',
    'shopping_servings',
  ]);
  const users: string[] = [];
  for await (const file of glob('{app,domain,server}/**/*.{ts,tsx}', { cwd: root })) {
    if (file.includes('.test.')) continue;
    const text = await readFile(join(root, file), 'utf8');
    const calls = [...text.matchAll(/m\.(\w+)\((?!inParts\()/g)];
    if (calls.some(([, key = '']) => saying.has(key))) users.push(file);
  }
  expect(users).toEqual([]);
  const schema = await readFile(join(root, 'schema.graphql'), 'utf8');
  for (const type of new Set(Object.values(counted))) {
    const [, fields = ''] =
      new RegExp(`^(?:type|input) ${type} .*?{\\n(.*?)^}`, 'ms').exec(schema) ?? [];
    expect(fields).toMatch(/^ {2}(?:servings|leftoverServings): Int/m);
  }
});

let server: TestServer;
let member: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  member = await premium(server);
});
afterAll(() => server.close());

function reading(locale: Locale): TestClient {
  const client = server.client({ locale });
  for (const [name, value] of member.cookies) client.cookies.set(name, value);
  return client;
}

async function eat(servings: number): Promise<void> {
  const { day } = localMoment({ now: new Date(), timeZone: 'UTC' });
  const [recipe] = server.services.content.recipes;
  const entry = { id: createRandomId(), day, slot: 'DINNER', recipeId: recipe?.id, servings };
  const { data } = await member.graphql<{ logRecipe: { problems: unknown[] } }>(
    'mutation ($input: LogRecipeInput!) { logRecipe(input: $input) { problems { code } } }',
    { input: { ...entry, timeZone: 'UTC' } },
  );
  expect(data.logRecipe.problems).toEqual([]);
}

async function addToList(servings: number): Promise<void> {
  const recipe = server.services.content.recipes.find((each) => each.servings === servings);
  const recipes = [{ id: createRandomId(), recipeId: recipe?.id, servings }];
  const { data } = await member.graphql<{ addRecipesToShoppingList: { problems: unknown[] } }>(
    `mutation ($input: AddRecipesToShoppingListInput!) {
      addRecipesToShoppingList(input: $input) { problems { code } }
    }`,
    { input: { recipes } },
  );
  expect(data.addRecipesToShoppingList.problems).toEqual([]);
}

test('the food log and the dishes of the list say parts of servings as words, in every language', async () => {
  await eat(1.25);
  await eat(0.5);
  await eat(2.3);
  await addToList(4);
  const spoken = [
    ['en', ['1¼ servings', '½ serving', '2⅓ servings'], '4 servings'],
    ['es', ['1¼ porciones', '½ porción', '2⅓ porciones'], '4 porciones'],
    ['sv', ['1¼ portioner', '½ portion', '2⅓ portioner'], '4 portioner'],
  ] as const;
  for (const [locale, eaten, listed] of spoken) {
    const client = reading(locale);
    const query = { tab: 'food' };
    const log = await drawPage({
      client,
      path: screenPath('tracking', locale, undefined, { query }),
    });
    for (const text of eaten) expect(log).toContain(text);
    const list = await drawPage({
      client,
      path: screenPath('shoppingList', locale, undefined, { query: { tab: 'recipes' } }),
    });
    expect(list).toContain(listed);
    for (const page of [log, list]) {
      expect(page).not.toMatch(/\d[.,]\d+ (?:servings?|porci|portion)/);
    }
  }
});
