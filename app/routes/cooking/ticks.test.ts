import { expect, test } from 'vitest';
import { withTick } from './ticks.ts';

test('a tick is set, and set again taken away', () => {
  const once = withTick({}, { recipeId: 'stew', key: 'beef' });
  const both = withTick(once, { recipeId: 'stew', key: 'salt' });
  expect(both).toEqual({ stew: ['beef', 'salt'] });
  expect(withTick(both, { recipeId: 'stew', key: 'beef' })).toEqual({ stew: ['salt'] });
});

test('only the latest dishes are remembered', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `dish-${index}`);
  const ticks = ids.reduce((kept, recipeId) => withTick(kept, { recipeId, key: 'salt' }), {});
  expect(Object.keys(ticks)).toEqual(ids.slice(-8));
});
