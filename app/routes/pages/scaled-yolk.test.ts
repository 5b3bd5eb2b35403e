import { expect, test } from 'vitest';
import { radiusOfGram } from './scaled-yolk.ts';

test.each([1, 20, 50, 62, 100, 250])('a day of %s g is drawn whole', (mostGrams) => {
  const boxWidth = 112;
  const radius = radiusOfGram({ mostGrams, boxWidth }) * Math.sqrt(mostGrams);
  expect(radius * 2).toBeLessThan(boxWidth);
});

test('yolks of small days are as large as those of a keto day', () => {
  const of = (mostGrams: number) => radiusOfGram({ mostGrams, boxWidth: 112 });
  expect(of(5)).toBe(of(20));
});
