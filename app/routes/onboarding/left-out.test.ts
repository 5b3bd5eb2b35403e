import { expect, test } from 'vitest';
import { leftOutBy, leftOutQuery, readLeftOut } from './left-out.ts';

test.each([
  [{}, [], {}],
  [{ avoid: ['FISH', 'NUTS'] }, ['FISH', 'NUTS'], { avoid: ['FISH', 'NUTS'] }],
  [{ allergies: ['EGGS'], avoid: ['EGGS'] }, ['EGGS'], { avoid: ['EGGS'] }],
])('%j leaves out %j, and the address says so', (values, foods, asked) => {
  expect(leftOutBy(values)).toEqual(foods);
  const query = new URLSearchParams(leftOutQuery(values));
  expect(readLeftOut(query)).toEqual({ avoid: [], ...asked });
});

test('an address that asks for nothing, or for what nobody can leave out', () => {
  expect(readLeftOut(new URLSearchParams('from=preview'))).toBeNull();
  const odd = new URLSearchParams('count&without=WATER&without=FISH&diet=AIR');
  expect(readLeftOut(odd)).toEqual({ avoid: ['FISH'] });
});
