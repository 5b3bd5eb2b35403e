import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listBits } from '../../../lib/bitset.ts';
import { recipeCosts } from '../judge/evaluate-costs.ts';
import { plainRecipe, planningCases } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { PlannerProfile, PlannerRecipe } from '../types.ts';
import { compileCatalog, costOfStars } from './catalog.ts';
import { survivorsOf } from './filter.ts';
import { requirementsOf } from './requirements.ts';
import { scoreRecipes } from './score.ts';
import { expectedStars, tasteOf } from './taste.ts';

function scoresOf(args: { recipes: readonly PlannerRecipe[]; profile?: Partial<PlannerProfile> }) {
  const catalog = compileCatalog(args.recipes);
  const requirements = requirementsOf({ ...ordinaryProfile, ...args.profile });
  const survivors = listBits(survivorsOf({ catalog, requirements }));
  const scores = scoreRecipes({ catalog, requirements, survivors });
  return new Map(
    Array.from(survivors, (index, place) => [catalog.recipes[index]!.id, scores[place]!] as const),
  );
}

/** What the one recipe costs more for such a profile, or for being so. */
function more(changes: Partial<PlannerRecipe>, profile: Partial<PlannerProfile> = {}): number {
  const usual = scoresOf({ recipes: [plainRecipe()] }).get('plain')!;
  return scoresOf({ recipes: [plainRecipe(changes)], profile }).get('plain')! - usual;
}

