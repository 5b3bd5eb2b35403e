import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { explainPlan } from './explain-plan.ts';
import { generatePlan } from '../generate-plan.ts';
import { plainRecipe, plainRecipes, planningCases } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { Plan, PlannerProfile, PlannerRecipe, RecipeWhy, WhyReason } from '../types.ts';

const cases = planningCases({ sizes: [80, 300], days: [7] });
const easygoing: PlannerProfile = { ...ordinaryProfile, carbLevel: 'LIBERAL', leftovers: false };

/** Two dinners and two lunches; `changes` make one recipe stand out. */
function whyOf(args: {
  changes: Partial<PlannerRecipe>;
  profile?: Partial<PlannerProfile>;
  /** What makes all others differ from a plain recipe. */
  others?: Partial<PlannerRecipe>;
  servingFactor?: number;
}): readonly WhyReason[] {
  const { servingFactor = 1 } = args;
  const plain = { totalMinutes: 40, rating: 3 };
  const usual = plainRecipes({ breakfasts: 0, mains: 8, changes: { ...plain, ...args.others } });
  const special = plainRecipe({ ...plain, id: 'special', ...args.changes });
  const catalog = compileCatalog([...usual, special]);
  const serve = (id: string) => [{ id, servingFactor, isLeftover: false, role: 'main' as const }];
  const plan: Plan = {
    firstWeekday: 0,
    repeatsAfterDays: 7,
    days: [
      {
        meals: [
          { meal: 'LUNCH', recipes: serve('main-0') },
          { meal: 'DINNER', recipes: serve('special') },
        ],
      },
    ],
  };
  const profile = { ...easygoing, mealsPerDay: 2 as const, ...args.profile };
  const why = explainPlan({ catalog, profile, plan });
  return why.find(({ id }) => id === 'special')!.reasons;
}

test('every recipe served has one to three reasons', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const result = generatePlan(planning);
      if (!result.ok) return;
      const served = result.plan.days.flatMap(({ meals }, day) =>
        meals.flatMap(({ meal, recipes }) =>
          recipes.map(({ id, role }) => ({ day, meal, role, id })),
        ),
      );
      const place = ({ day, meal, role, id }: Omit<RecipeWhy, 'reasons'>) => ({
        day,
        meal,
        role,
        id,
      });
      expect(result.why.map(place)).toEqual(served);
      for (const { reasons } of result.why) {
        expect(reasons.length).toBeGreaterThanOrEqual(1);
        expect(reasons.length).toBeLessThanOrEqual(3);
      }
    }),
    { numRuns: 25 },
  );
});

test('leftovers say from which day they are', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const result = generatePlan(planning);
      if (!result.ok) return;
      for (const { day, meal, role, reasons } of result.why) {
        const { recipes } = result.plan.days[day]!.meals.find((other) => other.meal === meal)!;
        const isLeftover = recipes.find((recipe) => recipe.role === role)!.isLeftover;
        const from = reasons.find((reason) => reason.code === 'LEFTOVER_FROM');
        expect(from?.day).toBe(isLeftover ? day - 1 : undefined);
      }
    }),
    { numRuns: 15 },
  );
});

test.each([
  {
    changes: { cuisine: 'ITALIAN' },
    profile: { cuisines: ['ITALIAN'] },
    reason: { code: 'FAVOURITE_CUISINE', cuisine: 'ITALIAN' },
  },
  {
    changes: { dish: 'SOUP' },
    profile: { dishes: ['SOUP'] },
    reason: { code: 'FAVOURITE_DISH', dish: 'SOUP' },
  },
  { changes: { totalMinutes: 10 }, profile: {}, reason: { code: 'QUICK', minutes: 10 } },
  { changes: { rating: 5 }, profile: {}, reason: { code: 'WELL_RATED', rating: 5 } },
  { changes: { satiety: 88 }, profile: {}, reason: { code: 'FILLING', satiety: 88 } },
  {
    changes: { proteinGrams: 70 },
    profile: {},
    reason: { code: 'FILLS_PROTEIN', grams: 70 },
  },
  {
    changes: { netCarbsGrams: 1 },
    profile: { carbLevel: 'STRICT' },
    reason: { code: 'LOW_CARB', grams: 1 },
  },
  { changes: { protein: 'FISH' }, profile: {}, reason: { code: 'VARIETY', protein: 'FISH' } },
] as const)('$reason.code', ({ changes, profile, reason }) => {
  expect(whyOf({ changes, profile: profile as Partial<PlannerProfile> })).toContainEqual(reason);
});

