import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { elementsOf } from '../../ui/testing/read-markup.ts';
import { readSearchAddress } from './search-address.ts';
import { SearchPage, type SearchAnswer } from './search-page.tsx';

type Recipes = NonNullable<SearchAnswer['recipes']>;

const recipes: Recipes = {
  totalCount: 60,
  correctedText: null,
  nextAfterId: 'soup',
  hits: [
    {
      recipe: {
        id: 'soup',
        slug: 'green-soup',
        title: 'Green soup',
        isLocked: true,
        isFavorite: false,
        times: { totalMinutes: 20 },
        nutrition: {
          netCarbsGrams: 5,
          isNetCarbsApproximate: false,
          isNetCarbsIncomplete: false,
        },
      },
      title: { text: 'Green soup', ranges: [{ start: 6, end: 10 }] },
      ingredients: [],
    },
  ],
  facets: [
    {
      filter: 'DIET',
      title: 'Diet',
      choices: [
        { value: 'vegan', name: 'Vegan', count: 60, isChosen: true },
        { value: 'egg_free', name: 'Egg-free', count: 12, isChosen: false },
      ],
    },
  ],
  help: null,
};

function render(query: string, answer: SearchAnswer | null): string {
  const address = readSearchAddress(new URLSearchParams(query));
  const router = createMemoryRouter(
    [{ path: '*', element: <SearchPage address={address} answer={answer} /> }],
    { initialEntries: [`/search?${query}`] },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const links = (html: string) =>
  elementsOf(html, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'));

test('the form asks the same address again, filters included, without a script', () => {
  const html = render('s=soup&tab=recipes&diet=vegan', { recipes, mealPlans: null });
  expect(elementsOf(html, 'form')[0]).toMatchObject({ action: '/search' });
  const form = html.slice(0, html.indexOf('</search>'));
  expect(elementsOf(form, 'input').map(({ name, value }) => [name, value])).toEqual([
    ['s', 'soup'],
    ['tab', 'recipes'],
    ['diet', 'vegan'],
  ]);
});

test('choices are links that add, or take back, and keep the rest', () => {
  const html = render('s=soup&diet=vegan&page=2', { recipes, mealPlans: null });
  expect(links(html)).toContain('/search?s=soup&diet=vegan&diet=egg_free');
  expect(links(html).filter((href) => href === '/search?s=soup').length).toBeGreaterThan(1);
  expect(links(html)).toContain('/search?s=soup&diet=vegan&page=3');
});

test('the words that were looked for are marked', () => {
  const html = render('s=soup', { recipes, mealPlans: null });
  expect(html).toMatch(/<mark[^>]*>soup<\/mark>/);
});

test('without a connection the text stays and there is a way to try again', () => {
  const html = render('s=soup', null);
  expect(html).toContain('No connection to the server');
  expect(html).toContain('Try again');
  expect(elementsOf(html, 'input')[0]).toMatchObject({ value: 'soup' });
});

test('a search that finds nothing leads on', () => {
  const help = {
    withoutFilter: [{ filter: 'DIET' as const, title: 'Diet', count: 3 }],
    instead: [{ text: 'zucchini', count: 7 }],
    popular: [{ text: 'soup', count: 9 }],
  };
  const none = { ...recipes, totalCount: 0, hits: [], nextAfterId: null, help };
  const html = render('s=zzz&diet=vegan&dish=soup', { recipes: none, mealPlans: null });
  expect(html).toContain('No results');
  expect(links(html)).toEqual(
    expect.arrayContaining(['/search?s=zzz&dish=soup', '/search?s=zucchini', '/search?s=soup']),
  );
});

test('meal plans that are not open to the reader lead to membership and back', () => {
  const html = render('s=week&tab=meal-plans', { recipes: null, mealPlans: null });
  expect(links(html)).toEqual(
    expect.arrayContaining([
      '/become-member/plan',
      '/login?redirect_to=%2Fsearch%3Fs%3Dweek%26tab%3Dmeal-plans',
    ]),
  );
});

test.each([
  [0, 'You have no meal plans yet'],
  [3, 'No meal plan fits “week”'],
])('a member with %i plans, none of which fits, reads "%s"', (ownCount, words) => {
  const mealPlans = { totalCount: 0, ownCount, mealPlans: [] };
  expect(render('s=week&tab=meal-plans', { recipes: null, mealPlans })).toContain(words);
});
