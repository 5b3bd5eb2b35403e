import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { evaluatePlan } from './evaluate.ts';
import { targetsFor } from '../targets.ts';
import { plainRecipe } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { PlannedRecipe, Plan, PlannerProfile, PlannerRecipe } from '../types.ts';
import { weights } from '../weights.ts';

const profile: PlannerProfile = {
  ...ordinaryProfile,
  mealsPerDay: 2,
  carbLevel: 'MODERATE',
  leftovers: true,
};

type Served = string | Partial<PlannedRecipe>;

/** Days of lunch and dinner, each a list of recipes; a text is a main of one serving. */
function planOf(days: readonly (readonly [readonly Served[], readonly Served[]])[]): Plan {
  const serve = (served: Served): PlannedRecipe => ({
    id: 'lunch',
    servingFactor: 1,
    isLeftover: false,
    role: 'main',
    ...(typeof served === 'string' ? { id: served } : served),
  });
  return {
    firstWeekday: 0,
    repeatsAfterDays: 7,
    days: days.map(([lunch, dinner]) => ({
      meals: [
        { meal: 'LUNCH', recipes: lunch.map(serve) },
        { meal: 'DINNER', recipes: dinner.map(serve) },
      ],
    })),
  };
}

function evaluate(args: {
  lunch?: Partial<PlannerRecipe>;
  dinner?: Partial<PlannerRecipe>;
  plan?: Plan;
  profile?: Partial<PlannerProfile>;
}) {
  const catalog = compileCatalog([
    plainRecipe({ id: 'lunch', ...args.lunch }),
    plainRecipe({ id: 'dinner', ...args.dinner }),
    plainRecipe({ id: 'other' }),
    plainRecipe({ id: 'side', role: 'side', kcal: 100 }),
  ]);
  const plan = args.plan ?? planOf([[['lunch'], ['dinner']]]);
  return evaluatePlan({ catalog, profile: { ...profile, ...args.profile }, plan });
}

test('sums what a day feeds, leftovers and servings included', () => {
  const plan = planOf([
    [['lunch'], ['dinner']],
    [[{ id: 'dinner', isLeftover: true, servingFactor: 1.5 }], ['other']],
  ]);
  const { days } = evaluate({ plan, dinner: { leftoverSafe: true, netCarbsGrams: 8, kcal: 700 } });

  expect(days[0]).toEqual({
    kcal: 1300,
    proteinGrams: 76,
    netCarbsGrams: 13,
    fatGrams: 92,
    vegetableGrams: 300,
    fiberGrams: 18,
    saturatedFatGrams: 16,
    saltGrams: 4,
  });
  expect(days[1]).toEqual({
    kcal: 1650,
    proteinGrams: 95,
    netCarbsGrams: 17,
    fatGrams: 115,
    vegetableGrams: 375,
    fiberGrams: 22.5,
    saturatedFatGrams: 20,
    saltGrams: 5,
  });
});

test.each([
  {
    name: 'avoided',
    args: { dinner: { avoid: ['EGGS'] }, profile: { avoid: ['EGGS'] } },
    code: 'AVOIDED',
  },
  {
    name: 'allergy',
    args: { dinner: { avoid: ['NUTS'] }, profile: { allergies: ['NUTS'] } },
    code: 'AVOIDED',
  },
  { name: 'diet', args: { profile: { diet: 'VEGAN' }, lunch: { diet: 'vegan' } }, code: 'DIET' },
  {
    name: 'premium',
    args: { dinner: { premium: true }, profile: { includePremium: false } },
    code: 'PREMIUM',
  },
  {
    name: 'skill',
    args: { dinner: { difficulty: 2 }, profile: { cookingSkill: 'beginner' } },
    code: 'TOO_HARD',
  },
  { name: 'hands', args: { dinner: { activeMinutes: 46, totalMinutes: 46 } }, code: 'TOO_SLOW' },
  { name: 'clock', args: { dinner: { activeMinutes: 20, totalMinutes: 76 } }, code: 'TOO_SLOW' },
  { name: 'meal', args: { dinner: { meals: ['LUNCH'] } }, code: 'WRONG_MEAL' },
  {
    name: 'portion',
    args: { plan: planOf([[['lunch'], [{ id: 'dinner', servingFactor: 1.1 }]]]) },
    code: 'BAD_PORTION',
  },
  { name: 'gone', args: { plan: planOf([[['lunch'], ['gone']]]) }, code: 'UNKNOWN_RECIPE' },
  {
    name: 'no main',
    args: { plan: planOf([[['lunch'], [{ id: 'side', role: 'side' }]]]) },
    code: 'NOT_ONE_OF_EACH_ROLE',
  },
  {
    name: 'two mains',
    args: { plan: planOf([[['lunch'], ['dinner', 'other']]]) },
    code: 'NOT_ONE_OF_EACH_ROLE',
  },
  { name: 'repeat', args: { plan: planOf([[['lunch'], ['lunch']]]) }, code: 'REPEATED' },
  { name: 'carbs', args: { dinner: { netCarbsGrams: 45.1 } }, code: 'NET_CARBS' },
  {
    name: 'keto carbs',
    args: { dinner: { netCarbsGrams: 15 }, profile: { carbLevel: 'STRICT' } },
    code: 'NET_CARBS',
  },
  { name: 'no breakfast', args: { profile: { mealsPerDay: 3 } }, code: 'WRONG_MEALS' },
  {
    name: 'leftover of nothing',
    args: {
      plan: planOf([[[{ id: 'dinner', isLeftover: true }], ['other']]]),
      dinner: { leftoverSafe: true },
    },
    code: 'BAD_LEFTOVER',
  },
] as const)('finds what breaks a rule: $name', ({ args, code }) => {
  const { violations } = evaluate(args as Parameters<typeof evaluate>[0]);

  expect(new Set(violations.map((violation) => violation.code))).toEqual(
    new Set(code === 'DIET' ? ['DIET'] : [code]),
  );
});

