import { expect, test } from 'vitest';
import { planQuery, readPlanAddress } from './plan-address.ts';

test.each([
  '',
  '?tab=nutrition',
  '?edit=true&servings=4',
  '?edit=true&servings=4&day=2',
  '?edit=true&pick=2.DINNER&swap=beef-stew&from=search&q=fish',
  '?edit=true&dish=0.LUNCH.soup',
  '?dialog=share&done=share',
])('the address %s reads as it was written', (query) => {
  expect(planQuery(readPlanAddress(new URLSearchParams(query)))).toBe(query);
});

test.each([
  '?tab=secrets',
  '?edit=1',
  '?edit=TRUE',
  '?dialog=launch',
  '?servings=many',
  '?pick=2.SUPPER',
  '?pick=DINNER',
  '?dish=0.LUNCH',
])('what is none of ours, like %s, is left out', (query) => {
  expect(planQuery(readPlanAddress(new URLSearchParams(query)))).toBe('');
});
