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
        times: { activeMinutes: 20, totalMinutes: 20 },
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

const nothing: SearchAnswer = {
  recipes: null,
  mealPlans: null,
  themedPlans: null,
  foods: null,
  guides: null,
  videos: null,
  hasTopics: true,
  topics: null,
  doctors: null,
};

const others = {
  themedPlans: {
    totalCount: 4,
    hits: [
      {
        id: 'plan',
        slug: 'soups-and-stews',
        title: { text: 'Soups and stews', ranges: [{ start: 0, end: 5 }] },
        themes: ['BUDGET' as const],
        pictureRecipeId: 'soup',
      },
    ],
  },
  foods: {
    totalCount: 1,
    hits: [
      {
        food: {
          id: 'soup-bone',
          slug: 'soup-bone',
          group: 'meat',
          hasPicture: false,
          netCarbsGrams: 0,
          isNetCarbsApproximate: false,
        },
        title: { text: 'Soup bone', ranges: [{ start: 0, end: 4 }] },
      },
    ],
  },
  guides: {
    totalCount: 1,
    hits: [
      {
        key: 'satiety',
        path: '/satiety',
        title: { text: 'What fills you up', ranges: [] },
        description: 'Soup, potatoes and eggs.',
        pictureRecipeId: 'soup',
      },
    ],
  },
};

function render(query: string, answer: Partial<SearchAnswer> | null): string {
  const address = readSearchAddress(new URLSearchParams(query));
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <SearchPage address={address} answer={answer && { ...nothing, ...answer }} />,
      },
    ],
    { initialEntries: [`/search?${query}`] },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const links = (html: string) =>
  elementsOf(html, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'));

test('the form asks the same address again, filters included, without a script', () => {
  const html = render('s=soup&tab=recipes&diet=vegan', { recipes });
  expect(elementsOf(html, 'form')[0]).toMatchObject({ action: '/search' });
  const form = html.slice(0, html.indexOf('</search>'));
  expect(elementsOf(form, 'input').map(({ name, value }) => [name, value])).toEqual([
    ['s', 'soup'],
    ['tab', 'recipes'],
    ['diet', 'vegan'],
  ]);
});

test('choices are links that add, or take back, and keep the rest', () => {
  const html = render('s=soup&diet=vegan&page=2', { recipes });
  expect(links(html)).toContain('/search?s=soup&diet=vegan&diet=egg_free');
  expect(links(html).filter((href) => href === '/search?s=soup').length).toBeGreaterThan(1);
  expect(links(html)).toContain('/search?s=soup&diet=vegan&page=3');
});

test('topics have a tab where there is a community', () => {
  expect(links(render('s=soup', { recipes }))).toContain('/search?s=soup&tab=topics');
  const without = links(render('s=soup', { recipes, hasTopics: false }));
  expect(without).not.toContain('/search?s=soup&tab=topics');
});

test('the words that were looked for are marked', () => {
  const html = render('s=soup', { recipes });
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
  const html = render('s=zzz&diet=vegan&dish=soup', { recipes: none });
  expect(html).toContain('No results');
  expect(links(html)).toEqual(
    expect.arrayContaining(['/search?s=zzz&dish=soup', '/search?s=zucchini', '/search?s=soup']),
  );
});

test('meal plans that are not open to the reader lead to membership and back', () => {
  const html = render('s=week&tab=meal-plans', {});
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
  expect(render('s=week&tab=meal-plans', { mealPlans })).toContain(words);
});

test('what is found beside recipes stands above them and leads to all of its kind', () => {
  const html = render('s=soup', { recipes, ...others });
  expect(links(html)).toEqual(
    expect.arrayContaining([
      '/meal-plan/soups-and-stews',
      '/search?s=soup&tab=meal-plans',
      '/food/soup-bone',
      '/satiety',
    ]),
  );
  expect(html).toContain('Show all 4');
  expect(html.indexOf('Soup bone')).toBeLessThan(html.indexOf('Green soup'));
});

test('without recipes, only these are said to be missing', () => {
  const help = { withoutFilter: [], instead: [], popular: [] };
  const none = { ...recipes, totalCount: 0, hits: [], nextAfterId: null, help };
  expect(render('s=soup', { recipes: none, ...others })).toContain('No recipes');
  expect(render('s=soup', { recipes: none })).toContain('No results');
});

test.each([
  ['foods', 'No food is called “zzz”'],
  ['guides', 'No guide is about “zzz”'],
  ['videos', 'No video is about “zzz”'],
])('the tab of %s that finds nothing says so', (tab, words) => {
  const none = { totalCount: 0, hits: [] };
  expect(render(`s=zzz&tab=${tab}`, { foods: none, guides: none, videos: none })).toContain(words);
});

test('visitors read which meal plans there are, and that their own are for members', () => {
  const html = render('s=soup&tab=meal-plans', { themedPlans: others.themedPlans });
  expect(links(html)).toEqual(
    expect.arrayContaining(['/meal-plan/soups-and-stews', '/become-member/plan']),
  );
});