test.each([
  { dinner: { activeMinutes: 45, totalMinutes: 75 } },
  { dinner: { netCarbsGrams: 45 } },
  { dinner: { netCarbsGrams: 14.99 }, profile: { carbLevel: 'STRICT' } },
] as const)('lets pass what just keeps a rule: $dinner', (args) => {
  expect(evaluate(args as Parameters<typeof evaluate>[0]).violations).toEqual([]);
});

test('two dishes of a meal take the minutes of both; what is left over takes none', () => {
  const slow = { activeMinutes: 40, totalMinutes: 40, leftoverSafe: true };
  const side = { id: 'side', role: 'side' as const };
  const violationsOf = (plan: Plan, changes: Partial<PlannerProfile> = {}) =>
    evaluate({ dinner: slow, plan, profile: changes }).violations;
  const together = planOf([[['lunch'], ['dinner', side]]]);

  expect(violationsOf(together)).toEqual([
    { code: 'TOO_SLOW_TOGETHER', day: 0, meal: 'DINNER', minutes: 55 },
  ]);
  expect(violationsOf(together, { minutesMore: { side: 3 } })).toMatchObject([{ minutes: 58 }]);
  expect(violationsOf(together, { cookingTime: 'plenty' })).toEqual([]);
  const leftover = { id: 'dinner', isLeftover: true };
  expect(
    violationsOf(
      planOf([
        [['lunch'], ['dinner']],
        [[leftover, side], ['other']],
      ]),
    ),
  ).toEqual([]);
});

test('charges each term as the README says', () => {
  const { energyKcal, proteinGrams } = targetsFor(profile);
  const { parts, objective } = evaluate({
    lunch: {
      kcal: energyKcal / 2,
      proteinGrams: proteinGrams / 4,
      perishables: ['leek'],
      keeps: ['nuts'],
    },
    dinner: {
      kcal: energyKcal / 2,
      proteinGrams: proteinGrams / 4,
      perishables: ['leek'],
      rating: 3,
      costLevel: 3,
      satiety: 25,
      totalMinutes: 30,
    },
    profile: {
      cuisines: ['ASIAN'],
      dishes: ['SOUP'],
      history: [{ id: 'dinner', daysAgo: 2 }],
      challenges: ['HUNGER'],
    },
  });

  expect(parts).toMatchObject({
    energy: 0,
    protein: 2.5,
    cuisine: 0.24,
    dish: 0.16,
    cost: expect.closeTo(0.1, 9),
    rating: expect.closeTo(0.4 * (0.25 + 0.5), 9),
    time: expect.closeTo(0.1 * 0.75, 9),
    satiety: expect.closeTo(2 * 0.12 * (0.5 + 0.75), 9),
    recency: expect.closeTo(1.5 * Math.exp(-2 / 60), 9),
    rests: 0,
    freshLunch: 0.15,
    leftovers: 0,
    foods: expect.closeTo(0.03 + 0.015, 9),
  });
  expect(objective).toBeCloseTo(
    Object.values(parts).reduce((sum, part) => sum + part, 0),
    9,
  );
});

test('charges a leftover a part of its dinner and no work', () => {
  const plan = planOf([
    [['lunch'], ['dinner']],
    [[{ id: 'dinner', isLeftover: true }], ['other']],
  ]);
  const { parts } = evaluate({ plan, dinner: { leftoverSafe: true, rating: 1 } });
  const dinnerCost = 0.4 + 0.12 * 0.5 + 0.1 * 0.25;

  expect(parts.leftovers).toBeCloseTo(0.6 * dinnerCost + 0.05, 9);
  expect(parts.freshLunch).toBeCloseTo(0.15, 9);
});

test('charges what days and dinners lack, and what they have too much of', () => {
  const { energyKcal } = targetsFor(profile);
  const figures = { fiberGrams: 5, vegetableGrams: 40, saltGrams: 7 };
  const saturatedFatGrams = (0.15 * energyKcal) / 9;
  const { parts } = evaluate({ lunch: figures, dinner: { ...figures, saturatedFatGrams } });

  expect(parts.fiber).toBeCloseTo(1.2 * (1 - 10 / 25), 9);
  expect(parts.dinnerVegetables).toBeCloseTo(1.4 * (1 - 40 / 100), 9);
  expect(parts.salt).toBeCloseTo(0.25 * (14 / 7 - 1), 9);
  expect(parts.saturatedFat).toBeCloseTo(8 / saturatedFatGrams, 9);
  expect(evaluate({ dinner: { vegetableGrams: 100 } }).parts.dinnerVegetables).toBe(0);
});

