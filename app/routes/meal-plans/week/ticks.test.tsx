import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { addLocalDays } from '../../../../lib/local-time.ts';
import { currentDay } from '../../../plans/current-day.ts';
import { dayWords } from '../../../plans/day-words.ts';
import { meals } from '../meal-place.ts';
import type { ShownPlanFragment, StartedPlanFragment } from '../operations.gen.ts';
import { StartedPlan } from '../planner/started-plan.tsx';
import { dayDates } from './day-dates.ts';
import { TodaySection } from './today-section.tsx';
import { WeekView, type WeekViewProps } from './week-view.tsx';

/** Only what was logged or cooked has a tick: that a day has passed says nothing of it. */

const beginsOn = '2026-12-01';
const dayCount = 3;

const places = Array.from({ length: dayCount }, (_, day) =>
  meals.map((meal) => ({ day, meal })),
).flat();

/** What was logged and cooked of three days, looked at before, during and after them. */
const doings = fc.record({
  eatenMeals: fc.subarray(places),
  cookedDishes: fc
    .subarray(places)
    .map((chosen) => chosen.map((place) => ({ ...place, recipeId: idOf(place) }))),
  /** Of a recipe that has left its place since. */
  cookedElsewhere: fc.boolean(),
  since: fc.integer({ min: -1, max: dayCount + 1 }),
});

function idOf({ day, meal }: { day: number; meal: string }): string {
  return `${meal.toLowerCase()}-${day}`;
}

function dayOf(index: number) {
  const recipesOf = (meal: string) => {
    const id = idOf({ day: index, meal });
    const recipe = {
      id,
      slug: id,
      title: id,
      short: id,
      role: 'MAIN',
      times: { activeMinutes: 20, totalMinutes: 20 },
    };
    return [
      {
        recipe,
        key: id,
        leftoverOfDay: null,
        leftoversOnDay: null,
        isLocked: false,
        nutrition: { netCarbsGrams: null },
        portions: [],
        foodsToThaw: [],
      },
    ];
  };
  const nutrition = { netCarbsGrams: null, energyKcal: null, proteinGrams: null };
  const planned = meals.map((meal) => ({ meal, note: null, recipes: recipesOf(meal) }));
  return { index, weekday: index, meals: planned, nutrition };
}

function markupOf(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function countOf(markup: string, label: string): number {
  return markup.split(`aria-label="${label}"`).length - 1;
}

test('the week ticks the dishes that were cooked or logged and the days that were logged whole, whatever the date', () => {
  fc.assert(
    fc.property(doings, ({ eatenMeals, cookedDishes, cookedElsewhere, since }) => {
      const date = addLocalDays(beginsOn, since);
      const former = { day: 0, meal: 'DINNER' as const, recipeId: 'swapped-out' };
      const days = Array.from({ length: dayCount }, (_, index) => dayOf(index));
      const mealPlan = {
        days,
        beginsOn,
        canEdit: false,
        isOwn: true,
        eaters: { adults: 1, children: 0 },
        eatenMeals,
        cookedDishes: cookedElsewhere ? [...cookedDishes, former] : cookedDishes,
        targets: null,
      } as unknown as ShownPlanFragment;
      const today = currentDay({ mealPlan: mealPlan, today: date });
      const props = {
        mealPlan,
        address: { tab: 'recipes', fresh: null },
        words: dayWords({ firstWeekday: 1, locale: 'en' }),
        today,
        date,
        dates: dayDates({ dayCount, beginsOn, locale: 'en' }),
      } as unknown as WeekViewProps;
      const markup = markupOf(<WeekView {...props} />);
      const wholeDays = days.filter(({ index }) => {
        const logged = eatenMeals.filter(({ day }) => day === index);
        return index !== today && logged.length === meals.length;
      });
      const cookedOnly = cookedDishes.filter(
        (dish) => !eatenMeals.some(({ day, meal }) => day === dish.day && meal === dish.meal),
      );
      expect(countOf(markup, m.meal_plans_cooked())).toBe(cookedOnly.length);
      expect(countOf(markup, m.meal_plans_day_eaten())).toBe(eatenMeals.length + wholeDays.length);
    }),
    { numRuns: 40, seed: 3 },
  );
});

test('beside what is next, the other meals of the day have a tick where they were logged or cooked', () => {
  fc.assert(
    fc.property(doings, fc.constantFrom(...places), ({ eatenMeals, cookedDishes }, next) => {
      const dates = dayDates({ dayCount, beginsOn, locale: 'en' });
      const props = {
        mealPlan: { eatenMeals, cookedDishes, eaters: { adults: 1, children: 0 } },
        day: dayOf(next.day),
        next: { ...next, recipeId: idOf(next), daysAhead: 0 },
        tomorrow: null,
        date: dates[next.day],
        hour: null,
        words: dayWords({ firstWeekday: 1, locale: 'en' }),
        canEdit: false,
        most: 28,
      } as unknown as Parameters<typeof TodaySection>[0];
      const markup = markupOf(<TodaySection {...props} />);
      const others = places.filter(({ day, meal }) => day === next.day && meal !== next.meal);
      const isAmong = (list: readonly { day: number; meal: string }[], place: typeof next) =>
        list.some(({ day, meal }) => day === place.day && meal === place.meal);
      const logged = others.filter((place) => isAmong(eatenMeals, place));
      const cooked = others.filter(
        (place) => isAmong(cookedDishes, place) && !isAmong(eatenMeals, place),
      );
      expect(countOf(markup, m.meal_plans_day_eaten())).toBe(logged.length);
      expect(countOf(markup, m.meal_plans_cooked())).toBe(cooked.length);
    }),
    { numRuns: 40, seed: 3 },
  );
});

test('the planner says how much of a day was logged, and whether tonight’s dinner is cooked', () => {
  fc.assert(
    fc.property(doings, ({ eatenMeals, cookedDishes, since }) => {
      const date = addLocalDays(beginsOn, since);
      const plan = {
        id: 'week',
        slug: 'week',
        title: 'Week',
        beginsOn,
        days: Array.from({ length: dayCount }, (_, index) => dayOf(index)),
        eatenMeals,
        cookedDishes,
        coverRecipes: [],
      } as unknown as StartedPlanFragment;
      const markup = markupOf(<StartedPlan plan={plan} next={null} today={date} />);
      const loggedOf = (index: number) => eatenMeals.filter(({ day }) => day === index).length;
      const spoken = [...markup.matchAll(/<span class="sr-only">(.*?)<\/span>/g)].map(
        ([, words]) => words?.split(', ').filter((word) => word !== 'today')[1],
      );
      const expected = plan.days.map(({ index }) => {
        const logged = loggedOf(index);
        if (logged === 0) return undefined;
        if (logged === meals.length) return m.meal_plans_day_eaten();
        return m.meal_plans_day_logged({ logged, planned: meals.length });
      });
      expect(spoken).toEqual(expected);
      const isDinner = (each: { day: number; meal: string }) =>
        each.day === since && each.meal === 'DINNER';
      const title = idOf({ day: since, meal: 'DINNER' });
      const isRunning = since >= 0 && since < dayCount;
      const toCook = m.meal_plans_tonight({ title, minutes: '20 min' });
      const cooked = cookedDishes.some(isDinner) ? m.meal_plans_tonight_cooked({ title }) : toCook;
      const tonight = eatenMeals.some(isDinner) ? m.meal_plans_tonight_logged({ title }) : cooked;
      expect(markup.includes(tonight)).toBe(isRunning);
    }),
    { numRuns: 40, seed: 3 },
  );
});
