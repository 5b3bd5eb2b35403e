import { expect, test } from 'vitest';
import { filterOf, filterPath } from './recipe-filter.ts';

test('the address says what is shown', () => {
  const filter = filterOf(new URLSearchParams('meal=dinner&level=keto&open=yes&page=2'));
  expect(filter).toEqual({
    meal: 'DINNER',
    strictness: 'KETO',
    isOpen: true,
    isList: true,
    page: 2,
  });
  expect(filterPath({ filter, locale: 'sv' })).toBe(
    '/se/recept?meal=dinner&level=keto&open=yes&page=2',
  );
});

test('everything has the plain address', () => {
  const filter = filterOf(new URLSearchParams());
  expect(filterPath({ filter, locale: 'en' })).toBe('/recipes');
});

test('the whole list has an address of its own, and filters need none', () => {
  const filter = filterOf(new URLSearchParams('list=all'));
  expect(filter.isList).toBe(true);
  expect(filterPath({ filter, locale: 'en' })).toBe('/recipes?list=all');
  const dinners = filterPath({ filter: { ...filter, meal: 'DINNER' }, locale: 'en' });
  expect(dinners).toBe('/recipes?meal=dinner');
});

test.each(['meal=brunch', 'level=none', 'page=-1', 'page=x', 'page=1e9', 'page=1.5'])(
  '%s filters nothing',
  (search) => {
    const filter = filterOf(new URLSearchParams(search));
    expect(filter).toEqual({ meal: null, strictness: null, isOpen: false, isList: false, page: 1 });
  },
);
