import { expect, test } from 'vitest';
import { planFacts, type DescribedDish } from './plan-character.rules.ts';

type Parts = Partial<Omit<DescribedDish, 'recipe'>> & {
  diet?: DescribedDish['recipe']['diet'];
  protein?: DescribedDish['recipe']['protein'];
  totalMinutes?: number;
};

function dinner({ diet = 'none', protein = 'BEEF', totalMinutes = 50, ...parts }: Parts = {}) {
  const times = { prepMinutes: 10, cookMinutes: 10, activeMinutes: 20, totalMinutes };
  const recipe = { diet, protein, times };
  return { recipe, isMain: true, isDinner: true, isLeftover: false, ...parts };
}

function characterOf(dishes: DescribedDish[], proteinEnergyShare: number | null = null) {
  return planFacts({ dishes, proteinEnergyShare }).character;
}

test('a plan is vegan only when everything on its tables is', () => {
  expect(characterOf([dinner({ diet: 'vegan' })])).toBe('VEGAN');
  const side = dinner({ diet: 'vegetarian', isMain: false });
  expect(characterOf([dinner({ diet: 'vegan' }), side])).toBe('VEGETARIAN');
});

test('a plan is quick when three of four dinners are', () => {
  const quick = dinner({ totalMinutes: 30 });
  expect(characterOf([quick, quick, quick, dinner()])).toBe('QUICK');
  expect(characterOf([quick, quick, dinner(), dinner()])).toBe('VARIED');
});

test('three fish dinners make a week by the sea', () => {
  const fish = dinner({ protein: 'FISH' });
  expect(characterOf([fish, fish, dinner({ protein: 'SHELLFISH' }), dinner()])).toBe('FISH');
});

test('much protein names a plan, an unknown share does not', () => {
  expect(characterOf([dinner()], 0.31)).toBe('HIGH_PROTEIN');
  expect(characterOf([dinner()], null)).toBe('VARIED');
  expect(characterOf([])).toBe('UNNAMED');
});

test('one dish without meat makes no vegetarian week', () => {
  expect(characterOf([dinner({ diet: 'vegetarian' }), dinner()])).toBe('VARIED');
});

test('three tenths of the energy are much protein', () => {
  expect(characterOf([dinner()], 0.3)).toBe('HIGH_PROTEIN');
  expect(characterOf([dinner()], 0.29)).toBe('VARIED');
});

test('only mains that are cooked for the evening are dinners', () => {
  const others = [
    dinner({ isMain: false }),
    dinner({ isDinner: false }),
    dinner({ isLeftover: true }),
  ];
  const facts = planFacts({ dishes: [dinner(), ...others], proteinEnergyShare: null });
  expect(facts.dinnerCount).toBe(1);
});

test('leftovers are counted, and not as dinners', () => {
  const leftovers = dinner({ isDinner: false, isLeftover: true });
  const facts = planFacts({ dishes: [dinner(), leftovers], proteinEnergyShare: null });
  expect(facts).toMatchObject({ dinnerCount: 1, quickDinnerCount: 0, leftoverCount: 1 });
});
