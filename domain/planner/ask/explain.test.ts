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
}): readonly WhyReason[] {
  const usual = plainRecipes({ breakfasts: 0, mains: 8, changes: { totalMinutes: 40, rating: 3 } });
  const special = plainRecipe({ totalMinutes: 40, rating: 3, id: 'special', ...args.changes });
  const catalog = compileCatalog([...usual, special]);
  const serve = (id: string) => [
    { id, servingFactor: 1, isLeftover: false, role: 'main' as const },
  ];
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