test('charges a day far off its energy more, for each further part of it', () => {
  const { energyKcal } = targetsFor(profile);
  const energyOf = (share: number) => {
    const kcal = (share * energyKcal) / 2;
    return evaluate({ lunch: { kcal }, dinner: { kcal } }).parts.energy;
  };
  expect(energyOf(1.04)).toBe(0);
  expect(energyOf(0.92)).toBeCloseTo(4 * 0.03, 9);
  expect(energyOf(0.8)).toBeCloseTo(4 * 0.15 + 6 * 0.1, 9);
  expect(energyOf(1.2)).toBeCloseTo(4 * 0.15 + 6 * 0.1, 9);
});

test('charges a breakfast for what it has above its share of the energy', () => {
  const threeMeals: PlannerProfile = { ...profile, mealsPerDay: 3 };
  const { energyKcal } = targetsFor(threeMeals);
  const breakfastOf = (kcal: number) => {
    const catalog = compileCatalog([plainRecipe({ id: 'breakfast', meals: ['BREAKFAST'], kcal })]);
    const recipes = [
      { id: 'breakfast', servingFactor: 1, isLeftover: false, role: 'main' },
    ] as const;
    const days = [{ meals: [{ meal: 'BREAKFAST', recipes }] }] as const;
    const plan: Plan = { firstWeekday: 0, repeatsAfterDays: 7, days };
    return evaluatePlan({ catalog, profile: threeMeals, plan }).parts.breakfastShare;
  };

  expect(breakfastOf(0.39 * energyKcal)).toBe(0);
  expect(breakfastOf(0.5 * energyKcal)).toBeCloseTo(4 * 0.1, 9);
});

test('recency counts the days since a recipe was last eaten, the days before the plan too', () => {
  const recency = (changes: Partial<PlannerProfile>) =>
    evaluate({ profile: changes }).parts.recency;
  const fourWeeks = [{ id: 'dinner', daysAgo: 28 }];
  const daysBefore = planOf([
    [['other'], ['dinner']],
    [['other'], ['other']],
  ]).days;

  expect(recency({ history: fourWeeks })).toBeCloseTo(1.5 * Math.exp(-28 / 60), 9);
  expect(recency({ history: [{ id: 'dinner', daysAgo: 90 }, ...fourWeeks] })).toBeCloseTo(
    1.5 * Math.exp(-28 / 60),
    9,
  );
  expect(recency({ history: fourWeeks, daysBefore })).toBeCloseTo(1.5 * Math.exp(-2 / 60), 9);
});

test('a dish with a heart may come back sooner', () => {
  const recency = (isFavorite: boolean) => {
    const opinions = [{ id: 'dinner', stars: null, isFavorite, timesSwappedOut: 0 }];
    const history = [{ id: 'dinner', daysAgo: 7 }];
    return evaluate({ profile: { history, opinions } }).parts.recency;
  };
  expect(recency(false)).toBeCloseTo(1.5 * Math.exp(-7 / 60), 9);
  expect(recency(true)).toBeCloseTo(0.2 * 1.5 * Math.exp(-7 / 60), 9);
});

test('what was on the table before the plan is a neighbour of its first day', () => {
  const meat: Partial<PlannerRecipe> = { protein: 'BEEF' };
  const eve = (dinner: string) => planOf([[['other'], [dinner]]]).days;
  const partsAfter = (daysBefore: PlannerProfile['daysBefore']) =>
    evaluate({ dinner: meat, lunch: meat, profile: { daysBefore } }).parts;

  expect(partsAfter(eve('lunch')).consecutiveDinners).toBeCloseTo(0.3, 9);
  expect(partsAfter(eve('other')).consecutiveDinners).toBe(0);
  expect(partsAfter(eve('lunch')).repeats).toBeCloseTo(0.3, 9);
  expect(partsAfter([...eve('lunch'), ...Array(5).fill(eve('other')[0]!)]).repeats).toBeCloseTo(
    0.3,
    9,
  );
  expect(partsAfter([...eve('lunch'), ...Array(6).fill(eve('other')[0]!)]).repeats).toBe(0);
});

test.each([
  { opinion: { stars: 5, isFavorite: false, timesSwappedOut: 2 }, stars: 5 },
  { opinion: { stars: 1, isFavorite: true, timesSwappedOut: 0 }, stars: 1 },
  { opinion: { stars: null, isFavorite: true, timesSwappedOut: 1 }, stars: 5 },
  { opinion: { stars: null, isFavorite: false, timesSwappedOut: 1 }, stars: 3 },
  { opinion: { stars: null, isFavorite: false, timesSwappedOut: 5 }, stars: 2 },
])('$opinion is $stars stars of a dish all others give four', ({ opinion, stars }) => {
  const opinions = [{ id: 'dinner', ...opinion }];
  const lunch = { cuisine: 'NONE' };
  const usual = evaluate({ lunch }).parts.rating;
  const { rating } = evaluate({ lunch, profile: { opinions } }).parts;

  expect(rating - usual).toBeCloseTo((0.4 * (4 - stars)) / 4, 9);
});

