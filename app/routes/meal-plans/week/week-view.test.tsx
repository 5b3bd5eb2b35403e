import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { dayWords } from '../../../plans/day-words.ts';
import type { PlanDayFragment } from '../operations.gen.ts';
import { dayDates } from './day-dates.ts';
import { WeekView, type WeekViewProps } from './week-view.tsx';

const nutrition = { netCarbsGrams: null, energyKcal: null, proteinGrams: null };
const day = (index: number) => ({ index, weekday: index, meals: [], nutrition });

/** Three days of nothing, from December 1. */
function written(date: string, dayCount = 3): string {
  const beginsOn = '2026-12-01';
  const days = [0, 1, 2].map(day) as unknown as PlanDayFragment[];
  const mealPlan = { days, beginsOn, canEdit: true, isOwn: false, eatenMeals: [], targets: null };
  const props = {
    mealPlan,
    address: { tab: 'recipes', fresh: null },
    words: dayWords({ firstWeekday: 1, locale: 'en' }),
    today: null,
    date,
    dates: dayDates({ dayCount: 3, beginsOn, locale: 'en' }),
    dayCount,
  } as unknown as WeekViewProps;
  const router = createMemoryRouter([{ path: '*', element: <WeekView {...props} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a meal that is past without a dish was eaten elsewhere, and nothing is added to it', () => {
  const count = (html: string, text: string) => html.split(text).length - 1;
  const before = written('2026-12-01');
  expect([count(before, 'Add a meal<'), count(before, '>out<')]).toEqual([9, 0]);
  const later = written('2026-12-03');
  expect([count(later, 'Add a meal<'), count(later, '>out<')]).toEqual([3, 6]);
});

test('days on which another plan is eaten say so, and have no other mark', () => {
  const outside = (html: string) => html.match(/opacity-55.*?Another plan</gs)?.length ?? 0;
  expect(outside(written('2026-12-01'))).toBe(0);
  expect(outside(written('2026-12-01', 1))).toBe(2);
});
