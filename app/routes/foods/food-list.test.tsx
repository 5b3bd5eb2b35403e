import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { FoodRowFragment } from './operations.gen.ts';
import { elementsOf } from '../../ui/testing/read-markup.ts';
import { FoodList } from './food-list.tsx';
import type { NavigatorAddress } from './navigator-address.ts';

const address: NavigatorAddress = {
  mode: 'protein',
  tag: null,
  search: '',
  page: 1,
  compared: [],
  prompted: null,
};

test('every food is a link to its page', () => {
  expect(linksOf(show({}))).toContain('/food/cod');
});

test('a locked food says so, and its figure leads to the prompt', () => {
  const markup = show({ foods: [lockedFood] });
  expect(linksOf(markup)).toContain('/food-navigator/protein?members=caviar');
  expect(markup).toContain('For members');
});

test('net carbs of a locked food are shown', () => {
  const markup = show({ foods: [lockedFood], address: { ...address, mode: 'carbs' } });
  expect(markup).toContain('4\u00a0g');
  expect(linksOf(markup)).not.toContain('/food-navigator/carbs?members=caviar');
});

test('a food joins the comparison in the address and leaves it again', () => {
  expect(linksOf(show({}))).toContain('/food-navigator/protein?compare=cod');
  const compared = [{ id: 'cod', slug: 'cod' }];
  expect(linksOf(show({ compared }))).toContain('/food-navigator/protein');
});

test('where four foods are compared, no fifth is offered', () => {
  const compared = ['a', 'b', 'c', 'd'].map((id) => ({ id, slug: id }));
  expect(linksOf(show({ compared })).filter((link) => link.includes('compare'))).toEqual([]);
});

test('rarer foods come under a heading of their own', () => {
  const rare = { ...cod, id: 'hoki', slug: 'hoki', isFamiliar: false };
  expect(show({ foods: [cod, rare] })).toContain('Less common');
  expect(show({ foods: [cod] })).not.toContain('Less common');
});

test('a rule stands between what is fine on keto and what is not', () => {
  const foods = [
    { ...cod, netCarbsGrams: 4.9 },
    { ...lockedFood, netCarbsGrams: 5.1 },
  ];
  const carbs = { ...address, mode: 'carbs' } as const;
  expect(show({ foods, address: carbs })).toContain('above 5 g');
  expect(show({ foods: [cod], address: carbs })).not.toContain('above 5 g');
});

const cod: FoodRowFragment = {
  id: 'cod',
  slug: 'cod',
  name: 'Cod',
  searchText: '-cod',
  group: 'fish',
  isFamiliar: true,
  hasPicture: false,
  netCarbsGrams: 0,
  isNetCarbsApproximate: false,
  isLocked: false,
  recipeCount: 2,
  figures: { proteinEnergyPercent: 93, servingGrams: 150, satiety: { score: 99 } },
};

const lockedFood: FoodRowFragment = {
  ...cod,
  id: 'caviar',
  slug: 'caviar',
  name: 'Caviar',
  netCarbsGrams: 4,
  isLocked: true,
  figures: null,
};

function show(props: Partial<Parameters<typeof FoodList>[0]>): string {
  const list = <FoodList foods={[cod]} address={address} compared={[]} {...props} />;
  const router = createMemoryRouter([{ path: '/', element: list }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function linksOf(markup: string): string[] {
  return elementsOf(markup, 'a').map(({ href = '' }) => href);
}
