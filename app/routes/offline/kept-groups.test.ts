import { expect, test } from 'vitest';
import { keptGroups } from './kept-groups.ts';

const kept = (screen: Parameters<typeof keptGroups>[0][number]['screen'], path: string) => ({
  screen,
  path,
  title: path.slice(1),
});

test('kept pages stand in groups, empty groups are left out', () => {
  const groups = keptGroups([
    kept('recipe', '/soup'),
    kept('memberHome', '/home'),
    kept('recipeServings', '/soup/2'),
    kept('mealPlan', '/plan'),
  ]);
  expect(groups.map(({ name, links }) => [name, links.map(({ path }) => path)])).toEqual([
    ['plan', ['/home', '/plan']],
    ['recipes', ['/soup', '/soup/2']],
  ]);
  expect(groups[0]?.links[0]).toEqual({ path: '/home', label: 'home' });
});

test('a device that keeps nothing has no groups', () => {
  expect(keptGroups([])).toEqual([]);
});