test('what is like disliked dishes is expected to please less, the more of them there are', () => {
  const stew = { dish: 'STEW', cuisine: 'NONE' };
  const disliked = (id: string) => ({ id, stars: 1, isFavorite: false, timesSwappedOut: 0 });
  const ratingAfter = (ids: readonly string[]) => {
    const catalog = compileCatalog([
      plainRecipe({ id: 'lunch', ...stew }),
      plainRecipe({ id: 'dinner', cuisine: 'NONE' }),
      ...ids.map((id) => plainRecipe({ id, ...stew })),
    ]);
    const opinions = ids.map(disliked);
    const plan = planOf([[['lunch'], ['dinner']]]);
    return evaluatePlan({ catalog, profile: { ...profile, opinions }, plan }).parts.rating;
  };
  const usual = ratingAfter([]);

  expect(ratingAfter(['a']) - usual).toBeCloseTo((0.4 * (3 / 5)) / 4, 9);
  expect(ratingAfter(['a', 'b', 'c']) - usual).toBeCloseTo(0.4 / 4, 9);
});

test('who has little time pays for each different dish, and nothing for everyday ones again', () => {
  const plan = planOf([
    [['lunch'], ['dinner']],
    [['other'], ['side']],
    [['lunch'], ['dinner']],
  ]);
  const partsFor = (cookingTime: PlannerProfile['cookingTime']) =>
    evaluate({ plan, lunch: { keeps: ['nuts'] }, profile: { cookingTime } }).parts;

  expect(partsFor('average')).toMatchObject({ dishes: 0, repeats: 0.6, foods: 0.015 });
  expect(partsFor('minimal').repeats).toBeCloseTo(0.3, 9);
  expect(partsFor('minimal').foods).toBeCloseTo(weights.foodFactorWhenHurried.value * 0.015, 9);
  expect(partsFor('minimal').dishes).toBeCloseTo(4 * 0.12, 9);
});

test('who has little time misses fiber more, since every food and dish to bring it is dear', () => {
  const fiberFor = (cookingTime: PlannerProfile['cookingTime']) =>
    evaluate({ lunch: { fiberGrams: 10 }, profile: { cookingTime } }).parts.fiber;

  expect(fiberFor('minimal')).toBeCloseTo(
    weights.fiberFactorWhenHurried.value * fiberFor('average'),
    9,
  );
  expect(fiberFor('average')).toBeGreaterThan(0);
});

test('counts variety from shop to shop', () => {
  const fish = (id: string) => plainRecipe({ id, protein: 'FISH', dish: 'SOUP' });
  const ids = Array.from({ length: 16 }, (_, index) => `fish-${String(index).padStart(2, '0')}`);
  const catalog = compileCatalog(ids.map(fish));
  const days = Array.from(
    { length: 8 },
    (_, day) => [[ids[day * 2]!], [ids[day * 2 + 1]!]] as const,
  );
  const { parts } = evaluatePlan({ catalog, profile, plan: planOf(days) });

  // 14 in the first week: 11 beyond three, 9 of them beyond five; 2 in the second.
  expect(parts.proteinVariety).toBeCloseTo(11 * 0.6 + 9 * 0.35, 9);
  expect(parts.dishVariety).toBeCloseTo(11 * 0.15, 9);
  // The same protein source and the same kind of dish, seven times.
  expect(parts.consecutiveDinners).toBeCloseTo(7 * (0.3 + 0.2), 9);
});

test('counts a kind of dish each time it is eaten, a protein source each time it is cooked', () => {
  const soup = (id: string) => plainRecipe({ id, protein: 'FISH', dish: 'SOUP' });
  const catalog = compileCatalog([...['a', 'b', 'c'].map(soup), plainRecipe({ id: 'other' })]);
  const again = (id: string) => ({ id, isLeftover: true });
  const plan = planOf([
    [['other'], ['a']],
    [[again('a')], ['b']],
    [[again('b')], ['c']],
  ]);
  const { parts } = evaluatePlan({ catalog, profile, plan });

  // Soup five times: two beyond three. Fish is cooked three times.
  expect(parts.dishVariety).toBeCloseTo(2 * 0.15, 9);
  expect(parts.proteinVariety).toBe(0);
});

test('charges too few vegetables and a main that is hardly a meal', () => {
  const { parts } = evaluate({
    lunch: { vegetableGrams: 50, proteinGrams: 5 },
    dinner: { vegetableGrams: 100 },
  });

  expect(parts.vegetables).toBeCloseTo(0.8 * 0.5, 9);
  expect(parts.mealProtein).toBeCloseTo(0.5 * 0.75, 9);
});

test.each([
  ['who eats everything', {}, 0.12],
  ['who eats some meat', { avoid: ['BEEF', 'LAMB', 'PORK'] }, 0.12],
  ['who avoids all meat', { avoid: ['BEEF', 'LAMB', 'PORK'], allergies: ['POULTRY'] }, 0],
  ['with a diet', { diet: 'VEGETARIAN' }, 0],
] as const)('a vegan main costs a member %s', (_, changes, cost) => {
  const { parts } = evaluate({ dinner: { diet: 'vegan' }, profile: changes });

  expect(parts.vegan).toBe(cost);
});

