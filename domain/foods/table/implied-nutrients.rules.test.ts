import { expect, test } from 'vitest';
import { noNutrients, unknownNutrients } from '../../../lib/nutrients.ts';
import { withImpliedZeros } from './implied-nutrients.rules.ts';

test('a food without carbohydrate has no fibre and no sugar', () => {
  const nutrients = { ...unknownNutrients, carbohydrateGrams: 0 };
  const implied = withImpliedZeros({ nutrients, group: 'fats', diet: 'vegan' });
  expect(implied.fiberGrams).toBe(0);
  expect(implied.sugarGrams).toBe(0);
});

test('animals have no fibre and plants no cholesterol', () => {
  const nutrients = { ...unknownNutrients, carbohydrateGrams: 1 };
  const shrimp = withImpliedZeros({ nutrients, group: 'shellfish', diet: 'none' });
  const mushroom = withImpliedZeros({ nutrients, group: 'vegetables', diet: 'vegan' });
  expect(shrimp).toMatchObject({ fiberGrams: 0, sugarGrams: null, cholesterolMg: null });
  expect(mushroom).toMatchObject({ fiberGrams: null, sugarGrams: null, cholesterolMg: 0 });
});

test('only drinks may hold alcohol nobody noted', () => {
  const nutrients = unknownNutrients;
  const cider = withImpliedZeros({ nutrients, group: 'drinks', diet: 'vegan' });
  const chop = withImpliedZeros({ nutrients, group: 'meat', diet: 'none' });
  expect(cider.alcoholGrams).toBeNull();
  expect(chop.alcoholGrams).toBe(0);
});

test('known figures stay as they are', () => {
  const nutrients = { ...noNutrients, fiberGrams: 2, alcoholGrams: 34, cholesterolMg: 5 };
  expect(withImpliedZeros({ nutrients, group: 'baking', diet: 'vegan' })).toEqual(nutrients);
});
