import { expect, test } from 'vitest';
import { nearestFraction, wholeQuantity } from '../../../lib/fractions.ts';
import { perLanguage } from '../../../lib/language.ts';
import type { Unit } from '../../../lib/units.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { ingredientName } from './ingredient-name.rules.ts';

function nameOf(args: {
  singular: string;
  plural: string | null;
  measures?: Partial<Record<Unit, number>>;
  count?: number;
  unit: Unit;
  grams: number;
}): string {
  const { singular, plural, measures = {}, count = 1, unit, grams } = args;
  const food = buildFood({
    names: perLanguage(() => ({ singular, plural })),
    gramsPerMeasure: measures,
  });
  const quantity =
    count === 0.5 ? nearestFraction({ value: 0.5, allowed: ['½'] }) : wholeQuantity(count);
  return ingredientName({ food, amount: { quantity, unit }, unit, grams, language: 'en' });
}

const egg = { singular: 'Egg', plural: 'Eggs', measures: { piece: 50 } };
const mushroom = { singular: 'Mushroom', plural: 'Mushrooms', measures: { piece: 18 } };
const cauliflower = { singular: 'Cauliflower', plural: 'Cauliflowers', measures: { head: 575 } };
const lettuce = { singular: 'Lettuce', plural: 'Lettuces', measures: { head: 300, leaf: 15 } };
const bayLeaf = { singular: 'Bay leaf', plural: 'Bay leaves', measures: { leaf: 0.2 } };
const butter = { singular: 'Butter', plural: null };

test.each([
  [{ ...egg, count: 1, unit: 'piece', grams: 50 }, 'Egg'],
  [{ ...egg, count: 0.5, unit: 'piece', grams: 25 }, 'Egg'],
  [{ ...egg, count: 2, unit: 'piece', grams: 100 }, 'Eggs'],
  [{ ...mushroom, unit: 'g', grams: 250 }, 'Mushrooms'],
  [{ ...cauliflower, unit: 'g', grams: 400 }, 'Cauliflower'],
  [{ ...cauliflower, unit: 'g', grams: 700 }, 'Cauliflower'],
  [{ ...cauliflower, unit: 'g', grams: 1200 }, 'Cauliflowers'],
  [{ ...cauliflower, count: 2, unit: 'head', grams: 1150 }, 'Cauliflower'],
  [{ ...lettuce, count: 4, unit: 'leaf', grams: 60 }, 'Lettuce'],
  [{ ...bayLeaf, count: 2, unit: 'leaf', grams: 0.4 }, 'Bay leaves'],
  [{ ...bayLeaf, count: 1, unit: 'leaf', grams: 0.2 }, 'Bay leaf'],
  [{ ...butter, unit: 'g', grams: 400 }, 'Butter'],
] as const)('%j is called %s', (line, name) => {
  expect(nameOf(line)).toBe(name);
});