test('charges the same protein source and kind of dish twice a day, leftovers too', () => {
  const plan = planOf([
    [['lunch'], ['dinner']],
    [[{ id: 'dinner', isLeftover: true }], ['other']],
  ]);
  const same = { protein: 'EGGS', dish: 'SOUP', leftoverSafe: true };
  const { parts } = evaluate({ plan, lunch: same, dinner: same });

  // Both on the first day; on the second the leftover stands beside another dish.
  expect(parts.sameDay).toBeCloseTo(0.2 + 0.2, 9);
  expect(evaluate({ plan, lunch: { dish: 'PAN' }, dinner: { dish: 'PAN' } }).parts.sameDay).toBe(0);
});

test('charges eggs two mornings running, not with a day between', () => {
  const breakfast = (id: string, protein: string) =>
    plainRecipe({ id, protein, meals: ['BREAKFAST'] });
  const proteins = ['EGGS', 'EGGS', 'DAIRY', 'EGGS'];
  const ids = proteins.map((_, day) => `breakfast-${day}`);
  const catalog = compileCatalog(ids.map((id, day) => breakfast(id, proteins[day]!)));
  const days = ids.map((id) => ({
    meals: [
      {
        meal: 'BREAKFAST' as const,
        recipes: [{ id, servingFactor: 1, isLeftover: false, role: 'main' as const }],
      },
    ],
  }));
  const plan: Plan = { firstWeekday: 0, repeatsAfterDays: 7, days };

  expect(evaluatePlan({ catalog, profile, plan }).parts.consecutiveBreakfasts).toBeCloseTo(0.15, 9);
});

test('charges what nobody would serve together', () => {
  const withSide = planOf([[['lunch', { id: 'side', role: 'side' }], ['dinner']]]);
  const sandwich = { dish: 'SANDWICH' };
  const pairingOf = (dish: string) =>
    evaluatePlan({
      profile,
      plan: withSide,
      catalog: compileCatalog([
        plainRecipe({ id: 'lunch', ...sandwich }),
        plainRecipe({ id: 'dinner' }),
        plainRecipe({ id: 'side', role: 'side', dish }),
      ]),
    }).parts.pairing;

  expect(pairingOf('BREAD')).toBeCloseTo(0.4, 9);
  expect(pairingOf('SALAD')).toBe(0);
});

test('misses seafood in a whole week, and none where fish is refused', () => {
  const days = Array.from({ length: 7 }, () => [['lunch'], ['dinner']] as const);
  const plan = planOf(days);

  expect(evaluate({ plan }).parts.seafood).toBeCloseTo(2 * 0.3, 9);
  expect(evaluate({ plan, profile: { avoid: ['FISH'] } }).parts.seafood).toBe(0);
  expect(evaluate({ plan, profile: { diet: 'VEGETARIAN' } }).parts.seafood).toBe(0);
  expect(evaluate({ plan, dinner: { protein: 'FISH' } }).parts.seafood).toBe(0);
});

const side = { id: 'side', role: 'side' } as const;

test.each([
  [
    'avoided, and an allergy as well',
    {
      dinner: { avoid: ['EGGS', 'NUTS', 'SOY'] },
      profile: { avoid: ['EGGS'], allergies: ['NUTS'] },
    },
    [
      { code: 'AVOIDED', day: 0, meal: 'DINNER', id: 'dinner', group: 'EGGS' },
      { code: 'AVOIDED', day: 0, meal: 'DINNER', id: 'dinner', group: 'NUTS' },
    ],
  ],
  [
    'gone',
    { plan: planOf([[['lunch'], ['gone']]]) },
    [{ code: 'UNKNOWN_RECIPE', day: 0, meal: 'DINNER', id: 'gone' }],
  ],
  ['meals of another day', { profile: { mealsPerDay: 3 } }, [{ code: 'WRONG_MEALS', day: 0 }]],
  [
    'two sides',
    { plan: planOf([[['lunch'], ['dinner', side, { ...side, id: 'other' }]]]) },
    [{ code: 'NOT_ONE_OF_EACH_ROLE', day: 0, meal: 'DINNER' }],
  ],
  [
    'nothing to eat',
    { plan: planOf([[['lunch'], []]]) },
    [{ code: 'NOT_ONE_OF_EACH_ROLE', day: 0, meal: 'DINNER' }],
  ],
  [
    'again',
    {
      plan: planOf([
        [['lunch'], ['dinner']],
        [['other'], ['lunch']],
      ]),
    },
    [{ code: 'REPEATED', day: 1, meal: 'DINNER', id: 'lunch', earlierDay: 0 }],
  ],
  [
    'carbs',
    { dinner: { netCarbsGrams: 45.1 } },
    [{ code: 'NET_CARBS', day: 0, grams: expect.closeTo(50.1, 9), limitGrams: 50 }],
  ],
  [
    'all that one recipe may break',
    {
      dinner: { premium: true, difficulty: 3, totalMinutes: 100, meals: ['LUNCH'] },
      profile: { includePremium: false },
      plan: planOf([[['lunch'], [{ id: 'dinner', servingFactor: 0.5 }]]]),
    },
    ['PREMIUM', 'TOO_HARD', 'TOO_SLOW', 'WRONG_MEAL', 'BAD_PORTION'].map((code) => {
      return { code, day: 0, meal: 'DINNER', id: 'dinner' };
    }),
  ],
])('says where a rule is broken: %s', (_, args, violations) => {
  const found = evaluate(args as Parameters<typeof evaluate>[0]).violations;
  expect(found).toEqual(violations);
});

