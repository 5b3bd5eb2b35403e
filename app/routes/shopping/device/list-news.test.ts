import { expect, test } from 'vitest';
import type { Fact } from '../../../../domain/shopping/operations/list-operation.ts';
import { itemNamed } from '../testing/build-list.ts';
import { isNew, newsOf } from './list-news.ts';
import type { KnownRecipe } from './known-list.ts';

const burger = { id: 'burger', slug: 'burger', title: 'Smash burger', short: 'Burger' };
const salad = { id: 'salad', slug: 'salad', title: 'Greek salad', short: 'Greek salad' };
const known = {
  foodsById: new Map(),
  recipesById: new Map(
    [burger, salad].map((heading) => {
      const recipe: KnownRecipe = { id: heading.id, heading, servings: 2, ingredients: [] };
      return [heading.id, recipe];
    }),
  ),
};
const amount = {
  metric: { number: 1, fraction: null, unit: 'g' },
  us: { number: 1, fraction: null, unit: 'g', plus: null },
};
const news: Fact = {
  id: 'a:0',
  operationId: 'a',
  at: 1,
  kind: 'news',
  mealPlanId: 'week',
  came: [
    { additionId: 'x', recipeId: 'burger', servings: 2, day: 3 },
    { additionId: 'y', recipeId: 'burger', servings: 2, day: 5 },
  ],
  left: [
    { recipeId: 'salad', servings: 2, day: 3 },
    { recipeId: 'gone-from-the-catalogue', servings: 2, day: 4 },
  ],
};

test('a change of the plan is told dish by dish, each once', () => {
  expect(newsOf({ facts: [news], known })).toEqual({ came: [burger], left: [salad] });
  expect(newsOf({ facts: [], known })).toBeNull();
});

test('a dish that is cooked for more, or is back again, neither came nor left', () => {
  const forMore: Fact = { ...news, came: [...news.came, { ...news.left[0]!, additionId: 'z' }] };
  expect(newsOf({ facts: [forMore], known })).toEqual({ came: [burger], left: [] });
  const back: Fact = { ...news, came: [], left: news.came };
  expect(newsOf({ facts: [news, back], known })).toEqual({ came: [], left: [salad] });
});

test('what only dishes that came want is new', () => {
  const wantedBy = (...recipes: (typeof burger)[]) =>
    itemNamed('Cheddar', 'DAIRY', { sources: recipes.map((recipe) => ({ recipe, amount })) });
  const told = newsOf({ facts: [news], known });
  expect(isNew({ item: wantedBy(burger), news: told })).toBe(true);
  expect(isNew({ item: wantedBy(burger, salad), news: told })).toBe(false);
  expect(isNew({ item: itemNamed('Soap', null), news: told })).toBe(false);
  expect(isNew({ item: wantedBy(burger), news: null })).toBe(false);
});
