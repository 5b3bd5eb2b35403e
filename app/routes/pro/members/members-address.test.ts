import { expect, test } from 'vitest';
import { parametersOf, readAddress } from './members-address.ts';

const read = (query: string) => readAddress(new URL(`https://yolk.example/pro?${query}`));
const usual = {
  status: null,
  search: '',
  sort: 'NAME',
  isDescending: false,
  columns: ['STATUS', 'PERIOD', 'START', 'END'],
} as const;

test('an odd address is the usual list', () => {
  const list = { ...usual, page: 1, ask: null, chosen: [] };
  expect(read('')).toEqual(list);
  expect(read('status=x&sort=-x&column=x&page=0&ask=x')).toEqual({ ...list, isDescending: true });
});

test('the list is read from the address it makes', () => {
  const asked = {
    status: 'PENDING',
    search: '50% off',
    sort: 'ADDED',
    isDescending: true,
    columns: ['COUNTRY', 'TAX_RESIDENCE'],
    page: 2,
  } as const;
  const parameters = parametersOf({ ...asked, group: 'g1' });
  expect(parameters).toEqual([
    ['group', 'g1'],
    ['status', 'pending'],
    ['q', '50% off'],
    ['sort', '-added'],
    ['column', 'country'],
    ['column', 'tax_residence'],
    ['page', '2'],
  ]);
  expect(read(String(new URLSearchParams(parameters)))).toMatchObject(asked);
});

test('what is usual is not in the address', () => {
  expect(parametersOf({ ...usual, group: null })).toEqual([]);
  expect(parametersOf({ ...usual, isDescending: true, group: null })).toEqual([['sort', '-name']]);
});

test('columns stand in their own order, however they were asked for', () => {
  expect(read('column=added&column=status').columns).toEqual(['STATUS', 'ADDED']);
});

test('what is asked of chosen members is read with them, up to four pages of them', () => {
  const members = Array.from({ length: 250 }, (_, index) => `member=${index}`).join('&');
  expect(read(`ask=remove&${members}`)).toMatchObject({ ask: 'remove' });
  expect(read(members).chosen).toHaveLength(200);
});