test('what speaks for a recipe most is said first', () => {
  const changes = { cuisine: 'ITALIAN', rating: 5, totalMinutes: 5, satiety: 100 } as const;
  const why = whyOf({ changes, profile: { cuisines: ['ITALIAN'] } });
  expect(why.map(({ code }) => code)).toEqual(['WELL_RATED', 'FAVOURITE_CUISINE', 'FILLING']);
});

test('names the food that is bought once and used twice', () => {
  const usual = plainRecipes({ breakfasts: 0, mains: 8, changes: { perishables: ['spinach'] } });
  const catalog = compileCatalog(usual);
  const profile: PlannerProfile = { ...easygoing, mealsPerDay: 2 };
  const result = generatePlan({ catalog, profile, days: 2, seed: 1, steps: 500 });

  if (!result.ok) throw new Error('expected a plan');
  const reasons = result.why.flatMap((why) => why.reasons);
  expect(reasons).toContainEqual({ code: 'SHARES_FOOD', foodId: 'spinach' });
});

test('a food that others of the week are not chosen for is no reason', () => {
  const worthSharing: string[] = [];
  const reasonsWith = (changes: Partial<PlannerRecipe>) =>
    whyOf({ changes: { perishables: ['garlic', 'leek'], ...changes }, others: garlicky });
  const garlicky = { perishables: ['garlic', 'leek'], worthSharing };
  const codes = (reasons: readonly WhyReason[]) => reasons.map(({ code }) => code);
  expect(codes(reasonsWith({ worthSharing }))).not.toContain('SHARES_FOOD');
  expect(reasonsWith({ worthSharing: ['leek'] })).toContainEqual({
    code: 'SHARES_FOOD',
    foodId: 'leek',
  });
});

test.each([
  [27, null],
  [28, 4],
  [48, 6],
])('a dish eaten %i days ago was missed for %j weeks', (daysAgo, weeks) => {
  const why = whyOf({ changes: {}, profile: { history: [{ id: 'special', daysAgo }] } });
  const found = why.find(({ code }) => code === 'LONG_AGO');
  expect(found).toEqual(weeks === null ? undefined : { code: 'LONG_AGO', weeks });
});

test('a dish that is cooked twice shares no food with itself', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const result = generatePlan(planning);
      if (!result.ok) return;
      const { catalog } = planning;
      const foodsOf = (id: string) => {
        const { perishables, keeps } = catalog.recipes[catalog.indexById.get(id)!]!;
        return [...perishables, ...keeps];
      };
      const cooked = result.plan.days.flatMap(({ meals }, day) =>
        meals.flatMap(({ recipes }) =>
          recipes.map(({ id }) => ({ id, week: Math.floor(day / 7) })),
        ),
      );
      for (const { id, day, reasons } of result.why) {
        for (const reason of reasons) {
          if (reason.code !== 'SHARES_FOOD') continue;
          const others = cooked.filter((dish) => {
            return dish.week === Math.floor(day / 7) && dish.id !== id;
          });
          expect(others.some((other) => foodsOf(other.id).includes(reason.foodId))).toBe(true);
        }
      }
    }),
    { numRuns: 15 },
  );
});

test('says the same of a plan that was stored and loaded', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const result = generatePlan(planning);
      if (!result.ok) return;
      const { catalog, profile } = planning;
      const stored = JSON.parse(JSON.stringify(result.plan)) as Plan;
      const again = explainPlan({ catalog, profile, plan: stored });
      expect(again.map(({ id }) => id)).toEqual(result.why.map(({ id }) => id));
    }),
    { numRuns: 10 },
  );
});

/** The reasons by code: what stands beside the dish and how others are is up to the test. */
function codesOf(args: Parameters<typeof whyOf>[0]): readonly string[] {
  return whyOf(args).map(({ code }) => code);
}

test.each([
  ['as filling as many', { satiety: 59 }, {}, []],
  ['filling', { satiety: 60 }, {}, ['FILLING']],
  ['rated like all others', { rating: 3 }, {}, []],
  ['rated by nobody', { rating: null }, {}, []],
  ['a little quicker than usual', { totalMinutes: 30 }, {}, []],
  ['clearly quicker', { totalMinutes: 29 }, {}, ['QUICK']],
  ['not of a cuisine that is wished', { cuisine: 'THAI' }, { cuisines: ['ASIAN'] }, []],
  ['not a dish that is wished', { dish: 'SOUP' }, { dishes: ['STEW'] }, []],
  ['low in carbs, for who does not mind', { netCarbsGrams: 1 }, { carbLevel: 'LIBERAL' }, []],
  ['a little low in carbs', { netCarbsGrams: 4 }, { carbLevel: 'STRICT' }, []],
  ['without a protein to vary', { protein: 'NONE' }, {}, []],
  ['with less protein', { proteinGrams: 20 }, {}, []],
  ['with fewer vegetables', { vegetableGrams: 20 }, {}, []],
  ['with less fiber', { fiberGrams: 2 }, {}, []],
] as const)('a dish that is %s', (_, changes, profile, codes) => {
  const found = codesOf({ changes, profile: profile as Partial<PlannerProfile> });
  expect(found).toEqual(codes.length === 0 ? ['FITS_ENERGY'] : codes);
});

