import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crowdedFolders, mostFiles } from './crowded-folders.ts';
import { findCycles } from './find-cycles.ts';
import { areaTiers, importRules, mayUseSql, moduleTiers, serverTiers } from './rules.ts';

const root = join(import.meta.dirname, '..', '..');

function brokenRules(from: string, to: string, isTypeOnly = false): string[] {
  return importRules
    .filter((rule) => rule.isBroken({ from, to, isTypeOnly }))
    .map(({ name }) => name);
}

test.each([
  ['lib/units.ts', 'domain/foods/food.ts', 'lib-stands-alone'],
  ['domain/planner/catalog/score.ts', 'domain/recipes/recipe.ts', 'planner-is-pure'],
  ['domain/foods/net-carbs.rules.ts', 'domain/foods/foods.store.ts', 'rules-are-pure'],
  ['domain/recipes/recipe.ts', 'domain/meal-plans/meal-plan.ts', 'lower-tiers-only'],
  ['domain/identity/log-in.ts', 'domain/foods/food.ts', 'lower-tiers-only'],
  ['domain/shopping/tick-item.ts', 'server/mail/mailer.ts', 'domain-knows-no-server'],
  ['domain/identity/identity.resolvers.ts', 'server/auth/auth-cookie.ts', 'domain-knows-no-server'],
  ['domain/account/export-my-data.ts', 'domain/tracking/own-data.store.ts', 'stores-are-private'],
  ['domain/account/delete.test.ts', 'domain/recipes/recipes.store.ts', 'stores-are-private'],
  ['server/http/live/live-lists.ts', 'domain/shopping/shopping.store.ts', 'stores-are-private'],
  ['api/context.ts', 'domain/identity/viewer/viewer.ts', 'api-is-below-the-domain'],
  ['server/auth/resolve-viewer.ts', 'server/http/create-server.ts', 'server-folders-have-tiers'],
  ['server/mail/mailer.ts', 'server/serve.ts', 'server-folders-have-tiers'],
  ['domain/shopping/tick-item.ts', 'app/root.tsx', 'domain-knows-no-app'],
  ['app/routes/home/home.tsx', 'domain/recipes/recipes.store.ts', 'app-reads-through-the-api'],
  ['app/routes/recipes/recipe/recipe.tsx', 'app/routes/home/home.tsx', 'lower-areas-only'],
  ['app/routes/recipes/recipe/recipe.tsx', 'app/routes/programs/program.tsx', 'lower-areas-only'],
  [
    'app/dishes/recipe-tile.tsx',
    'app/routes/recipes/index/recipes.tsx',
    'shared-rooms-know-no-area',
  ],
  ['app/ui/forms/field.tsx', 'i18n/paraglide/messages.js', 'ui-has-no-domain-words'],
])('%s may not import %s', (from, to, rule) => {
  expect(brokenRules(from, to)).toContain(rule);
});

test.each([
  ['domain/meal-plans/meal-plan.ts', 'domain/recipes/recipe.ts'],
  ['domain/identity/identity.resolvers.ts', 'api/builder.ts'],
  ['server/http/create-server.ts', 'server/auth/auth-token-route.ts'],
  ['server/serve.ts', 'server/open-services.ts'],
  ['app/routes/home/home.tsx', 'domain/profile/survey.rules.ts'],
  ['app/routes/home/home.tsx', 'app/routes/recipes/rating/rate.ts'],
  ['app/routes/recipes/recipe/recipe.tsx', 'app/dishes/recipe-tile.tsx'],
  ['app/routes/meal-plans/edit/edit-bar.tsx', 'app/routes/meal-plans/plan/plan-page.tsx'],
  ['domain/recipes/recipe.test.ts', 'server/testing/test-server.ts'],
])('%s may import %s', (from, to) => {
  expect(brokenRules(from, to)).toEqual([]);
});

test('not even types of the server are seen by the domain', () => {
  const broken = brokenRules('domain/mail/mail.ts', 'server/mail/mailer.ts', true);
  expect(broken).toContain('domain-knows-no-server');
});

test.each([
  ['domain', moduleTiers],
  ['app/routes', areaTiers],
  ['server', serverTiers],
])('the tiers of %s name its folders, and nothing that is not there', async (folder, tiers) => {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const expected = folders.filter((name) => name !== 'testing');
  expect(tiers.flat().toSorted()).toEqual(expected.toSorted());
});

test('only stores and tables speak SQL', () => {
  expect(mayUseSql('domain/shopping/shopping.store.ts')).toBe(true);
  expect(mayUseSql('domain/shopping/tick-item.ts')).toBe(false);
});

test('a ring of imports is found, one of types too, and a diamond is none', () => {
  const edge = (from: string, to: string) => ({ from, to, isTypeOnly: from === 'b' });
  expect(findCycles([edge('a', 'b'), edge('a', 'c'), edge('b', 'd'), edge('c', 'd')])).toEqual([]);
  expect(findCycles([edge('a', 'b'), edge('b', 'c'), edge('c', 'a')])).toEqual([
    ['a', 'b', 'c', 'a'],
  ]);
});

test('a folder of more files than one reads through is told of, its rooms apart', () => {
  const inside = (folder: string, count: number) =>
    Array.from({ length: count }, (_, number) => `${folder}/${number}.ts`);
  const full = [...inside('app/full', mostFiles), ...inside('app/full/room', mostFiles)];
  expect(crowdedFolders(full)).toEqual([]);
  expect(crowdedFolders([...full, 'app/full/another.ts'])).toEqual(['app/full']);
  const rules = 'domain/content-tools/cooking-sense/rules';
  expect(crowdedFolders(inside(rules, mostFiles + 1))).toEqual([]);
});