test.each([
  ['vegan', 'VEGAN', []],
  ['vegetarian', 'VEGAN', ['DIET']],
  ['none', 'VEGAN', ['DIET']],
  ['vegan', 'VEGETARIAN', []],
  ['vegetarian', 'VEGETARIAN', []],
  ['none', 'VEGETARIAN', ['DIET']],
  ['none', null, []],
] as const)('a dish that is %s for a member who is %s: %j', (diet, of, codes) => {
  const args = { lunch: { diet: 'vegan' }, dinner: { diet }, profile: { diet: of } } as const;
  expect(evaluate(args).violations.map(({ code }) => code)).toEqual([...codes]);
});

test.each([0.75, 1, 1.25, 1.5, 1.75, 2])('%f servings are a portion', (servingFactor) => {
  const plan = planOf([[['lunch'], [{ id: 'dinner', servingFactor }]]]);
  expect(evaluate({ plan }).violations).toEqual([]);
});

test.each([0.5, 0.8, 2.25, 0])('%f servings are none', (servingFactor) => {
  const plan = planOf([[['lunch'], [{ id: 'dinner', servingFactor }]]]);
  expect(evaluate({ plan }).violations).toMatchObject([{ code: 'BAD_PORTION' }]);
});

/** What a week breaks whose dinner is left over, changed so that it should not be. */
function leftoverCodes(args: {
  profile?: Partial<PlannerProfile>;
  dinner?: Partial<PlannerRecipe>;
  plan?: Plan;
}) {
  const rest = { id: 'dinner', isLeftover: true };
  const usual = planOf([
    [['lunch'], ['dinner']],
    [[rest], ['other']],
  ]);
  const { plan = usual, profile: changes } = args;
  const dinner = { leftoverSafe: true, ...args.dinner };
  return evaluate({ plan, dinner, profile: changes }).violations.map(({ code }) => code);
}

test('a lunch is the rest of the dinner before, for who wants it, if that keeps', () => {
  const rest = { id: 'dinner', isLeftover: true };
  expect(leftoverCodes({})).toEqual([]);
  expect(leftoverCodes({ profile: { leftovers: false } })).toEqual(['BAD_LEFTOVER']);
  expect(leftoverCodes({ dinner: { leftoverSafe: false } })).toEqual(['BAD_LEFTOVER']);
  const dinnerAgain = planOf([
    [['lunch'], ['dinner']],
    [['other'], [rest]],
  ]);
  expect(leftoverCodes({ plan: dinnerAgain })).toEqual(['BAD_LEFTOVER']);
  const dayBetween = planOf([
    [['lunch'], ['dinner']],
    [[], []],
    [[rest], ['other']],
  ]);
  expect(leftoverCodes({ plan: dayBetween })).toContain('BAD_LEFTOVER');
  const ofLunch = planOf([
    [['dinner'], ['lunch']],
    [[rest], ['other']],
  ]);
  expect(leftoverCodes({ plan: ofLunch })).toEqual(['BAD_LEFTOVER']);
  const beside = planOf([
    [['lunch'], ['other', { ...side, id: 'dinner' }]],
    [[rest], []],
  ]);
  expect(leftoverCodes({ plan: beside })).toContain('BAD_LEFTOVER');
  const week = Array.from({ length: 8 }, () => [[], []] as [Served[], Served[]]);
  week[6] = [['lunch'], ['dinner']];
  week[7] = [[rest], ['other']];
  expect(leftoverCodes({ plan: planOf(week) })).toContain('BAD_LEFTOVER');
});

test('a leftover takes no time and suits any lunch', () => {
  const dinner = { totalMinutes: 45, meals: ['DINNER'] } as const;
  expect(leftoverCodes({ dinner })).toEqual([]);
  expect(leftoverCodes({ dinner: { ...dinner, activeMinutes: 46, totalMinutes: 46 } })).toEqual([
    'TOO_SLOW',
  ]);
});

/** Whether a breakfast that takes so long may be had on that day of a plan that begins then. */
function breakfastCodes(args: {
  recipe: Partial<PlannerRecipe>;
  profile?: Partial<PlannerProfile>;
  firstWeekday?: number;
  extra?: Partial<PlannerRecipe>;
}) {
  const { recipe, firstWeekday = 0, extra } = args;
  const catalog = compileCatalog([
    plainRecipe({ id: 'eggs', meals: ['BREAKFAST'], ...recipe }),
    plainRecipe({ id: 'tea', role: 'extra', meals: ['BREAKFAST'], ...extra }),
  ]);
  const served = { servingFactor: 1, isLeftover: false } as const;
  const recipes: PlannedRecipe[] = [{ ...served, id: 'eggs', role: 'main' }];
  if (extra !== undefined) recipes.push({ ...served, id: 'tea', role: 'extra' });
  const days = [{ meals: [{ meal: 'BREAKFAST' as const, recipes }] }];
  const plan: Plan = { firstWeekday, repeatsAfterDays: 7, days };
  const { violations } = evaluatePlan({ catalog, profile: { ...profile, ...args.profile }, plan });
  return violations.map(({ code }) => code).filter((code) => code !== 'WRONG_MEALS');
}

