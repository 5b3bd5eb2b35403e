import { expect, test } from 'vitest';
import type { ComparedFoodFragment } from './operations.gen.ts';
import { comparisonOf } from './comparison.ts';

test('the best of a line is marked, and only where it is alone', () => {
  const lines = comparisonOf({
    foods: [
      comparedFood({ netCarbs: 1.4, proteinPercent: 30, score: 80 }),
      comparedFood({ netCarbs: 4, proteinPercent: 30, score: 60 }),
    ],
    locale: 'en',
  });
  expect(lines[0]?.values).toEqual([
    { text: '1.4\u00a0g', isBest: true },
    { text: '4\u00a0g', isBest: false },
  ]);
  expect(lines[1]?.values.map(({ isBest }) => isBest)).toEqual([false, false]);
  expect(lines[2]?.values.map(({ isBest }) => isBest)).toEqual([true, false]);
});

test('of a single food nothing is best', () => {
  const lines = comparisonOf({ foods: [comparedFood({ netCarbs: 1 })], locale: 'en' });
  expect(lines.flatMap(({ values }) => values).some(({ isBest }) => isBest)).toBe(false);
});

test('a locked food tells its net carbs and nothing else', () => {
  const locked = { ...comparedFood({ netCarbs: 2 }), isLocked: true, figures: null };
  const [netCarbs, ...others] = comparisonOf({ foods: [locked], locale: 'en' });
  expect(netCarbs?.values[0]?.text).toBe('2\u00a0g');
  expect(new Set(others.map(({ values }) => values[0]?.text))).toEqual(new Set(['For members']));
});

function comparedFood(args: {
  netCarbs: number;
  proteinPercent?: number;
  score?: number;
}): ComparedFoodFragment {
  return {
    __typename: 'Food',
    id: 'food',
    slug: 'food',
    slugs: [],
    name: 'Food',
    group: 'vegetables',
    hasPicture: false,
    netCarbsGrams: args.netCarbs,
    isNetCarbsApproximate: false,
    isLocked: false,
    figures: {
      proteinEnergyPercent: args.proteinPercent ?? null,
      satiety: { score: args.score ?? null },
      nutrients: [{ name: 'fatGrams', amount: 1 }],
    },
  } as ComparedFoodFragment;
}
