import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import type { PlanToFollow } from '../following/plans-to-follow.ts';
import type { List, ListNews } from '../list.ts';
import { itemNamed, listWith } from '../testing/build-list.ts';
import { PlanNews, type EndedDishes } from './plan-news.tsx';

const dish = (title: string) => ({ id: title, slug: title, title });

function shown(
  news: ListNews | null,
  { plansToFollow = [], ended = null, of = {} }: Others = {},
): string {
  const element = (
    <PlanNews
      list={listWith({ news, ...of })}
      ended={ended}
      plansToFollow={plansToFollow}
      requestKey="key"
    />
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/shopping-list'],
  });
  return markupOf(<RouterProvider router={router} />);
}

interface Others {
  plansToFollow?: readonly PlanToFollow[];
  ended?: EndedDishes | null;
  of?: Partial<List>;
}

test('news of a plan is read out when it comes, with what came and what left', () => {
  const markup = shown({ came: [dish('Burger')], left: [dish('Stew')] });
  expect(elementsOf(markup, 'div')[0]).toMatchObject({ 'aria-live': 'polite' });
  expect(markup).toContain(m.shopping_news_came({ dishes: 'Burger' }));
  expect(markup).toContain(m.shopping_news_left({ dishes: 'Stew' }));
  expect(markup).toContain(m.shopping_news_ok());
});

test('the place for it is there before there is any', () => {
  expect(elementsOf(shown(null), 'div')).toMatchObject([{ 'aria-live': 'polite' }]);
});

const changed = (id: string): PlanToFollow => {
  return { mealPlanId: id, came: [dish('Cod')], left: [], kinds: ['NEW'] };
};
const stew = { recipe: dish('Stew'), servings: 2, dishes: [], additionIds: ['a'], foods: [] };
const source = { recipe: dish('Stew') } as never;
const withStew: Partial<List> = {
  recipes: [stew],
  aisles: [{ aisle: 'PRODUCE', items: [itemNamed('carrot', 'PRODUCE', { sources: [source] })] }],
};
const ended: EndedDishes = { from: '2026-11-16', to: '2026-11-22', additionIds: ['a'] };
const news: ListNews = { came: [dish('Burger')], left: [] };

function titlesIn(markup: string): string[] {
  return [...markup.matchAll(/<b>(.*?)<\/b>/g)].map(([, title = '']) => title);
}

test('one thing is told at a time: what is to be done first, what is only read last', () => {
  const all = { plansToFollow: [changed('one'), changed('two')], ended, of: withStew };
  expect(titlesIn(shown(news, all))).toEqual([m.shopping_follow_title()]);
  const [endedTitle = '', ...others] = titlesIn(shown(news, { ended, of: withStew }));
  expect(endedTitle).toContain('22');
  expect(others).toEqual([]);
  expect(titlesIn(shown(news, { ended }))).toEqual([m.shopping_news_title()]);
});
