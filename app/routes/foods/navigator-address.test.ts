import { expect, test } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import {
  comparePath,
  isStart,
  navigatorAddressOf,
  navigatorPath,
  toggleCompared,
  type NavigatorAddress,
} from './navigator-address.ts';

const plain: NavigatorAddress = {
  mode: 'satiety',
  tag: 'dairy',
  search: '',
  page: 1,
  compared: [],
  prompted: null,
};

test.each([
  ['en', '/food-navigator/satiety/dairy'],
  ['es', '/es/navegador-de-alimentos/saciedad/lacteos'],
  ['sv', '/se/livsmedelsguiden/mattnad/mejeri'],
] as const)('in %s the address is %s', (locale, path) => {
  expect(navigatorPath({ address: plain, locale })).toBe(path);
});

test('everything chosen is in the address and is read back from it', () => {
  const address: NavigatorAddress = {
    ...plain,
    search: 'crème fraîche',
    page: 3,
    compared: ['skyr', 'quark'],
    prompted: 'labneh',
  };
  const { pathname, searchParams } = new URL(navigatorPath({ address, locale: 'en' }), 'http://x');
  const [, , mode, tag] = pathname.split('/');
  expect(read({ params: { mode, tag }, search: searchParams })).toEqual(address);
});

test('words of another language are understood, unknown ones are not', () => {
  expect(read({ params: { mode: 'kolhydrater', tag: 'verduras' } })).toMatchObject({
    mode: 'carbs',
    tag: 'vegetables',
  });
  expect(read({ params: { mode: 'sugar' } })).toBeNull();
  expect(read({ params: { mode: 'carbs', tag: 'bricks' } })).toBeNull();
});

test('who asks for nothing starts with what people look up; other modes are lists', () => {
  const address = read({ params: {} });
  expect(address).toMatchObject({ mode: 'carbs', tag: null });
  expect(isStart(address!)).toBe(true);
  expect(isStart({ ...address!, search: 'egg' })).toBe(false);
  expect(isStart({ ...address!, mode: 'satiety' })).toBe(false);
});

test('a food is compared on its own shelf', () => {
  expect(comparePath({ slug: 'skyr', tag: 'dairy', locale: 'sv' })).toBe(
    '/se/livsmedelsguiden/kolhydrater/mejeri?compare=skyr',
  );
});

test.each([
  ['page=0', 1],
  ['page=two', 1],
  ['page=1e9', 1],
  ['page=2', 2],
])('%s is page %i', (query, page) => {
  const search = new URLSearchParams(query);
  expect(read({ params: { mode: 'carbs' }, search })?.page).toBe(page);
});

test('at most four foods are compared, each of them once', () => {
  const search = new URLSearchParams('compare=a,b,a,,c,d,e');
  expect(read({ params: { mode: 'carbs' }, search })?.compared).toEqual(['a', 'b', 'c', 'd']);
});

test('a food joins the comparison, and leaves it when asked again', () => {
  const one = toggleCompared(plain, 'skyr');
  expect(toggleCompared(one, 'quark').compared).toEqual(['skyr', 'quark']);
  expect(toggleCompared(one, 'skyr').compared).toEqual([]);
});

function read(args: {
  params: { mode?: string | undefined; tag?: string | undefined };
  search?: URLSearchParams;
  locale?: Locale;
}) {
  const { params, search = new URLSearchParams(), locale = 'en' } = args;
  return navigatorAddressOf({ params: params as { mode?: string; tag?: string }, search, locale });
}
