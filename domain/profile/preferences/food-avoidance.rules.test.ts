import { expect, test } from 'vitest';
import { avoidedFoods, dietOf } from './food-avoidance.rules.ts';

const proteins = ['BEEF', 'FISH', 'LAMB', 'PORK', 'POULTRY', 'SHELLFISH'] as const;

test('what is left out by choice and by allergy stays off the plate, each once', () => {
  const answers = { avoid: ['PORK', 'DAIRY'], allergies: ['NUTS', 'DAIRY'] } as const;
  expect(avoidedFoods({ avoid: [...answers.avoid], allergies: [...answers.allergies] })).toEqual([
    'DAIRY',
    'NUTS',
    'PORK',
  ]);
  expect(avoidedFoods({})).toEqual([]);
});

test('vegetarians eat no meat, fish or shellfish, vegans neither dairy nor eggs', () => {
  expect(avoidedFoods({ diet: 'VEGETARIAN' })).toEqual([...proteins]);
  expect(avoidedFoods({ diet: 'VEGAN' }).toSorted()).toEqual(
    ['DAIRY', 'EGGS', ...proteins].toSorted(),
  );
});

test('an allergy stays beside a diet', () => {
  expect(avoidedFoods({ diet: 'VEGETARIAN', allergies: ['NUTS', 'EGGS'] })).toEqual(
    expect.arrayContaining(['NUTS', 'EGGS', ...proteins]),
  );
});

test('leaving out every protein, by choice or by allergy, is being vegetarian', () => {
  const [first, ...others] = proteins;
  expect(dietOf({ avoid: [...others], allergies: [first] })).toBe('VEGETARIAN');
  expect(dietOf({ avoid: [...others] })).toBeNull();
  expect(dietOf({ avoid: [...proteins], diet: 'VEGAN' })).toBe('VEGAN');
  expect(dietOf({})).toBeNull();
});
