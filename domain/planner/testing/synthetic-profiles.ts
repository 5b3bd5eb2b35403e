import { createRandom, nextBelow, type RandomState } from '../random.ts';
import {
  avoidGroups,
  meals,
  type AvoidGroup,
  type PlannedDay,
  type PlannerProfile,
} from '../types.ts';
import { cuisines, dishes, pick } from './synthetic-catalog.ts';

/** An ordinary member, to be changed by a test where it matters. */
export const ordinaryProfile: PlannerProfile = {
  sex: 'FEMALE',
  ageYears: 42,
  heightCm: 168,
  weightKg: 78,
  goalWeightKg: 70,
  activity: 'MODERATE',
  isLosingWeight: true,
  carbLevel: 'MODERATE',
  proteinLevel: 'ADEQUATE_PROTEIN',
  avoid: [],
  diet: null,
  cuisines: [],
  dishes: [],
  cookingSkill: 'average',
  cookingTime: 'average',
  foodBudget: 'average',
  mealsPerDay: 3,
  leftovers: true,
  challenges: [],
  includePremium: true,
};

export function syntheticProfiles(args: {
  count: number;
  seed: number;
  recipeIds: readonly string[];
}): PlannerProfile[] {
  const random = createRandom(args.seed);
  return Array.from({ length: args.count }, () =>
    syntheticProfile({ random, recipeIds: args.recipeIds }),
  );
}

/** Of every seventh recipe a pot holds more than is eaten. */
function restsOf(recipeIds: readonly string[]): Record<string, number> {
  const wasteful = recipeIds.filter((_, index) => index % 7 === 3);
  return Object.fromEntries(wasteful.map((id, index) => [id, 1 + (index % 3)]));
}

function syntheticProfile(args: {
  random: RandomState;
  recipeIds: readonly string[];
}): PlannerProfile {
  const { random, recipeIds } = args;
  const chance = (percent: number) => nextBelow(random, 100) < percent;
  const some = <Word>(words: readonly Word[], percent: number) =>
    words.filter(() => chance(percent));
  const weightKg = 52 + nextBelow(random, 70);
  const anyId = () => recipeIds[nextBelow(random, recipeIds.length)]!;
  const historySize = chance(50) ? nextBelow(random, 40) : 0;
  const opinionCount = chance(40) ? nextBelow(random, 20) : 0;
  return {
    sex: pick(random, [
      ['FEMALE', 60],
      ['MALE', 37],
      ['OTHER', 3],
    ]),
    ageYears: 20 + nextBelow(random, 55),
    heightCm: 152 + nextBelow(random, 42),
    weightKg,
    goalWeightKg: chance(60) ? weightKg - 8 : null,
    activity: pick(random, [
      ['LESS_ACTIVE', 40],
      ['MODERATE', 40],
      ['ACTIVE', 20],
    ]),
    isLosingWeight: chance(70),
    carbLevel: pick(random, [
      ['STRICT', 45],
      ['MODERATE', 35],
      ['LIBERAL', 10],
      ['UNKNOWN', 10],
    ]),
    proteinLevel: pick(random, [
      ['ADEQUATE_PROTEIN', 55],
      ['HIGH_PROTEIN', 30],
      ['UNKNOWN_PROTEIN', 15],
    ]),
    avoid: some(avoidGroups, 8) as AvoidGroup[],
    diet: pick(random, [
      [null, 91],
      ['VEGETARIAN', 6],
      ['VEGAN', 3],
    ]),
    cuisines: chance(60) ? some(cuisines, 30) : [],
    dishes: chance(40) ? some(dishes, 25) : [],
    cookingSkill: pick(random, [
      ['beginner', 30],
      ['average', 50],
      ['masterChef', 20],
    ]),
    cookingTime: pick(random, [
      ['minimal', 20],
      ['average', 60],
      ['plenty', 20],
    ]),
    foodBudget: pick(random, [
      ['less', 30],
      ['average', 50],
      ['more', 20],
    ]),
    mealsPerDay: chance(35) ? 2 : 3,
    leftovers: chance(50),
    challenges: some(['HUNGER', 'CRAVINGS', 'LIMITED_OPTIONS'], 20),
    includePremium: chance(80),
    history: Array.from({ length: historySize }, () => {
      return { id: anyId(), daysAgo: 1 + nextBelow(random, 60) };
    }),
    opinions: [...new Set(Array.from({ length: opinionCount }, anyId))].map((id) => ({
      id,
      stars: chance(50) ? 1 + nextBelow(random, 5) : null,
      isFavorite: chance(30),
      timesSwappedOut: nextBelow(random, 3),
    })),
    daysBefore: chance(40)
      ? Array.from({ length: 1 + nextBelow(random, 7) }, () => someDay({ anyId }))
      : [],
    rests: historySize % 2 === 1 ? restsOf(recipeIds) : {},
  };
}

/** Whatever it is made of: it only matters what was eaten, not whether it fits. */
function someDay({ anyId }: { anyId: () => string }): PlannedDay {
  return {
    meals: meals.map((meal) => ({
      meal,
      recipes: [{ id: anyId(), servingFactor: 1, isLeftover: false, role: 'main' }],
    })),
  };
}
