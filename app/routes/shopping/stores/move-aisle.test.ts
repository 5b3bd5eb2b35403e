import { expect, test } from 'vitest';
import type { Aisle } from '../../../../domain/foods/food.ts';
import { moved, moveValue, readMove } from './move-aisle.ts';

const aisles: Aisle[] = ['produce', 'meat', 'oils-sauces'];

test.each<[Aisle, number, Aisle[]]>([
  ['meat', -1, ['meat', 'produce', 'oils-sauces']],
  ['meat', 1, ['produce', 'oils-sauces', 'meat']],
  ['produce', -1, aisles],
  ['produce', 9, ['meat', 'oils-sauces', 'produce']],
  ['drinks', 1, aisles],
])('%s moves by %d', (aisle, by, expected) => {
  expect(moved({ aisles, aisle, by })).toEqual(expected);
});

test('what a button says is read again, and nothing else', () => {
  const move = { aisle: 'oils-sauces', by: -1 } as const;
  expect(readMove(moveValue(move))).toEqual(move);
  expect([readMove(''), readMove('DAIRY'), readMove('ATTIC 1')]).toEqual([null, null, null]);
});
