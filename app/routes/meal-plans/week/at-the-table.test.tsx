import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dayWords } from '../../../plans/day-words.ts';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import { AtTheTable } from './at-the-table.tsx';

const recipe = { id: 'stew', title: 'Stew' };
const portion = { servings: 1, size: 'REGULAR' };

/** A stew for so many on Monday, and for so many as lunch on Tuesday; null for no lunch. */
function shown(eaters: number, atLunch: number | null): string {
  const dish = {
    recipe,
    portions: Array.from({ length: eaters }, () => portion),
    leftoverOfDay: null,
    leftoversOnDay: atLunch === null ? null : 1,
    mainIngredients: [],
  };
  const rest = { ...dish, portions: dish.portions.slice(0, atLunch ?? 0), leftoverOfDay: 0 };
  const mealPlan = {
    canEdit: false,
    isOwn: false,
    eaters: { adults: eaters, children: 0 },
    days: [
      { index: 0, meals: [{ meal: 'DINNER', recipes: [dish] }] },
      { index: 1, meals: [{ meal: 'LUNCH', recipes: atLunch === null ? [] : [rest] }] },
    ],
  };
  const props = {
    mealPlan: mealPlan as unknown as ShownPlanFragment,
    dish: dish as unknown as PlanDishFragment,
    place: { day: 0, meal: 'DINNER', recipeId: 'stew' } as const,
    words: dayWords({ firstWeekday: 0, locale: 'en' }),
    units: 'metric' as const,
  };
  const router = createMemoryRouter([{ path: '*', element: <AtTheTable {...props} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a dinner that is lunch too fills a box for everybody who eats that lunch', () => {
  expect(shown(1, 1)).toContain(` ${m.meal_plans_boxes({ count: 1 })} `);
  expect(shown(3, 3)).toContain(' 3 boxes ');
  expect(shown(3, 2)).toContain(' 2 boxes ');
  expect(shown(2, null)).not.toMatch(/box/);
});
