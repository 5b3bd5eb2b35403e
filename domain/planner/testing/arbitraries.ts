import * as fc from 'fast-check';
import { compileCatalog, type Catalog } from '../catalog/catalog.ts';
import type { PlannerProfile, PlannerRecipe } from '../types.ts';
import { syntheticRecipes } from './synthetic-catalog.ts';
import { syntheticProfiles } from './synthetic-profiles.ts';

export interface PlanningCase {
  readonly recipes: readonly PlannerRecipe[];
  readonly catalog: Catalog;
  readonly profile: PlannerProfile;
  readonly days: number;
  readonly firstWeekday: number;
  readonly seed: number;
  /** Enough to leave the first plan, few enough for a slow machine. */
  readonly steps: number;
}

/** A catalogue, a member and a span of days, each from a seed. */
export function planningCases(args: {
  sizes: readonly number[];
  days: readonly number[];
}): fc.Arbitrary<PlanningCase> {
  return fc
    .record({
      size: fc.constantFrom(...args.sizes),
      days: fc.constantFrom(...args.days),
      catalogSeed: fc.nat(1000),
      profileSeed: fc.nat(1000),
      firstWeekday: fc.nat(6),
      seed: fc.nat(1_000_000),
    })
    .map((numbers) => {
      const { size, days, catalogSeed, profileSeed, firstWeekday, seed } = numbers;
      const recipes = syntheticRecipes({ size, seed: catalogSeed });
      const recipeIds = recipes.map(({ id }) => id);
      const [member] = syntheticProfiles({ count: 1, seed: profileSeed, recipeIds });
      const profile = { ...member!, minutesMore: minutesMoreOf({ recipeIds, profileSeed }) };
      const catalog = compileCatalog(recipes);
      const planning = { recipes, catalog, profile, days, firstWeekday, seed, steps: 1500 };
      // A whole catalogue would drown the numbers that make it.
      return { ...planning, [fc.toStringMethod]: () => JSON.stringify(numbers) };
    });
}

/** Every other member cooks for many: every fifth recipe takes longer for them. */
function minutesMoreOf(args: {
  recipeIds: readonly string[];
  profileSeed: number;
}): Record<string, number> {
  const { recipeIds, profileSeed } = args;
  const slow = profileSeed % 2 === 0 ? [] : recipeIds.filter((_, index) => index % 5 === 1);
  return Object.fromEntries(slow.map((id, index) => [id, 4 * (1 + (index % 3))]));
}

export function plainRecipe(changes: Partial<PlannerRecipe> = {}): PlannerRecipe {
  return {
    id: 'plain',
    meals: ['LUNCH', 'DINNER'],
    role: 'main',
    kcal: 600,
    proteinGrams: 38,
    netCarbsGrams: 5,
    fatGrams: 46,
    vegetableGrams: 150,
    fiberGrams: 9,
    saturatedFatGrams: 8,
    saltGrams: 2,
    activeMinutes: changes.totalMinutes ?? 15,
    totalMinutes: 15,
    difficulty: 0,
    costLevel: 1,
    satiety: 50,
    rating: 4,
    cuisine: 'OTHER',
    dish: 'PAN',
    protein: 'NONE',
    avoid: [],
    diet: 'none',
    premium: false,
    leftoverSafe: false,
    perishables: [],
    keeps: [],
    ...changes,
  };
}

/** So many breakfasts, and mains for lunch and dinner, alike but for their ids. */
export function plainRecipes(args: {
  breakfasts: number;
  mains: number;
  changes?: Partial<PlannerRecipe>;
}): PlannerRecipe[] {
  const { breakfasts, mains, changes } = args;
  const number = (count: number) => Array.from({ length: count }, (_, index) => index);
  return [
    ...number(breakfasts).map((index) =>
      plainRecipe({ ...changes, id: `breakfast-${index}`, meals: ['BREAKFAST'], kcal: 450 }),
    ),
    ...number(mains).map((index) => plainRecipe({ ...changes, id: `main-${index}` })),
  ];
}
