import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { dayWords } from '../../../plans/day-words.ts';
import type { MealPlace } from '../meal-place.ts';
import type { PlanDayFragment } from '../operations.gen.ts';
import { dayDates } from './day-dates.ts';
import { WeekView, type WeekViewProps } from './week-view.tsx';

const nutrition = { netCarbsGrams: null, energyKcal: null, proteinGrams: null };
const day = (index: number) => ({ index, weekday: index, meals: [], nutrition });

/** Three days of nothing, from December 1. */
function written(date: string, dayCount = 3): string {
  const days = [0, 1, 2].map(day) as unknown as PlanDayFragment[];
  return weekOf({ days, date, dayCount, fresh: null });
}

function weekOf(args: {
  days: PlanDayFragment[];
  date: string;
  dayCount?: number;
  fresh: MealPlace | null;
}): string {
  const { days, date, dayCount = 3, fresh } = args;
  const beginsOn = '2026-12-01';
  const mealPlan = {
    days,
    beginsOn,
    canEdit: true,
    isOwn: false,
    eatenMeals: [],
    cookedDishes: [],
    targets: null,
  };
  const props = {
    mealPlan,
    address: { tab: 'recipes', fresh },
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

/** Lunch and dinner on three days; the stew of the second is the lunch of the third. */
function dishOf(title: string, leftoverOfDay: number | null = null) {
  const times = { activeMinutes: 20, totalMinutes: 20 };
  const recipe = { id: title, slug: title, title, short: title, role: 'MAIN', times };
  return { recipe, key: title, leftoverOfDay, leftoversOnDay: null, isLocked: false, portions: [] };
}

const lunches = [dishOf('salad'), dishOf('soup'), dishOf('stew', 1)];
const dinners = [dishOf('cod'), dishOf('stew'), dishOf('pie')];
const fed = [0, 1, 2].map((index) => ({
  ...day(index),
  meals: [
    { meal: 'LUNCH', note: null, recipes: [lunches[index]] },
    { meal: 'DINNER', note: null, recipes: [dinners[index]] },
  ],
})) as unknown as PlanDayFragment[];

test.each<[MealPlace | null, string[]]>([
  [null, []],
  [{ day: 0, meal: 'DINNER' }, ['Dinner: cod']],
  [{ day: 1, meal: 'LUNCH' }, ['Lunch: soup']],
  [{ day: 1, meal: 'DINNER' }, ['Dinner: stew', 'Lunch: stew']],
  [{ day: 2, meal: 'LUNCH' }, ['Lunch: stew']],
])(
  'what was changed at %o has a ring of yolk, and the lunch that is kept from it',
  (fresh, ringed) => {
    const html = weekOf({ days: fed, date: '2026-12-01', fresh });
    const links = html.split('<a ').filter((each) => each.includes('outline-yolk'));
    const named = links.map(
      (each) => each.replaceAll(/^[^>]*>|<[^>]*>/g, '').match(/^\w+: \w+/)?.[0],
    );
    expect(named.map((each) => each?.replace(/(20|kept|makes).*$/, ''))).toEqual(ringed);
  },
);
