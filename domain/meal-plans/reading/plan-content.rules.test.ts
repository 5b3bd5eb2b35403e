import { expect, test } from 'vitest';
import type { MealPlan, MealPlanContent } from '../meal-plan.ts';
import type { MealPlanLine } from '../meals.rules.ts';
import { contentOf, isSameContent, withContent } from './plan-content.rules.ts';

const stew: MealPlanLine = {
  recipeId: 'stew',
  role: 'main',
  portions: [1, 0.5],
  leftoverOfDay: null,
  reasons: [],
};

function holding(line: Partial<MealPlanLine>, parts: Partial<MealPlanContent> = {}) {
  const recipes = [{ ...stew, ...line }];
  return {
    title: 'Ours',
    description: '',
    eaters: { adults: 1, children: 1 },
    dayCount: 1,
    days: [{ index: 0, meals: [{ meal: 'DINNER' as const, recipes }] }],
    ...parts,
  };
}

const plan = holding({});

test.each<[string, MealPlanContent]>([
  ['itself', plan],
  ['the same, put together anew', structuredClone(plan)],
  ['the same for other reasons', holding({ reasons: [{ code: 'LEFTOVER_FROM', day: 0 }] })],
  ['the same with a lock that is open', holding({ isLocked: false })],
  [
    'the same with an empty meal beside it',
    holding(
      {},
      { days: [{ index: 0, meals: [{ meal: 'LUNCH', recipes: [] }, ...plan.days[0]!.meals] }] },
    ),
  ],
])('a plan holds what %s holds', (_what, other) => {
  expect(isSameContent(plan, other)).toBe(true);
});

test.each<[string, MealPlanContent]>([
  ['title', holding({}, { title: null })],
  ['description', holding({}, { description: 'For the cold days' })],
  ['adults', holding({}, { eaters: { adults: 2, children: 1 } })],
  ['children', holding({}, { eaters: { adults: 1, children: 0 } })],
  ['length', holding({}, { dayCount: 2 })],
  ['days', holding({}, { days: [] })],
  ['meal', holding({}, { days: [{ index: 0, meals: [{ meal: 'LUNCH', recipes: [stew] }] }] })],
  ['dish', holding({ recipeId: 'soup' })],
  ['role of a dish', holding({ role: 'side' })],
  ['portions', holding({ portions: [1, 1] })],
  ['leftovers', holding({ leftoverOfDay: 0 })],
  ['lock', holding({ isLocked: true })],
])('another %s is another plan', (_what, other) => {
  expect(isSameContent(plan, other)).toBe(false);
});

test('a plan takes back what it held, and stays who it is', () => {
  const now = { id: 'a', slug: 'b', version: 7, ...holding({ recipeId: 'soup' }) } as MealPlan;
  expect(contentOf(now)).toEqual(holding({ recipeId: 'soup' }));
  expect(withContent(now, plan)).toEqual({ id: 'a', slug: 'b', version: 7, ...plan });
});
