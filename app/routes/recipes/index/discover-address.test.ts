import { expect, test } from 'vitest';
import { discoverAddressOf, discoverPath, withFood } from './discover-address.ts';

test.each(['', '?in=45', '?have=egg&have=bacon', '?in=10&have=', '?day=any'])(
  '%s is read as written',
  (query) => {
    const address = discoverAddressOf(new URLSearchParams(query));
    expect(discoverPath({ address, locale: 'en' })).toBe(`/recipes${query}`);
  },
);

test.each(['in=3', 'in=x', 'have=<b>&in=20'])('%s asks for nothing else', (query) => {
  const { minutes } = discoverAddressOf(new URLSearchParams(query));
  expect(minutes).toBe(20);
});

test('a food that is pressed joins, and pressed again it leaves', () => {
  const address = { minutes: 20, fitsDay: true, foodIds: ['egg'] };
  expect(withFood(address, 'feta').foodIds).toEqual(['egg', 'feta']);
  expect(withFood(address, 'egg').foodIds).toEqual([]);
});
