import { expect, test } from 'vitest';
import { naturalLogarithm, negativeLogarithms } from './negative-logarithm.ts';

test('agrees with the logarithm of the engine as far as a double goes', () => {
  for (const x of [1e-6, 0.001, 0.3, 0.75, 0.9999, 1, 1.5, 2, 10, 12345.678]) {
    expect(naturalLogarithm(x)).toBeCloseTo(Math.log(x), 13);
  }
});

test('falls from certain to impossible', () => {
  expect(negativeLogarithms[0]).toBeGreaterThan(8);
  expect(negativeLogarithms.at(-1)).toBeLessThan(0.001);
  expect(negativeLogarithms).toEqual(negativeLogarithms.toSorted().toReversed());
});

test('there are 2,048 of them, each of the middle of its share', () => {
  expect(negativeLogarithms).toHaveLength(2048);
  expect(negativeLogarithms[0]).toBeCloseTo(-Math.log(0.5 / 2048), 12);
  expect(negativeLogarithms[1023]).toBeCloseTo(-Math.log(1023.5 / 2048), 12);
  expect(negativeLogarithms.at(-1)).toBeCloseTo(-Math.log(2047.5 / 2048), 12);
});