test('before work a breakfast takes half an hour, at weekends longer', () => {
  const slow = { totalMinutes: 31 };
  expect(breakfastCodes({ recipe: { totalMinutes: 30 } })).toEqual([]);
  expect(breakfastCodes({ recipe: slow })).toEqual(['TOO_SLOW']);
  expect(breakfastCodes({ recipe: slow, firstWeekday: 4 })).toEqual(['TOO_SLOW']);
  expect(breakfastCodes({ recipe: slow, firstWeekday: 5 })).toEqual([]);
  expect(breakfastCodes({ recipe: slow, firstWeekday: 6 })).toEqual([]);
  const overnight = { activeMinutes: 10, totalMinutes: 190 };
  expect(breakfastCodes({ recipe: overnight })).toEqual([]);
  expect(breakfastCodes({ recipe: { ...overnight, totalMinutes: 189 } })).toEqual(['TOO_SLOW']);
  expect(
    breakfastCodes({ recipe: { totalMinutes: 16 }, profile: { cookingTime: 'minimal' } }),
  ).toEqual(['TOO_SLOW']);
});

test('for many it takes longer', () => {
  const asked = (more: number) => ({
    recipe: { totalMinutes: 25 },
    profile: { minutesMore: { eggs: more, other: 60 } },
  });
  expect(breakfastCodes(asked(5))).toEqual([]);
  expect(breakfastCodes(asked(6))).toEqual(['TOO_SLOW']);
});

test('two dishes of a breakfast take half an hour before work, and longer at weekends', () => {
  const asked = { recipe: { totalMinutes: 20 }, extra: { totalMinutes: 11 } };
  expect(breakfastCodes({ ...asked, extra: { totalMinutes: 10 } })).toEqual([]);
  expect(breakfastCodes(asked)).toEqual(['TOO_SLOW_TOGETHER']);
  expect(breakfastCodes({ ...asked, firstWeekday: 5 })).toEqual([]);
});

/** Which days break the rule about repetition, where lunches come on these days. */
function repeated(args: {
  days: readonly number[];
  repeatsAfterDays?: Plan['repeatsAfterDays'];
  profile?: Partial<PlannerProfile>;
  isDinner?: boolean;
}) {
  const { days, repeatsAfterDays = 7, isDinner = false } = args;
  const length = Math.max(...days) + 1;
  const plan = planOf(
    Array.from({ length }, (_, day) => {
      const dish = days.includes(day) ? ['lunch'] : [];
      return isDinner ? ([[], dish] as const) : ([dish, []] as const);
    }),
  );
  const { violations } = evaluate({ plan: { ...plan, repeatsAfterDays }, profile: args.profile });
  return violations.flatMap((each) => (each.code === 'REPEATED' ? [each.day] : []));
}

test('lunches come back after a week, two in long plans, and three days where accepted', () => {
  expect(repeated({ days: [0, 7] })).toEqual([]);
  expect(repeated({ days: [0, 6] })).toEqual([6]);
  expect(repeated({ days: [0, 4], repeatsAfterDays: 3 })).toEqual([4]);
  expect(repeated({ days: [0, 13], repeatsAfterDays: 14 })).toEqual([13]);
  expect(repeated({ days: [0, 14], repeatsAfterDays: 14 })).toEqual([]);
  const accepted = { repeatsAfterDays: 3 } as const;
  expect(repeated({ days: [0, 3], profile: accepted })).toEqual([]);
  expect(repeated({ days: [0, 2], profile: accepted })).toEqual([2]);
});

test('who has little time eats a lunch every other day, and a dinner once a week', () => {
  const busy = { cookingTime: 'minimal' } as const;
  expect(repeated({ days: [0, 2], profile: busy })).toEqual([]);
  expect(repeated({ days: [0, 1], profile: busy })).toEqual([1]);
  expect(repeated({ days: [0, 6], profile: busy, isDinner: true })).toEqual([6]);
  expect(repeated({ days: [0, 7], profile: busy, isDinner: true })).toEqual([]);
});

test('coming back costs by pairs of days within a week, a leftover is not cooked', () => {
  const rest = { id: 'dinner', isLeftover: true };
  const plan = planOf([
    [['lunch'], ['dinner']],
    [[rest], ['lunch']],
    [['lunch'], ['other']],
  ]);
  expect(evaluate({ plan, dinner: { leftoverSafe: true } }).parts.repeats).toBeCloseTo(0.9, 9);
  const busy = evaluate({ plan, profile: { cookingTime: 'minimal' } }).parts.repeats;
  // Twice as a lunch for nothing, beside a dinner twice.
  expect(busy).toBeCloseTo(0.6, 9);
});

