import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dayWords } from '../../../plans/day-words.ts';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import { AtTheTable } from './at-the-table.tsx';
import { dayDates } from './day-dates.ts';
import { TodaySection } from './today-section.tsx';

const recipe = { id: 'stew', title: 'Stew' };
const portion = { servings: 1, size: 'REGULAR' };
const words = dayWords({ firstWeekday: 0, locale: 'en' });

/** A stew for so many on Monday, and for so many as lunch on Tuesday; null for no lunch. */
function markupOf(eaters: number, atLunch: number | null, of: object = {}): string {
  const dish = {
    recipe,
    portions: Array.from({ length: eaters }, () => portion),
    leftoverOfDay: null,
    leftoversOnDay: atLunch === null ? null : 1,
    keptServings: 0,
    mainIngredients: [],
    ...of,
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
    words,
    units: 'metric' as const,
  };
  const router = createMemoryRouter([{ path: '*', element: <AtTheTable {...props} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function shown(...asked: Parameters<typeof markupOf>): string {
  return ` ${textOf(markupOf(...asked))} `;
}

function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('a dinner that is lunch too fills a box for everybody who eats that lunch', () => {
  expect(shown(1, 1)).toContain(` ${m.meal_plans_boxes({ count: 1 })} `);
  expect(shown(3, 3)).toContain(' 3 boxes ');
  expect(shown(3, 2)).toContain(' 2 boxes ');
  expect(shown(2, null)).not.toMatch(/box/);
});

test('a plate opens to say how many servings it is', () => {
  const portions = [
    { servings: 1.25, size: 'GENEROUS' },
    { servings: 0.5, size: 'SMALL' },
  ];
  const markup = markupOf(2, null, { portions });
  const plates = [...markup.matchAll(/<details[^>]*>(.*?)<\/details>/gs)].map(([, plate = '']) =>
    plate.split('</summary>').map(textOf),
  );
  expect(plates).toEqual([
    ['You a generous plate', '1¼ servings, as the recipe counts'],
    ['Adult 2 a small plate', '½ serving, as the recipe counts'],
  ]);
});

test('what is cooked and nobody eats is told with who eats, opened and on the card of today', () => {
  expect(shown(2, 2, { keptServings: 0.5 })).toContain(
    ' For 2, plus lunch on Tuesday, ½ serving is left over ',
  );
  expect(shown(2, null, { keptServings: 1.5 })).toContain(' For 2, 1½ servings are left over ');
  expect(shown(2, null)).toContain(' For 2 ');
  expect(today({ keptServings: 0.25 })).toContain(' For 2, ¼ serving is left over ');
});

/** The card of a stew for two that is today's dinner. */
function today(of: object): string {
  const dish = {
    recipe: { ...recipe, times: { activeMinutes: 20, totalMinutes: 40 } },
    portions: [portion, portion],
    leftoverOfDay: null,
    leftoversOnDay: null,
    nutrition: { netCarbsGrams: null },
    foodsToThaw: [],
    ...of,
  };
  const day = { index: 0, meals: [{ meal: 'DINNER', note: null, recipes: [dish] }] };
  const props = {
    mealPlan: { cookedDishes: [], eatenMeals: [], eaters: { adults: 2, children: 0 } },
    day,
    next: { day: 0, meal: 'DINNER', recipeId: recipe.id, daysAhead: 0 },
    tomorrow: null,
    date: dayDates({ dayCount: 1, beginsOn: '2026-12-01', locale: 'en' })[0],
    hour: null,
    words,
    canEdit: false,
    most: 28,
  } as unknown as Parameters<typeof TodaySection>[0];
  const router = createMemoryRouter([{ path: '*', element: <TodaySection {...props} /> }]);
  return ` ${textOf(renderToStaticMarkup(<RouterProvider router={router} />))} `;
}
