import type { CompiledRecipe } from '../../recipes/recipe.ts';

/** What a plan is like, for plans nobody has named. */
export const planCharacters = [
  'VEGAN',
  'VEGETARIAN',
  'QUICK',
  'FISH',
  'HIGH_PROTEIN',
  'VARIED',
  'UNNAMED',
] as const;
export type PlanCharacter = (typeof planCharacters)[number];

type DescribedRecipe = Pick<CompiledRecipe, 'diet' | 'protein' | 'times'>;

/** A dish of the plan; leftovers are on the table but not cooked. */
export type DescribedDish = Readonly<{
  recipe: DescribedRecipe;
  isMain: boolean;
  isDinner: boolean;
  isLeftover: boolean;
}>;

export type PlanFacts = Readonly<{
  character: PlanCharacter;
  dinnerCount: number;
  quickDinnerCount: number;
  leftoverCount: number;
}>;

/** A dinner after work. */
const quickDinnerMinutes = 30;
const shareOfQuickDinners = 0.75;
const fewestFishDinners = 3;
const highProteinEnergyShare = 0.3;

type Described = Readonly<{
  dishes: readonly DescribedDish[];
  /** Of the mean day, 0 to 1. */
  proteinEnergyShare: number | null;
}>;

export function planFacts(plan: Described): PlanFacts {
  const dinners = dinnersOf(plan.dishes);
  return {
    character: characterOf(plan),
    dinnerCount: dinners.length,
    quickDinnerCount: dinners.filter(isQuick).length,
    leftoverCount: plan.dishes.filter(({ isLeftover }) => isLeftover).length,
  };
}

function characterOf({ dishes, proteinEnergyShare }: Described): PlanCharacter {
  if (dishes.length === 0) return 'UNNAMED';
  const dinners = dinnersOf(dishes);
  if (dishes.every(({ recipe }) => recipe.diet === 'vegan')) return 'VEGAN';
  if (dishes.every(({ recipe }) => recipe.diet !== 'none')) return 'VEGETARIAN';
  if (dinners.filter(isQuick).length >= shareOfQuickDinners * dinners.length) return 'QUICK';
  if (dinners.filter(isFish).length >= fewestFishDinners) return 'FISH';
  return (proteinEnergyShare ?? 0) >= highProteinEnergyShare ? 'HIGH_PROTEIN' : 'VARIED';
}

function dinnersOf(dishes: readonly DescribedDish[]): DescribedRecipe[] {
  return dishes
    .filter(({ isMain, isDinner, isLeftover }) => isMain && isDinner && !isLeftover)
    .map(({ recipe }) => recipe);
}

function isQuick({ times }: DescribedRecipe): boolean {
  return times.totalMinutes <= quickDinnerMinutes;
}

function isFish({ protein }: DescribedRecipe): boolean {
  return protein === 'FISH' || protein === 'SHELLFISH';
}
