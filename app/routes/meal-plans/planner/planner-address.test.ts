import { expect, test } from 'vitest';
import { plannerQuery, readPlannerAddress } from './planner-address.ts';

const read = (query: string) => readPlannerAddress(new URLSearchParams(query));
const usual = {
  afterId: null,
  filter: 'ALL',
  order: 'NEWEST',
  dialog: null,
  managedId: null,
} as const;

test('the planner is read from the address it makes', () => {
  const asked = {
    afterId: 'a1',
    filter: 'SHARED',
    order: 'CHANGED',
    dialog: 'scratch',
    managedId: 'p1',
  } as const;
  const query = plannerQuery(asked);
  expect(query).toBe('?kind=shared&sort=changed&after=a1&dialog=scratch&manage=p1');
  expect(read(query)).toMatchObject(asked);
});

test('what is usual is not in the address, and odd values are usual', () => {
  expect(plannerQuery({ ...usual })).toBe('');
  expect(read('kind=SHARED&sort=x&dialog=x&done=x')).toEqual({
    ...usual,
    done: null,
    doneTo: null,
  });
});
