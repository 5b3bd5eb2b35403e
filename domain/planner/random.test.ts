import { expect, test } from 'vitest';
import { createRandom, hashSeed, nextBelow, nextRandom } from './random.ts';

test('draws the same numbers on every machine', () => {
  const random = createRandom(42);

  expect([nextRandom(random), nextRandom(random), nextRandom(random)]).toMatchInlineSnapshot(`
    [
      310834301,
      4213354605,
      2761216331,
    ]
  `);
});

test('stays below the bound and reaches all of it evenly', () => {
  const random = createRandom(7);
  const counts = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 10_000; draw++) counts[nextBelow(random, 10)]! += 1;

  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1150);
});

test('seeds tell apart who, when and which try', () => {
  const seed = hashSeed(['user-1', '2026-W07', 'catalogue-3', 0]);

  expect(hashSeed(['user-1', '2026-W07', 'catalogue-3', 0])).toBe(seed);
  expect(hashSeed(['user-1', '2026-W07', 'catalogue-3', 1])).not.toBe(seed);
  expect(hashSeed(['user-12', '026-W07', 'catalogue-3', 0])).not.toBe(seed);
});

test('a state is moved on by each draw, and equal ones draw alike', () => {
  const [one, other] = [createRandom(5), createRandom(5)];
  const first = nextBelow(one, 1000);
  expect(nextBelow(other, 1000)).toBe(first);
  expect(one).toEqual(other);
  nextRandom(one);
  expect(one).not.toEqual(other);
  expect(createRandom(6)).not.toEqual(createRandom(5));
});

test('seeds are whole numbers of 32 bits, the same on every machine', () => {
  expect(hashSeed(['user-1', '2026-W07', 'catalogue-3', 0])).toMatchInlineSnapshot(`3212093256`);
  expect(hashSeed([])).toMatchInlineSnapshot(`2872998923`);
  expect(hashSeed(['å'])).not.toBe(hashSeed(['a']));
});
