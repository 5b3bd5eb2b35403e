import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureBeside, plainFigure } from './figure-beside.ts';

test.each([
  [20.04, 20, 1, '20.04'],
  [19.96, 20, 1, '19.96'],
  [20.4, 20, 0, '20.4'],
  [20.0004, 20, 1, '20.0004'],
  [54, 49, 1, '54'],
  [8.26, 7.5, 1, '8.3'],
  [1199.7, 1200, 0, '1199.7'],
  [81, 90, 1, '81'],
])('%d beside %d is told with %d digits or more: %s', (amount, limit, digits, text) => {
  expect(figureBeside({ amount, limit, digits })).toBe(text);
});

test('a figure is read on the side of the limit where it is', () => {
  const anywhere = fc.double({ min: 0, max: 5000, noNaN: true });
  const limits = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(anywhere, limits, fc.integer({ min: 0, max: 2 }), (amount, limit, digits) => {
      const told = Number(figureBeside({ amount, limit, digits }));
      expect(Math.sign(told - limit)).toBe(Math.sign(amount - limit));
    }),
  );
});

test('zeros that say nothing are left out', () => {
  expect([plainFigure(8, 1), plainFigure(8.26, 1), plainFigure(8.6, 0)]).toEqual(['8', '8.3', '9']);
});
