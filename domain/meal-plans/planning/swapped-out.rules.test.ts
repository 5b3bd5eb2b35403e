import { expect, test } from 'vitest';
import type { MealPlanContent } from '../meal-plan.ts';
import { swappedOut } from './swapped-out.rules.ts';

const beginsOn = '2026-03-09';

function timesSwappedOut(plans: readonly (readonly ReturnType<typeof plan>[])[]) {
  const found = swappedOut(plans.map((contents) => ({ beginsOn, contents })));
  return new Map([...found].map(([id, { times }]) => [id, times]));
}

/** Dinners of consecutive days. */
function plan(...recipeIds: string[]): Pick<MealPlanContent, 'days'> {
  return {
    days: recipeIds.map((recipeId, index) => {
      const line = { recipeId, role: 'main', portions: [1], leftoverOfDay: null, reasons: [] };
      return { index, meals: [{ meal: 'DINNER', recipes: [line] }] };
    }),
  } as unknown as Pick<MealPlanContent, 'days'>;
}

test.each([
  ['a swap', [plan('soup', 'stew'), plan('soup', 'salad')], { stew: 1 }],
  ['two swaps', [plan('soup'), plan('stew'), plan('salad')], { soup: 1, stew: 1 }],
  ['an undone swap', [plan('soup'), plan('stew'), plan('soup')], {}],
  ['a dish left out', [plan('soup', 'stew'), plan('soup')], {}],
  ['a dish added', [plan('soup'), plan('soup', 'stew')], {}],
  ['dishes moved', [plan('soup', 'stew'), plan('stew', 'soup')], {}],
  ['days planned anew', [plan('soup', 'stew'), plan('salad', 'pizza')], {}],
])('%s counts as it should', (_name, contents, times) => {
  expect(Object.fromEntries(timesSwappedOut([contents]))).toEqual(times);
});

test('the same dish swapped out of two plans counts twice', () => {
  const swapped = [plan('soup'), plan('stew')];
  expect(timesSwappedOut([swapped, swapped]).get('soup')).toBe(2);
});

test.each([
  ['a swap taken back two steps later', ['soup', 'stew', 'salad', 'stew'], { soup: 1 }],
  ['one that is made again', ['soup', 'stew', 'soup', 'stew'], { soup: 1 }],
  ['a way round in a circle', ['soup', 'stew', 'salad', 'soup'], { soup: 1, stew: 1, salad: 1 }],
  ['nothing at all', ['soup'], {}],
])('%s counts as it should', (_name, dishes, times) => {
  const contents = dishes.map((dish) => plan(dish));
  expect(Object.fromEntries(timesSwappedOut([contents]))).toEqual(times);
});

test('one dish for two, and two for one, are no swaps', () => {
  const [one, two] = [plan('soup', 'soup'), plan('stew', 'salad')];
  expect(timesSwappedOut([[one, two]]).size).toBe(0);
  expect(timesSwappedOut([[two, one]]).size).toBe(0);
  expect(timesSwappedOut([]).size).toBe(0);
});

test('the last day counts that a dish stood on before it was taken out', () => {
  const lastOn = (...plans: Parameters<typeof swappedOut>[0]) =>
    swappedOut(plans).get('stew')?.lastOn;
  const tuesday = { beginsOn, contents: [plan('soup', 'stew'), plan('soup', 'salad')] };
  const monday = { beginsOn: '2026-03-16', contents: [plan('stew'), plan('salad')] };
  expect(lastOn(tuesday)).toBe('2026-03-10');
  expect(lastOn(tuesday, monday)).toBe('2026-03-16');
  expect(lastOn(monday, tuesday)).toBe('2026-03-16');
});
