import { expect, test } from 'vitest';
import { planQuery, readPlanAddress } from './plan-address.ts';

test.each([
  '',
  '?tab=nutrition',
  '?servings=4',
  '?servings=4&day=2',
  '?pick=2.DINNER&swap=beef-stew&from=search&q=fish',
  '?dish=0.LUNCH.soup',
  '?dialog=share&done=share',
  '?fresh=2.DINNER&done=swap',
  '?gone=2.DINNER.beef-stew&done=remove',
])('the address %s reads as it was written', (query) => {
  expect(planQuery(readPlanAddress(new URLSearchParams(query)))).toBe(query);
});

test.each([
  '?tab=secrets',
  '?edit=true',
  '?dialog=launch',
  '?servings=many',
  '?pick=2.SUPPER',
  '?pick=DINNER',
  '?dish=0.LUNCH',
])('what is none of ours, like %s, is left out', (query) => {
  expect(planQuery(readPlanAddress(new URLSearchParams(query)))).toBe('');
});
