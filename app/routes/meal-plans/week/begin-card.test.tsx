import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Locale } from '../../../../i18n/locales.ts';
import { withLocale } from '../../../shell/request-locale.server.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { BeginCard } from './begin-card.tsx';

const mealPlan = {
  usualBeginning: '2026-12-07',
  beginsOn: '2026-12-07',
  days: [],
  cookedDishes: [],
};

function cardOf(plan: object, path: string, locale: Locale): string {
  const card = (
    <BeginCard
      mealPlan={plan as ShownPlanFragment}
      standing="coming"
      moment={{ day: '2026-12-06', minute: 990 }}
      thingCount={null}
      result={null}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: card }], { initialEntries: [path] });
  return withLocale(locale, () => renderToStaticMarkup(<RouterProvider router={router} />));
}

test.each([
  ['en', '/', 'It begins on Monday, December 7'],
  ['es', '/es', 'Empieza el lunes 7 de diciembre'],
  ['sv', '/se', 'Den börjar måndag 7 december'],
] as const)(
  'the day on which a week begins is written as inside a sentence in %s',
  (locale, path, title) => {
    const markup = cardOf(mealPlan, path, locale);
    expect(markup).toContain(`>${title}<`);
  },
);

const dinners = ['Stew', 'Pizza', 'Salad'].map((title, index) => ({
  index,
  meals: [
    {
      meal: 'DINNER',
      recipes: [
        {
          recipe: { id: title, title, times: { activeMinutes: 20, totalMinutes: 20 } },
          leftoverOfDay: null,
        },
      ],
    },
  ],
}));

test.each([
  [[], 'Nothing is cooked yet, so no day is lost. The first dinner: Stew, 20 min.'],
  [['Stew'], 'Stew is cooked already. The next dinner: Pizza, 20 min.'],
  [['Stew', 'Pizza'], '2 dishes are cooked already. The next dinner: Salad, 20 min.'],
  [['Pizza'], 'Pizza is cooked already. The first dinner: Stew, 20 min.'],
  [['Stew', 'Pizza', 'Salad'], '3 dishes are cooked already. '],
  // Swapped out since.
  [['Soup'], ' The first dinner: Stew, 20 min.'],
])('before a plan begins, with %j cooked, the card says what is true', (cooked, said) => {
  const cookedDishes = cooked.map((recipeId) => {
    const day = Math.max(
      0,
      dinners.findIndex(({ meals }) => meals[0]?.recipes[0]?.recipe.id === recipeId),
    );
    return { day, meal: 'DINNER', recipeId };
  });
  const markup = cardOf({ ...mealPlan, days: dinners, cookedDishes }, '/', 'en');
  expect(markup).toContain(`<p>${said}</p>`);
});

test('before a plan begins its card says what the first morning needs the evening before', () => {
  const oats = { id: 'oats', title: 'Oats', times: { activeMinutes: 10, totalMinutes: 250 } };
  const meals = [{ meal: 'BREAKFAST', recipes: [{ recipe: oats, leftoverOfDay: null }] }];
  const days = [{ index: 0, meals }];
  expect(cardOf({ ...mealPlan, days }, '/', 'en')).toContain(
    '>Tonight for tomorrow: Oats. 10 min of work, then it stands by itself.<',
  );
  expect(
    cardOf({ ...mealPlan, days: [{ index: 0, meals: [] }, ...days] }, '/', 'en'),
  ).not.toContain('Tonight for tomorrow');
});