const opinion = { id: 'special', stars: null, isFavorite: false, timesSwappedOut: 0 };

test.each([
  [{ isFavorite: true }, ['LIKED']],
  [{ stars: 4 }, ['LIKED']],
  [{ stars: 2, isFavorite: true }, ['LIKED']],
  [{ stars: 3 }, ['WELL_RATED']],
  [{ timesSwappedOut: 2 }, ['WELL_RATED']],
  [{ id: 'main-0', isFavorite: true }, ['WELL_RATED']],
] as const)('of a well rated dish with %j: %j', (changes, codes) => {
  const opinions = [{ ...opinion, ...changes }];
  expect(codesOf({ changes: { rating: 5 }, profile: { opinions } })).toEqual(codes);
});

test('only who spends less hears what is cheap', () => {
  const dear = { costLevel: 3 };
  const why = (costLevel: number, foodBudget: PlannerProfile['foodBudget']) =>
    codesOf({ others: dear, changes: { costLevel }, profile: { foodBudget } });
  expect(why(1, 'less')).toEqual(['AFFORDABLE']);
  expect(why(1.1, 'less')).toEqual(['FITS_ENERGY']);
  expect(why(1, 'average')).toEqual(['FITS_ENERGY']);
  const cheap = codesOf({ changes: { costLevel: 1 }, profile: { foodBudget: 'less' } });
  expect(cheap).toEqual(['FITS_ENERGY']);
});

test('vegetables, fiber and energy are told as they are served', () => {
  const others = { vegetableGrams: 50, fiberGrams: 4 };
  const servingFactor = 1.5;
  expect(whyOf({ others, servingFactor, changes: { ...others, vegetableGrams: 137 } })).toEqual([
    { code: 'VEGETABLES', grams: 210 },
  ]);
  expect(whyOf({ others, servingFactor, changes: { ...others, fiberGrams: 8.3 } })).toEqual([
    { code: 'FIBER', grams: 12 },
  ]);
  expect(whyOf({ servingFactor, changes: {} })).toEqual([{ code: 'FITS_ENERGY', kcal: 900 }]);
  expect(whyOf({ servingFactor: 1.25, changes: { kcal: 641 } })).toContainEqual({
    code: 'FITS_ENERGY',
    kcal: 801,
  });
  expect(whyOf({ servingFactor: 0.75, changes: { proteinGrams: 61 } })).toContainEqual({
    code: 'FILLS_PROTEIN',
    grams: 46,
  });
  const profile = { carbLevel: 'STRICT' } as const;
  expect(whyOf({ servingFactor: 0.75, changes: { netCarbsGrams: 1.5 }, profile })).toContainEqual({
    code: 'LOW_CARB',
    grams: 1.1,
  });
});

test('what takes longer for many is not called quick', () => {
  const minutesMore = { special: 8 };
  expect(whyOf({ changes: { totalMinutes: 20 }, profile: { minutesMore } })).toEqual([
    { code: 'QUICK', minutes: 28 },
  ]);
  expect(codesOf({ changes: { totalMinutes: 24 }, profile: { minutesMore } })).toEqual([
    'FITS_ENERGY',
  ]);
});

test('a protein is variety as long as the week cooks it once', () => {
  const changes = { protein: 'FISH' };
  expect(codesOf({ changes })).toEqual(['VARIETY']);
  expect(codesOf({ changes, others: { protein: 'FISH' } })).toEqual(['FITS_ENERGY']);
});

/** Reasons of every dish of two days, of recipes by id. */
function whysOf(args: {
  recipes: readonly PlannerRecipe[];
  days: readonly (readonly (readonly [meal: 'LUNCH' | 'DINNER', ...ids: string[]])[])[];
  profile?: Partial<PlannerProfile>;
}): RecipeWhy[] {
  const roleOf = new Map(args.recipes.map(({ id, role }) => [id, role]));
  const plan: Plan = {
    firstWeekday: 0,
    repeatsAfterDays: 7,
    days: args.days.map((day) => ({
      meals: day.map(([meal, ...ids]) => ({
        meal,
        recipes: ids.map((each) => {
          const id = each.replace('+', '');
          const role = roleOf.get(id) ?? 'main';
          return { id, servingFactor: 1, isLeftover: each.endsWith('+'), role };
        }),
      })),
    })),
  };
  const profile = { ...easygoing, mealsPerDay: 2 as const, ...args.profile };
  return explainPlan({ catalog: compileCatalog(args.recipes), profile, plan });
}

