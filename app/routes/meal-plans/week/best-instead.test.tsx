import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import * as networks from '../../../offline/use-is-online.ts';
import { dayWords } from '../../../plans/day-words.ts';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import type { BestInstead as Best } from '../edit/load-selection.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { BestInstead } from './best-instead.tsx';

const place = { day: 1, meal: 'DINNER', recipeId: 'stew' } as const;
const salmon = {
  id: 'salmon',
  title: 'Salmon with pesto and beans',
  short: 'Pesto salmon',
  times: { activeMinutes: 15, totalMinutes: 15 },
};

function shown({
  open = place,
  bought = null,
  reasons = ['FITS_ENERGY'],
  isOnline = true,
  opensLunch = false,
}: {
  open?: typeof place | { day: number; meal: 'DINNER'; recipeId: string };
  bought?: Best['bought'];
  reasons?: readonly string[];
  isOnline?: boolean;
  opensLunch?: boolean;
} = {}) {
  vi.spyOn(networks, 'useIsOnline').mockReturnValue(isOnline);
  const instead = {
    place,
    suggestion: { recipe: salmon, reasons: reasons.map((code) => ({ code })), opensLunch },
    becomes: {
      recipeId: 'salmon',
      nutrition: { netCarbsGrams: 19, proteinGrams: 115, energyKcal: 1692 },
      hasOpenMeal: false,
      lunchDay: null,
    },
    bought,
  } as unknown as Best;
  const props = {
    mealPlan: { id: 'plan', version: 3, targets: null } as unknown as ShownPlanFragment,
    place: open,
    instead,
    words: dayWords({ firstWeekday: 0, locale: 'en' }),
  };
  const router = createMemoryRouter([{ path: '*', element: <BestInstead {...props} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return {
    html,
    text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
    fields: Object.fromEntries(
      elementsOf(html, 'input').map((each) => [each['name'], each['value']]),
    ),
  };
}

test('one press swaps the dish that is open, and says for what and what the day becomes', () => {
  const { text, fields } = shown();
  expect(fields).toEqual({
    intent: 'swap',
    meal_plan_id: 'plan',
    version: '3',
    recipe_id: 'salmon',
    dish: '1.DINNER.stew',
  });
  expect(text).toContain(m.meal_plans_pick_swap_named({ title: 'Pesto salmon' }));
  expect(text).toContain(m.meal_plans_day_then_kcal({ amount: '1,692' }));
});

test('what is bought of it speaks for it first', () => {
  const bought = { recipeId: 'salmon', have: [], toBuyCount: 0 };
  expect(shown({ bought }).text).toContain(m.meal_plans_bought_all());
  expect(shown({ reasons: [] }).text).toContain('15 min ');
});

test('what does not keep until the lunch it would be says so', () => {
  expect(shown({ opensLunch: true }).text).toContain(m.meal_plans_no_lunch());
  expect(shown().text).not.toContain(m.meal_plans_no_lunch());
});

test('nothing stands there for another dish than the server was asked for, or without a network', () => {
  expect(shown({ open: { ...place, recipeId: 'soup' } }).html).toBe('');
  expect(shown({ isOnline: false }).html).toBe('');
});
