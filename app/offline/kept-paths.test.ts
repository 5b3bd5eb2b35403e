import { expect, test } from 'vitest';
import { keptScreenOf, memberHomeFor, offlinePageFor } from './kept-paths.ts';

test.each([
  ['/cooking/stew', 'cooking'],
  ['/cooking/stew/4', 'cooking'],
  ['/es/cooking/guiso', 'cooking'],
  ['/se/cooking/gryta/8', 'cooking'],
  ['/shopping-list', 'shoppingList'],
  ['/se/inkopslista/butiker', 'shoppingStores'],
  ['/home', 'memberHome'],
  ['/se/hem', 'memberHome'],
  ['/es/menu/mi-semana', 'mealPlan'],
  ['/recipes/stew', 'recipe'],
  ['/se/recept/gryta/portioner/4', 'recipeServings'],
])('%s opens without a network', (path, screen) => {
  expect(keptScreenOf(path)).toBe(screen);
});

test.each([
  '/',
  '/cooking',
  '/recipes',
  '/user/settings',
  '/cooking/stew/4/more',
  '/shopping-list/sync',
  '/shopping-list/shared/secret',
  '/meal-plan',
  '/meal-plan/a-week/swaps',
])('%s is the server’s alone', (path) => {
  expect(keptScreenOf(path)).toBeNull();
});

test.each([
  ['/', '/home'],
  ['/es', '/es/inicio'],
  ['/se', '/se/hem'],
  ['/recipes', null],
])('whoever starts at %s is at home at %s', (path, home) => {
  expect(memberHomeFor(path)).toBe(home);
});

test.each([
  ['/tracking?tab=food', '/offline?from=%2Ftracking%3Ftab%3Dfood'],
  ['/es/seguimiento', '/es/sin-conexion?from=%2Fes%2Fseguimiento'],
  ['/se?x=1', '/se/utan-natverk?from=%2Fse%3Fx%3D1'],
])('%s is told to be away at %s', (path, offlinePage) => {
  expect(offlinePageFor(path)).toBe(offlinePage);
});