test('every place is told of, with its role; what is gone is not', () => {
  const whys = whysOf({
    recipes: [
      plainRecipe({ id: 'a' }),
      plainRecipe({ id: 'b' }),
      plainRecipe({ id: 's', role: 'side' }),
      plainRecipe({ id: 'x', role: 'extra' }),
    ],
    days: [
      [
        ['LUNCH', 'a', 'x'],
        ['DINNER', 'gone'],
      ],
      [['DINNER', 'b', 's']],
    ],
  });
  expect(whys.map(({ day, meal, role, id }) => `${day} ${meal} ${role} ${id}`)).toEqual([
    '0 LUNCH main a',
    '0 LUNCH extra x',
    '1 DINNER main b',
    '1 DINNER side s',
  ]);
});

test('a leftover says whose it is first, and nothing of being cooked', () => {
  const stew = { totalMinutes: 5, activeMinutes: 5, protein: 'PORK', leftoverSafe: true };
  const [, , again] = whysOf({
    recipes: [
      ...plainRecipes({ breakfasts: 0, mains: 6, changes: { totalMinutes: 40 } }),
      plainRecipe({ ...stew, id: 'stew' }),
    ],
    days: [
      [
        ['LUNCH', 'main-0'],
        ['DINNER', 'stew'],
      ],
      [
        ['LUNCH', 'stew+'],
        ['DINNER', 'main-1'],
      ],
    ],
    profile: { leftovers: true },
  });
  expect(again).toMatchObject({ day: 1, meal: 'LUNCH', id: 'stew' });
  expect(again!.reasons).toEqual([{ code: 'LEFTOVER_FROM', day: 0 }]);
});

test('of foods it shares the one is named that fewest dishes use', () => {
  const dishOf = (id: string, ...perishables: string[]) => plainRecipe({ id, perishables });
  const days = [
    [
      ['LUNCH', 'a'],
      ['DINNER', 'b'],
    ],
    [
      ['LUNCH', 'c'],
      ['DINNER', 'd'],
    ],
  ] as const;
  const foodOf = (recipes: readonly PlannerRecipe[], id: string) =>
    whysOf({ recipes, days })
      .find((why) => why.id === id)!
      .reasons.flatMap((reason) => (reason.code === 'SHARES_FOOD' ? [reason.foodId] : []));
  const shared = [
    dishOf('a', 'cream', 'leek', 'cod'),
    dishOf('b', 'cream', 'leek'),
    dishOf('c', 'cream'),
    dishOf('d', 'kale'),
  ];
  expect(foodOf(shared, 'a')).toEqual(['leek']);
  expect(foodOf(shared, 'c')).toEqual(['cream']);
  expect(foodOf(shared, 'd')).toEqual([]);
});

test('foods of another week are not shared with this one', () => {
  const recipes = ['a', 'b', 'c'].map((id) => plainRecipe({ id, perishables: ['leek'] }));
  const eight = Array.from({ length: 8 }, (_, day) =>
    day === 0 ? [['DINNER', 'a'] as const] : day === 7 ? [['DINNER', 'b'] as const] : [],
  );
  const codes = whysOf({ recipes, days: eight }).flatMap(({ reasons }) =>
    reasons.map(({ code }) => code),
  );
  expect(codes).toEqual(['FITS_ENERGY', 'FITS_ENERGY']);
});

test('a side is judged against leaving it out', () => {
  const side = {
    role: 'side',
    kcal: 100,
    vegetableGrams: 120,
    proteinGrams: 2,
    fiberGrams: 0,
  } as const;
  const recipes = [
    ...plainRecipes({ breakfasts: 0, mains: 4, changes: { vegetableGrams: 20 } }),
    plainRecipe({ ...side, id: 'greens', protein: 'DAIRY' }),
  ];
  const whys = whysOf({
    recipes,
    days: [
      [
        ['LUNCH', 'main-0'],
        ['DINNER', 'main-1', 'greens'],
      ],
    ],
  });
  const reasons = whys.find(({ id }) => id === 'greens')!.reasons;
  expect(reasons[0]).toEqual({ code: 'VEGETABLES', grams: 120 });
  expect(reasons.map(({ code }) => code)).toContain('FILLS_PROTEIN');
  expect(reasons.map(({ code }) => code)).not.toContain('VARIETY');
});

test('a plan is one to 28 days long', () => {
  const explain = (days: number) => () =>
    whysOf({ recipes: [plainRecipe()], days: Array.from({ length: days }, () => []) });
  expect(explain(0)).toThrow(RangeError);
  expect(explain(29)).toThrow(RangeError);
  expect(explain(28)).not.toThrow();
});