test('every recipe costs each member what the oracle says', () => {
  fc.assert(
    fc.property(planningCases({ sizes: [120], days: [7] }), ({ catalog, profile }) => {
      const requirements = requirementsOf(profile);
      const survivors = listBits(survivorsOf({ catalog, requirements }));
      const scores = scoreRecipes({ catalog, requirements, survivors });
      const costsOf = recipeCosts({ catalog, profile });
      const expected = Array.from(survivors, (index) =>
        Object.values(costsOf(catalog.recipes[index]!)).reduce((sum, cost) => sum + cost, 0),
      );
      expect(scores).toHaveLength(expected.length);
      for (const [place, cost] of expected.entries()) expect(scores[place]).toBeCloseTo(cost, 9);
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['five stars', { rating: 5 }, -0.1],
  ['one star', { rating: 1 }, 0.3],
  ['no rating', { rating: null }, 0],
  ['more stars than there are', { rating: 9 }, -0.1],
  ['fewer stars than there are', { rating: 0 }, 0.3],
  ['a full stomach', { satiety: 100 }, -0.06],
  ['nobody knowing how filling it is', { satiety: null }, 0],
  ['an hour of cooking', { totalMinutes: 45 }, 0.1 * 0.5],
  ['an hour of waiting', { activeMinutes: 15, totalMinutes: 75 }, 0.02],
  ['half of the protein of a meal', { proteinGrams: 10 }, 0.25],
  ['just enough protein', { proteinGrams: 20 }, 0],
  ['little protein for breakfast', { proteinGrams: 10, meals: ['BREAKFAST'] }, 0],
  ['little protein as a side', { proteinGrams: 0, role: 'side' }, 0],
  ['being dear', { costLevel: 3 }, 0.1],
  ['being ordinary', { costLevel: 2 }, 0],
  ['being vegan', { diet: 'vegan' }, 0.12],
  ['being vegetarian', { diet: 'vegetarian' }, 0],
  ['being a vegan side', { diet: 'vegan', role: 'side' }, 0],
] as const)('%s', (_, changes, cost) => {
  expect(more(changes)).toBeCloseTo(cost, 9);
});

test.each([
  ['another cuisine than wished', {}, { cuisines: ['ASIAN'] }, 0.12],
  ['the cuisine wished', { cuisine: 'ASIAN' }, { cuisines: ['GREEK', 'ASIAN'] }, 0],
  ['another dish than wished', {}, { dishes: ['SOUP'] }, 0.08],
  ['the dish wished', { dish: 'SOUP' }, { dishes: ['SOUP'] }, 0],
  ['little satiety for the hungry', { satiety: 0 }, { challenges: ['CRAVINGS'] }, 0.24 - 0.06],
  ['any price for who spends more', { costLevel: 3 }, { foodBudget: 'more' }, 0],
  ['an ordinary price for who spends less', { costLevel: 2 }, { foodBudget: 'less' }, 0.1],
  ['two servings too many', {}, { rests: { plain: 2, other: 1 } }, 0.5],
  ['half an hour more for many', {}, { minutesMore: { plain: 30, other: 20 } }, 0.05],
  ['a vegan dish for vegans', { diet: 'vegan' }, { diet: 'VEGAN' }, 0],
] as const)('%s', (_, changes, profile, cost) => {
  expect(more(changes, profile as Partial<PlannerProfile>)).toBeCloseTo(cost, 9);
});

test('what was eaten lately costs, a favourite a fifth of it, and what is forgotten nothing', () => {
  const ago = (daysAgo: number) => [
    { id: 'plain', daysAgo },
    { id: 'unknown', daysAgo: 1 },
  ];
  const heart = [{ id: 'plain', stars: 4, isFavorite: true, timesSwappedOut: 0 }];
  expect(more({}, { history: ago(30) })).toBeCloseTo(1.5 * Math.exp(-0.5), 9);
  expect(more({}, { history: ago(30), opinions: heart })).toBeCloseTo(0.3 * Math.exp(-0.5), 9);
  expect(more({}, { history: ago(201) })).toBe(0);
});

test('what concerns a recipe that is not served changes no other', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const recipes = ids.map((id) => plainRecipe({ id, avoid: id === 'c' ? ['EGGS'] : [] }));
  const profile = {
    avoid: ['EGGS'],
    history: [{ id: 'c', daysAgo: 1 }],
    rests: { c: 1, e: 2 },
    minutesMore: { c: 30, a: 30 },
  } as const;
  const usual = scoresOf({ recipes, profile: { avoid: ['EGGS'] } });
  const scores = scoresOf({ recipes, profile });
  const added = ['a', 'b', 'd', 'e'].map((id) => scores.get(id)! - usual.get(id)!);
  expect(scores.has('c')).toBe(false);
  for (const [at, cost] of [0.05, 0, 0, 0.5].entries()) expect(added[at]).toBeCloseTo(cost, 9);
});

test('a rating costs nothing at five stars and all of it at one', () => {
  expect([5, 3, 1].map(costOfStars)).toEqual([0, 0.2, 0.4]);
});

/** Stars of each recipe of a catalogue for who has such opinions. */
function starsOf(recipes: readonly PlannerRecipe[], opinions: PlannerProfile['opinions'] = []) {
  const catalog = compileCatalog(recipes);
  const taste = tasteOf({ catalog, opinions });
  if (taste === null) return null;
  return catalog.recipes.map((_, index) => expectedStars({ catalog, taste, index }));
}

const opinion = { stars: null, isFavorite: false, timesSwappedOut: 0 };

test('no opinion on a known recipe is no taste', () => {
  expect(starsOf([plainRecipe()])).toBeNull();
  expect(starsOf([plainRecipe()], [{ ...opinion, id: 'gone', stars: 1 }])).toBeNull();
});

test('stars, a heart and swaps move what a recipe is expected to please', () => {
  const of = (changes: Partial<typeof opinion>, rating = 3) =>
    starsOf([plainRecipe({ rating })], [{ ...opinion, id: 'plain', ...changes }]);
  expect(of({ stars: 5 } as never)).toEqual([4]);
  expect(of({ stars: 2, isFavorite: true } as never)).toEqual([1]);
  expect(of({ isFavorite: true, timesSwappedOut: 2 })).toEqual([4]);
  expect(of({ timesSwappedOut: 1 })).toEqual([2]);
  expect(of({ timesSwappedOut: 2 }, 5)).toEqual([3]);
  expect(of({ timesSwappedOut: 9 }, 5)).toEqual([3]);
  expect(of({ stars: 1 } as never)).toEqual([1]);
  expect(of({ stars: 5 } as never, 5)).toEqual([5]);
});

test('likes pass on to the same cuisine, kind of dish and protein, and to nothing unnamed', () => {
  const liked = { ...opinion, id: 'a', stars: 5 };
  const plain = { rating: 3, cuisine: 'NONE', dish: 'PAN', protein: 'NONE' };
  const beside = (one: Partial<PlannerRecipe>, other: Partial<PlannerRecipe>) =>
    starsOf(
      [plainRecipe({ ...plain, ...one, id: 'a' }), plainRecipe({ ...plain, ...other, id: 'b' })],
      [liked],
    )![1];
  expect(beside({}, {})).toBe(3);
  expect(beside({ cuisine: 'THAI' }, { cuisine: 'THAI' })).toBeCloseTo(3.2, 9);
  expect(beside({ dish: 'SOUP' }, { dish: 'SOUP' })).toBeCloseTo(3.2, 9);
  expect(beside({ protein: 'FISH' }, { protein: 'FISH' })).toBeCloseTo(3.2, 9);
  expect(beside({ dish: 'BOWL' }, { dish: 'BOWL' })).toBe(3);
  const alike = { cuisine: 'THAI', dish: 'SOUP', protein: 'FISH' };
  expect(beside(alike, alike)).toBeCloseTo(3.6, 9);
});

test('much of one opinion moves others by a star at most', () => {
  const alike = { rating: 3, cuisine: 'THAI', dish: 'SOUP', protein: 'FISH' };
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const recipes = [...ids, 'z'].map((id) => plainRecipe({ ...alike, id }));
  const all = (stars: number) => ids.map((id) => ({ ...opinion, id, stars }));
  expect(starsOf(recipes, all(1))!.at(-1)).toBe(2);
  expect(starsOf(recipes, all(5))!.at(-1)).toBe(4);
});
