import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import type { ListNews } from '../list.ts';
import { listWith } from '../testing/build-list.ts';
import { PlanNews } from './plan-news.tsx';

const dish = (title: string) => ({ id: title, slug: title, title });

function shown(news: ListNews | null): string {
  return markupOf(
    <MemoryRouter initialEntries={['/shopping-list']}>
      <PlanNews list={listWith({ news })} ended={null} plansToFollow={[]} requestKey="key" />
    </MemoryRouter>,
  );
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
