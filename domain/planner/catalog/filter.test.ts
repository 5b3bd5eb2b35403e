import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listBits } from '../../../lib/bitset.ts';
import { compileCatalog } from './catalog.ts';
import { slotClassesOf, survivorsOf } from './filter.ts';
import { requirementsOf } from './requirements.ts';
import { plainRecipe, planningCases } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import { avoidGroups, type AvoidGroup, type PlannerProfile, type PlannerRecipe } from '../types.ts';
import { clockMinutes, cookingMinutes, hardestDifficulty } from '../weights.ts';

const cases = planningCases({ sizes: [80], days: [7] });

function survivorIds(args: {
  catalog: ReturnType<typeof compileCatalog>;
  profile: PlannerProfile;
}) {
  const { catalog, profile } = args;
  const survivors = survivorsOf({ catalog, requirements: requirementsOf(profile) });
  return [...listBits(survivors)].map((index) => catalog.recipes[index]!.id);
}

test('keeps exactly the recipes that break no wish', () => {
  fc.assert(
    fc.property(cases, ({ catalog, profile }) => {
      const more = ({ id }: PlannerRecipe) => profile.minutesMore?.[id] ?? 0;
      const expected = catalog.recipes.filter(
        (recipe) =>
          !profile.avoid.some((group) => recipe.avoid.includes(group)) &&
          (profile.diet !== 'VEGAN' || recipe.diet === 'vegan') &&
          (profile.diet !== 'VEGETARIAN' || recipe.diet !== 'none') &&
          (profile.includePremium || !recipe.premium) &&
          recipe.difficulty <= hardestDifficulty[profile.cookingSkill] &&
          recipe.activeMinutes + more(recipe) <= cookingMinutes[profile.cookingTime].weekend &&
          recipe.totalMinutes + more(recipe) <= clockMinutes[profile.cookingTime].weekend,
      );
      expect(survivorIds({ catalog, profile })).toEqual(expected.map(({ id }) => id));
    }),
    { numRuns: 25 },
  );
});

test('avoiding more never lets more recipes through', () => {
  fc.assert(
    fc.property(cases, fc.subarray([...avoidGroups]), (planning, more: AvoidGroup[]) => {
      const { catalog, profile } = planning;
      const stricter = { ...profile, avoid: [...profile.avoid, ...more] };
      const before = new Set(survivorIds({ catalog, profile }));
      expect(survivorIds({ catalog, profile: stricter }).every((id) => before.has(id))).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test('allergies filter like avoidances', () => {
  const catalog = compileCatalog([plainRecipe({ avoid: ['NUTS'] })]);

  expect(survivorIds({ catalog, profile: { ...ordinaryProfile, allergies: ['NUTS'] } })).toEqual(
    [],
  );
});

test.each([
  { cookingTime: 'average', meals: ['BREAKFAST'], minutes: 30, classes: 0b000011 },
  { cookingTime: 'average', meals: ['BREAKFAST'], minutes: 40, classes: 0b000010 },
  { cookingTime: 'average', meals: ['LUNCH', 'DINNER'], minutes: 75, classes: 0b111100 },
  { cookingTime: 'average', meals: ['BREAKFAST', 'LUNCH'], minutes: 35, classes: 0b001110 },
  { cookingTime: 'plenty', meals: ['LUNCH', 'DINNER'], minutes: 120, classes: 0b111100 },
  { cookingTime: 'plenty', meals: ['LUNCH', 'DINNER'], minutes: 130, classes: 0b101000 },
] as const)('$meals in $minutes minutes', ({ cookingTime, meals, minutes, classes }) => {
  const recipe = { meals, totalMinutes: minutes, activeMinutes: Math.min(minutes, 45) };
  expect(classesOf({ cookingTime, recipe })).toEqual([classes]);
});

/** A bit per slot class of the one recipe; nothing where it may not be served at all. */
function classesOf(args: {
  cookingTime: PlannerProfile['cookingTime'];
  recipe: Partial<PlannerRecipe>;
  more?: number;
}): number[] {
  const { cookingTime, more = 0 } = args;
  const recipe = plainRecipe(args.recipe);
  const catalog = compileCatalog([recipe]);
  const minutesMore = { [recipe.id]: more, 'of-another-kitchen': 60 };
  const requirements = requirementsOf({ ...ordinaryProfile, cookingTime, minutesMore });
  const survivors = listBits(survivorsOf({ catalog, requirements }));
  return [...slotClassesOf({ catalog, requirements, survivors })];
}

test.each([
  { cookingTime: 'average', meals: ['DINNER'], active: 45, total: 75, classes: 0b110000 },
  { cookingTime: 'average', meals: ['DINNER'], active: 40, total: 240, classes: 0b100000 },
  { cookingTime: 'average', meals: ['DINNER'], active: 50, total: 60, classes: 0 },
  { cookingTime: 'average', meals: ['DINNER'], active: 40, total: 250, classes: 0 },
  { cookingTime: 'minimal', meals: ['DINNER'], active: 10, total: 40, classes: 0 },
  { cookingTime: 'plenty', meals: ['DINNER'], active: 50, total: 900, classes: 0b100000 },
] as const)(
  '$total minutes on the clock, $active of them at the stove, for who has $cookingTime time',
  ({ cookingTime, meals, active, total, classes }) => {
    expect(
      classesOf({ cookingTime, recipe: { meals, activeMinutes: active, totalMinutes: total } }),
    ).toEqual(classes === 0 ? [] : [classes]);
  },
);

test.each([
  { meals: ['LUNCH', 'DINNER'], minutes: 15, more: 0, classes: [0b111100] },
  { meals: ['LUNCH', 'DINNER'], minutes: 12, more: 3, classes: [0b111100] },
  { meals: ['LUNCH', 'DINNER'], minutes: 12, more: 4, classes: [] },
] as const)(
  'who has fifteen minutes gets what takes $minutes and $more more for so many',
  ({ meals, minutes, more, classes }) => {
    const recipe = { meals, totalMinutes: minutes };
    expect(classesOf({ cookingTime: 'minimal', recipe, more })).toEqual(classes);
  },
);

test('a breakfast that takes long for so many is one of the weekend', () => {
  const recipe = { meals: ['BREAKFAST'], totalMinutes: 25 } as const;
  expect(classesOf({ cookingTime: 'average', recipe, more: 5 })).toEqual([0b000011]);
  expect(classesOf({ cookingTime: 'average', recipe, more: 6 })).toEqual([0b000010]);
});

test('a breakfast that stands overnight takes no time in the morning, whoever has how much', () => {
  const recipe = { meals: ['BREAKFAST'], activeMinutes: 10, totalMinutes: 250 } as const;
  for (const cookingTime of ['minimal', 'average', 'plenty'] as const) {
    expect(classesOf({ cookingTime, recipe })).toEqual([0b000011]);
  }
});

test('who eats two meals has no breakfast', () => {
  const catalog = compileCatalog([plainRecipe({ meals: ['BREAKFAST', 'LUNCH'] })]);
  const requirements = requirementsOf({ ...ordinaryProfile, mealsPerDay: 2 });
  const survivors = listBits(survivorsOf({ catalog, requirements }));

  expect([...slotClassesOf({ catalog, requirements, survivors })]).toEqual([0b001100]);
});
