import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dayWords } from '../../../plans/day-words.ts';
import { ToastProvider } from '../../../ui/feedback/toast.tsx';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import { openPlaces } from '../edit/open-places.ts';
import { meals, type DishPlace } from '../meal-place.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { readPlanAddress } from '../plan-address.ts';
import { PlanActions } from '../plan/plan-actions.tsx';
import { DaySheet } from './day-sheet.tsx';
import { DishSheet } from './dish-sheet.tsx';

/** A week of three days, of which nothing is offered that the server would leave out. */

const beginsOn = '2026-12-01';
const nutrition = {
  netCarbsGrams: null,
  proteinGrams: null,
  energyKcal: null,
  energyShares: null,
  nutrients: {},
};
const times = { activeMinutes: 20, totalMinutes: 20 };

function dishOf({ day, meal }: { day: number; meal: string }) {
  const id = `${meal.toLowerCase()}-${day}`;
  const recipe = { id, slug: id, title: id, short: id, role: 'MAIN', times };
  return {
    recipe,
    key: id,
    nutrition,
    portions: [{ size: 'REGULAR' }],
    reasons: [],
    mainIngredients: [],
    minutesMore: 0,
    foodsToThaw: [],
    leftoverOfDay: null,
    leftoversOnDay: null,
    canBeLeftovers: meal === 'DINNER' && day < 2,
    isLocked: false,
    isOnShoppingList: false,
    cookedServings: 1,
    keptServings: 0,
  };
}

function planOf(told: { cooked?: DishPlace[]; beginsOn?: string | null } = {}) {
  return {
    id: 'plan',
    slug: 'plan',
    version: 1,
    title: 'Ours',
    kind: 'CUSTOM',
    isOwn: true,
    canEdit: true,
    isFavorite: false,
    eaters: { adults: 1, children: 0 },
    servings: 1,
    targets: null,
    beginsOn: told.beginsOn === undefined ? beginsOn : told.beginsOn,
    cookedDishes: told.cooked ?? [],
    eatenMeals: [],
    days: [0, 1, 2].map((index) => ({
      index,
      weekday: null,
      date: null,
      servings: 1,
      servingsOptions: [1, 2],
      nutrition,
      meals: meals.map((meal) => ({ meal, note: null, recipes: [dishOf({ day: index, meal })] })),
    })),
  } as unknown as ShownPlanFragment;
}

const cookedDinner: DishPlace = { day: 1, meal: 'DINNER', recipeId: 'dinner-1' };

function markupOf(args: {
  mealPlan?: ShownPlanFragment;
  date?: string;
  query?: Record<string, string>;
}): string {
  const { mealPlan = planOf(), date = '2026-12-02', query = {} } = args;
  const props = {
    mealPlan,
    address: readPlanAddress(new URLSearchParams(query)),
    result: null,
    requestKey: 'key',
    words: dayWords({ firstWeekday: null, locale: 'en' }),
    units: 'metric',
    dates: [],
    date,
    openMeals: openPlaces({ mealPlan, date }),
    instead: null,
    stated: null,
    listChanges: null,
    standing: 'running',
  } as const;
  const element = (
    <ToastProvider>
      <PlanActions {...props} />
      <DaySheet {...props} />
      <DishSheet {...props} />
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** What is sent of the forms of an intent: `1.LUNCH 1.DINNER` of each. */
function slotsOf(markup: string): string[] {
  return markup
    .split('<form')
    .filter((form) => form.includes('value="regenerate"'))
    .map((form) =>
      elementsOf(form, 'input')
        .flatMap((input) => (input['name'] === 'slot' ? [input['value']] : []))
        .join(' '),
    );
}

const everyMeal = (day: number) => meals.map((meal) => `${day}.${meal}`).join(' ');

test('new dishes are asked for what is still to come and not cooked', () => {
  const plan = planOf({ cooked: [cookedDinner] });
  expect(slotsOf(markupOf({ mealPlan: plan }))).toEqual([`1.BREAKFAST 1.LUNCH ${everyMeal(2)}`]);
  const undated = planOf({ cooked: [cookedDinner], beginsOn: null });
  expect(slotsOf(markupOf({ mealPlan: undated }))).toEqual([[0, 1, 2].map(everyMeal).join(' ')]);
  expect(slotsOf(markupOf({ date: '2026-12-04' }))).toEqual([]);
});

test('a day that is past is neither planned nor shopped, one that is to come is', () => {
  const isShopped = (day: string) => markupOf({ query: { on: day } }).includes('value="shop-day"');
  expect(['0', '1', '2'].map(isShopped)).toEqual([false, true, true]);
  const dayForm = (day: string) => slotsOf(markupOf({ query: { on: day } })).slice(1);
  expect(dayForm('0')).toEqual([]);
  expect(dayForm('1')).toEqual([everyMeal(1)]);
  expect(dayForm('2')).toEqual([everyMeal(2)]);
});

test('a dish is moved to days that are not past, and nowhere once all are', () => {
  const targets = (date: string) =>
    elementsOf(markupOf({ date, query: { dish: '0.DINNER.dinner-0' } }), 'option').map(
      (option) => option['value'],
    );
  expect(targets('2026-12-02')).toEqual(`${everyMeal(1)} ${everyMeal(2)}`.split(' '));
  expect(targets('2026-12-04')).toEqual([]);
});

test('a dinner that is over or cooked is not offered to be lunch as well', () => {
  const offered = (dish: string, mealPlan = planOf()) =>
    markupOf({ mealPlan, query: { dish } }).includes(m.meal_plans_leftovers_plan());
  expect(offered('1.DINNER.dinner-1')).toBe(true);
  expect(offered('0.DINNER.dinner-0')).toBe(false);
  expect(offered('1.DINNER.dinner-1', planOf({ cooked: [cookedDinner] }))).toBe(false);
});
