import type { EnergyShares } from '../../foods/figures/energy-shares.rules.ts';

type RecipeRole = 'main' | 'side' | 'extra';

/** The label of a recipe or a meal plan. */
export type Strictness = 'keto' | 'moderate' | 'liberal' | 'none';

export type StrictnessSettings = Readonly<{
  /** A serving of few net carbs is keto even where they are more than 4 % of its energy. */
  countsFewNetCarbsAsKeto: boolean;
  /** How many that are. Three mains of 6 g leave a keto day of 20 g a margin; 7 g would break it. */
  fewNetCarbsGrams: Readonly<Record<RecipeRole, number>>;
  /** A keto recipe with much protein becomes moderate. */
  capsProteinOfKeto: boolean;
}>;

export const defaultStrictnessSettings: StrictnessSettings = {
  countsFewNetCarbsAsKeto: true,
  fewNetCarbsGrams: { main: 6, side: 3, extra: 3 },
  capsProteinOfKeto: false,
};

const energyShareBelow = { keto: 0.04, moderate: 0.1, liberal: 0.2 } as const;
const proteinCap = { withoutCarbs: 0.33, atKetoLimit: 0.25 } as const;

/** Unknown figures give `none`: nothing may be promised. */
export function recipeStrictness(args: {
  energyShares: EnergyShares | null;
  netCarbsGrams: number | null;
  role?: RecipeRole;
  settings?: StrictnessSettings;
}): Strictness {
  const { energyShares, netCarbsGrams, role = 'main' } = args;
  const { settings = defaultStrictnessSettings } = args;
  if (energyShares === null || netCarbsGrams === null) return 'none';
  const isFew = netCarbsGrams <= settings.fewNetCarbsGrams[role];
  const hasFewNetCarbs = settings.countsFewNetCarbsAsKeto && isFew;
  const strictness = hasFewNetCarbs ? 'keto' : strictnessOfEnergyShare(energyShares.netCarbs);
  if (strictness !== 'keto' || !settings.capsProteinOfKeto) return strictness;
  return energyShares.protein > proteinCapAt(energyShares.netCarbs) ? 'moderate' : 'keto';
}

/** Of the net carbs of a day, the strictest first. */
export const dayLimits = [
  { strictness: 'keto', grams: 20, isExclusive: true },
  { strictness: 'moderate', grams: 50, isExclusive: false },
  { strictness: 'liberal', grams: 100, isExclusive: false },
] as const;

/** By the mean net carbs of its days. */
export function mealPlanStrictness(meanNetCarbsGramsPerDay: number): Strictness {
  const kept = dayLimits.find(({ grams, isExclusive }) =>
    isExclusive ? meanNetCarbsGramsPerDay < grams : meanNetCarbsGramsPerDay <= grams,
  );
  return kept?.strictness ?? 'none';
}

/**
 * Net carbs of a day as they may be rounded: 19.6 g are under 20 and are not shown as 20, 50.3 g are
 * more than 50 and are not shown as 50. They become the whole grams beside the limit.
 */
export function roundableDayNetCarbs(grams: number): number {
  const whole = Math.round(grams);
  const strictness = mealPlanStrictness(grams);
  if (mealPlanStrictness(whole) === strictness) return grams;
  return mealPlanStrictness(whole - 1) === strictness ? whole - 1 : whole + 1;
}

function strictnessOfEnergyShare(netCarbsShare: number): Strictness {
  if (netCarbsShare < energyShareBelow.keto) return 'keto';
  if (netCarbsShare < energyShareBelow.moderate) return 'moderate';
  return netCarbsShare < energyShareBelow.liberal ? 'liberal' : 'none';
}

/** 25 % at the keto limit (and above, where few grams made it keto), 33 % without any carbs. */
function proteinCapAt(netCarbsShare: number): number {
  const towardsLimit = Math.min(1, netCarbsShare / energyShareBelow.keto);
  return (
    proteinCap.withoutCarbs - (proteinCap.withoutCarbs - proteinCap.atKetoLimit) * towardsLimit
  );
}
