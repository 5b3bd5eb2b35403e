import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../i18n/paraglide/messages.js';
import type { FormAnswer } from '../forms/form-answers.ts';
import { NextWeekCard } from './home/next-week-card.tsx';
import type { HomeNextWeekFragment } from './home/operations.gen.ts';
import type { OfferedWeekFragment, ShownPlanFragment } from './meal-plans/operations.gen.ts';
import { NextWeek } from './meal-plans/week/next-week.tsx';
import type { FirstWeek } from './membership/first-week.ts';
import { NextSteps } from './membership/next-steps.tsx';
import { SavedNotice } from './preferences/saved-notice.tsx';
import { elementsOf } from '../ui/testing/read-markup.ts';

const requestKey = 'key';
const dish = {
  id: 'soup',
  slug: 'soup',
  short: 'Soup',
  leftoverOfDay: null,
  activeMinutes: 5,
  totalMinutes: 5,
};
const nothing = { netCarbsGrams: null, energyKcal: null, proteinGrams: null };
const offered = {
  beginsOn: '2026-12-07',
  days: [
    { ...nothing, index: 0, date: '2026-12-07', meals: [{ meal: 'DINNER', recipes: [dish] }] },
  ],
};
const eaten = {
  id: 'plan',
  beginsOn: '2026-11-30',
  days: [{ index: 0, meals: [{ meal: 'DINNER', recipes: [{ recipe: dish }] }] }],
  eatenMeals: [],
  cookedDishes: [],
  meanNutrition: null,
  targets: null,
};
const afterwards = {
  mealPlan: eaten as unknown as ShownPlanFragment,
  calendar: [],
  standing: 'over',
  next: null,
  requestKey,
  dates: [],
  date: '2026-12-02',
  otherDishes: 0,
} as const;

interface Place {
  name: string;
  page: ReactNode;
  /** A text or picture of what stays. */
  kept: string;
}

/** Every place that asks for a week. */
const places: readonly Place[] = [
  {
    name: 'the week that may follow, at home',
    page: (
      <NextWeekCard
        week={offered as unknown as HomeNextWeekFragment}
        otherDishes={0}
        requestKey={requestKey}
      />
    ),
    kept: 'Soup',
  },
  {
    name: 'the week that may follow, under the week that is over',
    page: <NextWeek {...afterwards} nextWeek={offered as unknown as OfferedWeekFragment} />,
    kept: 'Soup',
  },
  {
    name: 'a week to follow, under the week that is over',
    page: <NextWeek {...afterwards} nextWeek={null} />,
    kept: '/plate/soup.svg',
  },
  {
    name: 'the first week of a new member',
    page: (
      <NextSteps
        week={{ requestKey, hasAnswers: true, plan: null, dish: null } as unknown as FirstWeek}
        locale="en"
      />
    ),
    kept: m.membership_success_cook(),
  },
  { name: 'a week for new answers', page: <SavedNotice requestKey={requestKey} />, kept: '' },
];

function written(page: ReactNode, answer: FormAnswer | null): string {
  const router = createMemoryRouter([{ id: 'page', path: '*', element: page }], {
    hydrationData: { loaderData: {}, actionData: { page: answer } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const sent = [
  ['request_key', requestKey],
  ['is_next', 'true'],
  ['other_dishes', '0'],
] as const;
const failed: FormAnswer = {
  intent: 'generate',
  outcome: 'failed',
  problems: [],
  sent,
  result: null,
};
const refusedBy = (code: string): FormAnswer => ({
  ...failed,
  outcome: 'refused',
  problems: [{ path: [], code, message: 'Why' }],
});

const picturesOf = (markup: string) => elementsOf(markup, 'img').map(({ src }) => src);

test.each(places)(
  '$name: where none is made, the pan says so, and what there was stays',
  ({ page, kept }) => {
    const before = written(page, null);
    expect(before).not.toContain('empty-pan');
    const markup = written(page, failed);
    expect(picturesOf(markup)).toContainEqual(expect.stringContaining('empty-pan'));
    expect(markup).toContain(kept);
    const [alert = '', ...others] = markup.match(/role="alert".*?<\/form>/gs) ?? [];
    expect(others).toEqual([]);
    expect(alert).toContain(m.meal_plans_error_create());
    expect(alert).toMatch(/<button[^>]*type="submit".*>Try again</s);
    // The form sends once more what it sent.
    const hidden = elementsOf(markup, 'input').map(({ name, value }) => [name, value]);
    expect(hidden).toContainEqual(['intent', 'generate']);
    expect(hidden).toContainEqual(['request_key', requestKey]);
  },
);

test.each(places)('$name: a refusal is told with a way on', ({ page }) => {
  for (const code of ['meal-plan.not-accommodated', 'meal-plan.profile-missing']) {
    expect(written(page, refusedBy(code))).toMatch(/Why.*href="\/onboarding"/s);
  }
});

const yellowOf = (markup: string) =>
  [...elementsOf(markup, 'a'), ...elementsOf(markup, 'button')].filter((element) =>
    element['class']?.split(' ').includes('bg-yolk'),
  );

test.each(places)('$name: at most one button is yellow, whatever came of it', ({ page }) => {
  for (const answer of [null, failed, refusedBy('meal-plan.profile-missing')]) {
    expect(yellowOf(written(page, answer)).length).toBeLessThanOrEqual(1);
  }
});

test('on the last day of a week cooking is yellow, and what comes after it is not', () => {
  const page = (
    <NextWeek
      {...afterwards}
      standing="running"
      next={{} as never}
      date="2026-11-30"
      nextWeek={offered as unknown as OfferedWeekFragment}
    />
  );
  for (const answer of [null, failed, refusedBy('meal-plan.profile-missing')]) {
    expect(yellowOf(written(page, answer))).toEqual([]);
  }
});