test('an extra is odd beside its main and its side, a side beside its main alone', () => {
  const pairingOf = (main: string, sideDish: string, extraDish: string) => {
    const served = planOf([[['main', side, { id: 'extra', role: 'extra' }], []]]);
    const catalog = compileCatalog([
      plainRecipe({ id: 'main', dish: main }),
      plainRecipe({ id: 'side', role: 'side', dish: sideDish }),
      plainRecipe({ id: 'extra', role: 'extra', dish: extraDish }),
    ]);
    const { pairing } = evaluatePlan({ catalog, profile, plan: served }).parts;
    return Math.round(pairing / 0.4);
  };
  expect(pairingOf('STEW', 'SALAD', 'BREAD')).toBe(0);
  expect(pairingOf('SANDWICH', 'SALAD', 'BREAD')).toBe(1);
  expect(pairingOf('STEW', 'BREAD', 'BREAD')).toBe(1);
  expect(pairingOf('SANDWICH', 'BREAD', 'BREAD')).toBe(3);
  expect(pairingOf('STEW', 'SOUP', 'SAUCE')).toBe(3);
  expect(pairingOf('PAN', 'SAUCE', 'SOUP')).toBe(0);
});

test('seafood is wanted by the part of a week, once for each main of it', () => {
  const week = (days: number, fishDays: readonly number[]) =>
    planOf(
      Array.from({ length: days }, (_, day) => {
        return [['other'], [fishDays.includes(day) ? 'dinner' : 'other']] as const;
      }),
    );
  const missed = (days: number, fishDays: readonly number[], changes = {}) =>
    Math.round(
      evaluate({ plan: week(days, fishDays), dinner: { protein: 'FISH' }, profile: changes }).parts
        .seafood / 0.3,
    );
  expect(missed(7, [])).toBe(2);
  expect(missed(7, [3])).toBe(1);
  expect(missed(7, [1, 3, 5])).toBe(0);
  expect(missed(3, [])).toBe(1);
  expect(missed(1, [])).toBe(0);
  expect(missed(14, [1, 2, 3])).toBe(2);
  expect(missed(7, [], { allergies: ['FISH'] })).toBe(0);
  expect(missed(7, [], { avoid: ['SHELLFISH'] })).toBe(2);
});

test('foods are bought once a week, whatever they are for', () => {
  const foods = { perishables: ['leek'], keeps: ['nuts'] };
  const days = Array.from({ length: 8 }, () => [['other'], ['other']] as [Served[], Served[]]);
  days[0] = [['lunch'], ['dinner']];
  const first = evaluate({ plan: planOf(days), lunch: foods, dinner: foods }).parts.foods;
  expect(first).toBeCloseTo(0.03 + 0.015, 9);
  days[7] = [['lunch'], ['other']];
  const both = evaluate({ plan: planOf(days), lunch: foods, dinner: foods }).parts.foods;
  expect(both).toBeCloseTo(2 * (0.03 + 0.015), 9);
});

test('more than twelve dishes a week are too many for who has little time', () => {
  const ids = Array.from({ length: 14 }, (_, at) => `dish-${at}`);
  const catalog = compileCatalog(ids.map((id) => plainRecipe({ id })));
  const dishesOf = (count: number) => {
    const days = Array.from({ length: 7 }, (_, day) => {
      const [lunch, dinner] = [ids[(2 * day) % count]!, ids[(2 * day + 1) % count]!];
      return [[lunch], [dinner]] as const;
    });
    const busy: PlannerProfile = { ...profile, cookingTime: 'minimal' };
    return evaluatePlan({ catalog, profile: busy, plan: planOf(days) }).parts.dishes;
  };
  expect(dishesOf(12)).toBeCloseTo(12 * 0.12, 9);
  expect(dishesOf(14)).toBeCloseTo(14 * 0.12 + 2 * 3, 9);
});

test('lunches are fresh or not, a side that is left over makes none', () => {
  const rest = { id: 'dinner', isLeftover: true };
  const plan = planOf([
    [['lunch'], ['dinner']],
    [['other', { ...side, isLeftover: true }], ['lunch']],
    [[rest], ['other']],
  ]);
  expect(evaluate({ plan }).parts.freshLunch).toBeCloseTo(0.3, 9);
  expect(evaluate({ plan, profile: { leftovers: false } }).parts.freshLunch).toBe(0);
});

test('a day costs by how far it is from its energy and protein', () => {
  const { energyKcal, proteinGrams } = targetsFor(profile);
  const partsOf = (energyShare: number, proteinShare: number) => {
    const half = { kcal: (energyShare * energyKcal) / 2 };
    const dish = { ...half, proteinGrams: (proteinShare * proteinGrams) / 2 };
    const { energy, protein } = evaluate({ lunch: dish, dinner: dish }).parts;
    return [energy, protein].map((cost) => Number(cost.toFixed(9)));
  };
  expect(partsOf(1, 1)).toEqual([0, 0]);
  expect(partsOf(1.05, 1.5)).toEqual([0, 0]);
  expect(partsOf(1.1, 1.75)).toEqual([0.2, 0.5]);
  expect(partsOf(0.9, 0.8)).toEqual([0.2, 1]);
  // Beyond a tenth each further one costs 1, not 0.4.
  expect(partsOf(1.15, 1)).toEqual([0.7, 0]);
  expect(partsOf(0.85, 1)).toEqual([0.7, 0]);
});
