import { expect, test } from 'vitest';
import { defaultStrictnessSettings } from '../../recipes/nutrition/strictness.rules.ts';
import { ownContent } from '../../recipes/testing/own-content.ts';

/** So many more below a limit than above it are chance; more are amounts tuned to a label. */
const toleratedRatio = 1.6;

const content = await ownContent();
const few = defaultStrictnessSettings.fewNetCarbsGrams;

test.each([
  ['mains', (role: string) => role === 'main', few.main, 1],
  ['sides, snacks and drinks', (role: string) => role !== 'main', few.side, 1],
] as const)(
  'no more %s lie just below the net carbs of keto than just above',
  (_, isOne, limit, width) => {
    const grams = content.recipes
      .filter(({ role }) => isOne(role))
      .flatMap(({ nutrition }) => nutrition.netCarbsGrams ?? []);
    const below = grams.filter((each) => each > limit - width && each <= limit).length;
    const above = grams.filter((each) => each > limit && each <= limit + width).length;
    expect(below).toBeLessThanOrEqual(Math.ceil(above * toleratedRatio));
  },
);

test.each([
  ['keto', 0.04, 0.01],
  ['moderate', 0.1, 0.01],
  ['liberal', 0.2, 0.02],
] as const)('no spike lies just below the share of energy of %s', (_, limit, width) => {
  const shares = content.recipes.flatMap(({ nutrition }) => nutrition.energyShares?.netCarbs ?? []);
  const below = shares.filter((each) => each >= limit - width && each < limit).length;
  const above = shares.filter((each) => each >= limit && each < limit + width).length;
  expect(below).toBeLessThanOrEqual(Math.ceil(above * toleratedRatio));
});
