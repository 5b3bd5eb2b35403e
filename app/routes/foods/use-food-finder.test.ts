import { expect, test } from 'vitest';
import { pathPattern } from '../../../i18n/paths.ts';
import { liveHook } from '../../ui/testing/live-hook.tsx';
import type { NavigatorAddress } from './navigator-address.ts';
import type { FoodRowFragment } from './operations.gen.ts';
import { useFoodFinder } from './use-food-finder.ts';

const food = (name: string) => ({ id: name, name, searchText: `-${name}` }) as FoodRowFragment;

const shelf: NavigatorAddress = {
  mode: 'carbs',
  tag: null,
  search: '',
  page: 2,
  compared: ['egg'],
  prompted: null,
};

/** A shelf of the food navigator, which shows two of its foods. */
async function navigator({ index = ['almond', 'apple', 'egg'] }: { index?: string[] } = {}) {
  const asked: string[] = [];
  let address = shelf;
  const foodNavigator = { foods: [food('egg'), food('milk')], totalCount: 900 };
  const { now, act, redraw } = await liveHook(
    () => useFoodFinder({ address, foodNavigator } as never),
    {
      at: '/foods',
      routes: [
        {
          path: pathPattern('foodNavigator', 'en'),
          loader: ({ request }) => {
            const url = new URL(request.url);
            asked.push(url.pathname + url.search);
            return { foodIndex: index.map(food) };
          },
        },
      ],
    },
  );
  return {
    asked,
    names: () => now().foods.map(({ name }) => name),
    now,
    prepare: () => act(() => now().prepare()),
    find: (search: string) => act(() => now().find(search)),
    open: (next: Partial<NavigatorAddress>) => {
      address = { ...address, ...next };
      return redraw();
    },
  };
}

test('as one types the foods of the whole shelf are found, which were asked for once', async () => {
  const { asked, names, now, prepare, find } = await navigator();
  await prepare();
  await prepare();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\?all=1$/);
  expect(names()).toEqual(['egg', 'milk']);
  await find('al');
  expect([names(), now().totalCount, now().isFinding]).toEqual([['almond'], 1, true]);
});

test('until they are here the list stays as it is', async () => {
  const { names, now, find } = await navigator();
  await find('al');
  expect([names(), now().totalCount, now().search]).toEqual([['egg', 'milk'], 900, 'al']);
});

test('another shelf, or another search by the address, begins anew', async () => {
  const { now, prepare, find, open, names } = await navigator();
  await prepare();
  await find('al');
  await open({ search: 'milk' });
  expect([now().isFinding, now().search, names()]).toEqual([false, 'milk', ['egg', 'milk']]);
  await open({ search: '' });
  expect(now().isFinding).toBe(true);
  await open({ mode: 'protein' });
  expect([now().isFinding, now().search]).toEqual([false, '']);
});

test('what is compared, and the page of the list, are no other shelf', async () => {
  const { asked, now, prepare, find, open } = await navigator();
  await prepare();
  await find('al');
  await open({ page: 1, compared: [] });
  expect(now().isFinding).toBe(true);
  await prepare();
  expect(asked).toHaveLength(1);
});

test('sixty are shown of those that are found, and all are counted', async () => {
  const index = Array.from({ length: 70 }, (_, number) => `almond ${number}`);
  const { names, now, prepare, find } = await navigator({ index });
  await prepare();
  await find('almond');
  expect([names().length, now().totalCount]).toEqual([60, 70]);
});
