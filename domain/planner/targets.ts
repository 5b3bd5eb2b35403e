import { settings } from './settings.ts';
import type { PlannerProfile, Sex } from './types.ts';
import { plainDayKcal, portions } from './weights.ts';

const { limits, targets } = settings;

/** What a person should eat in a day. The single source: pages and plans show these figures. */
export interface Targets {
  readonly restingEnergyKcal: number;
  readonly energyKcal: number;
  readonly referenceWeightKg: number;
  readonly leastProteinGrams: number;
  readonly proteinGrams: number;
  readonly netCarbs: NetCarbLimit;
  readonly portion: number;
}

export interface NetCarbLimit {
  readonly level: 'STRICT' | 'MODERATE' | 'LIBERAL';
  readonly grams: number;
  /** Keto is under 20 g; the other levels include their limit. */
  readonly isExclusive: boolean;
}

export function targetsFor(profile: PlannerProfile): Targets {
  const energyKcal = roundUp(energyOf(profile));
  return {
    restingEnergyKcal: roundUp(restingEnergyOf(profile)),
    energyKcal,
    referenceWeightKg: referenceWeightOf(profile),
    leastProteinGrams: roundUp(leastProteinOf(profile)),
    proteinGrams: roundUp(proteinOf({ profile, energyKcal })),
    netCarbs: netCarbLimitOf(profile.carbLevel),
    portion: portionOf({ energyKcal, mealsPerDay: profile.mealsPerDay }),
  };
}

/** Mifflin–St Jeor 1990 (PMID 2305711); OTHER is the mean of the two equations. */
function restingEnergyOf({ sex, ageYears, heightCm, weightKg }: PlannerProfile): number {
  const { restingPerKg, restingPerCm, restingPerYear, restingFemale, restingMale } = targets;
  const shared =
    restingPerKg.value * weightKg + restingPerCm.value * heightCm + restingPerYear.value * ageYears;
  return shared + bySex({ sex, female: restingFemale.value, male: restingMale.value });
}

const activityFactors = {
  LESS_ACTIVE: targets.lessActive.value,
  MODERATE: targets.moderate.value,
  ACTIVE: targets.active.value,
} as const;

/**
 * A fifth less than is burnt while above the goal weight, never below resting energy nor the
 * customary floor of unsupervised weight loss.
 */
function energyOf(profile: PlannerProfile): number {
  const restingKcal = restingEnergyOf(profile);
  const burntKcal = restingKcal * activityFactors[profile.activity];
  if (!isAboveGoal(profile)) return burntKcal;
  const floorKcal = leastEnergyOf(profile.sex);
  return Math.max(burntKcal * targets.weightLossShare.value, restingKcal, floorKcal);
}

/** Kcal of a day that nobody goes below without supervision. */
export function leastEnergyOf(sex: PlannerProfile['sex']): number {
  return bySex({
    sex,
    female: targets.leastKcalFemale.value,
    male: targets.leastKcalMale.value,
  });
}

function isAboveGoal({ isLosingWeight, goalWeightKg, weightKg }: PlannerProfile): boolean {
  return isLosingWeight && (goalWeightKg === null || weightKg > goalWeightKg);
}

/** Adjusted body weight: of what lies above BMI 25 a quarter needs protein. */
function referenceWeightOf({ heightCm, weightKg }: PlannerProfile): number {
  const meters = heightCm / 100;
  const weightAtReferenceKg = targets.referenceBmi.value * meters * meters;
  if (weightKg <= weightAtReferenceKg) return weightKg;
  const excessKg = weightKg - weightAtReferenceKg;
  return weightAtReferenceKg + targets.countedShareOfExcess.value * excessKg;
}

const adequateProtein = {
  gramsPerKg: targets.adequatePerKg.value,
  least: targets.adequateLeast.value,
  most: targets.adequateMost.value,
} as const;
const highProtein = {
  gramsPerKg: targets.highPerKg.value,
  least: targets.highLeast.value,
  most: targets.highMost.value,
} as const;
/** Above it a day is high in protein, for members as for plans that are called so. */
export const leastHighProteinGrams = highProtein.least;

const kcalPerGramOfProtein = 4;

/**
 * The chosen band, within 1.2 to 2.0 g per kg of reference weight (low-carb practice, 1.2 to
 * 1.75 in the Virta trials), at most 40 % of energy, and never below the least by height and sex.
 */
function proteinOf(args: { profile: PlannerProfile; energyKcal: number }): number {
  const { profile, energyKcal } = args;
  const band = profile.proteinLevel === 'HIGH_PROTEIN' ? highProtein : adequateProtein;
  const weightKg = referenceWeightOf(profile);
  const wished = clamp({ value: band.gramsPerKg * weightKg, least: band.least, most: band.most });
  const perKg = clamp({
    value: wished,
    least: targets.leastPerKg.value * weightKg,
    most: targets.mostPerKg.value * weightKg,
  });
  const mostGrams = (targets.mostEnergyShare.value * energyKcal) / kcalPerGramOfProtein;
  return Math.max(Math.min(perKg, mostGrams), leastProteinOf(profile));
}

/** Women 90 to 130 g, men 105 to 140 g over 150 to 195 cm, linear. */
function leastProteinOf({ sex, heightCm }: PlannerProfile): number {
  const { shortHeight, tallHeight } = targets;
  const tallness = (heightCm - shortHeight.value) / (tallHeight.value - shortHeight.value);
  const share = clamp({ value: tallness, least: 0, most: 1 });
  const between = (short: number, tall: number) => short + (tall - short) * share;
  return bySex({
    sex,
    female: between(targets.leastProteinFemale.value, targets.leastProteinFemaleTall.value),
    male: between(targets.leastProteinMale.value, targets.leastProteinMaleTall.value),
  });
}

/** What a day of each level may hold. */
export const netCarbLimits = {
  STRICT: { level: 'STRICT', grams: limits.strictNetCarbs.value, isExclusive: true },
  MODERATE: { level: 'MODERATE', grams: limits.moderateNetCarbs.value, isExclusive: false },
  LIBERAL: { level: 'LIBERAL', grams: limits.liberalNetCarbs.value, isExclusive: false },
} as const satisfies Record<NetCarbLimit['level'], NetCarbLimit>;

function netCarbLimitOf(level: PlannerProfile['carbLevel']): NetCarbLimit {
  return netCarbLimits[level === 'UNKNOWN' ? 'MODERATE' : level];
}

function portionOf(args: { energyKcal: number; mealsPerDay: 2 | 3 }): number {
  const wished = args.energyKcal / plainDayKcal[args.mealsPerDay];
  const stepped = Math.round(wished / portions.step) * portions.step;
  return clamp({ value: stepped, least: portions.least, most: portions.most });
}

function bySex(args: { sex: Sex; female: number; male: number }): number {
  switch (args.sex) {
    case 'FEMALE':
      return args.female;
    case 'MALE':
      return args.male;
    case 'OTHER':
      return (args.female + args.male) / 2;
  }
}

function clamp(args: { value: number; least: number; most: number }): number {
  return Math.min(Math.max(args.value, args.least), args.most);
}

/** Whole figures that never undercut a floor; the margin forgives floating point. */
function roundUp(value: number): number {
  return Math.ceil(value - 1e-6);
}
