import type { Nutrients } from '../../../lib/nutrients.ts';

/**
 * How filling 100 kcal of a food or dish is likely to be, 0 to 100. A guide, not a measurement:
 * the weights were fitted to Holt 1995 (PMID 7498104); energy density PMID 35488870, protein
 * leverage PMC3192127, the fat-with-carbs and sweet penalty Fazzino 2019.
 */
const satietyVersion = 1;

export type SatietyBand = 'low' | 'moderate' | 'high';

/** Points; they add up to the score before it is kept between 0 and 100. */
export type SatietyParts = Readonly<{
  protein: number;
  density: number;
  fiber: number;
  /** Zero or below: fat together with carbs, or sweetness, invites eating more. */
  palatability: number;
}>;

export type NoSatietyReason = 'too-little-energy' | 'alcohol' | 'unknown-nutrient';

export type Satiety =
  | Readonly<{
      version: typeof satietyVersion;
      score: number;
      band: SatietyBand;
      parts: SatietyParts;
    }>
  | Readonly<{ version: typeof satietyVersion; score: null; reason: NoSatietyReason }>;

const leastKcalPer100g = 15;
/** A drink, not a stew with a glass of wine in it. */
const alcoholEnergyShare = 0.25;

type Makeup = Readonly<{
  kcalPer100g: number;
  protein: number;
  fat: number;
  net: number;
  /** Null when unknown, which only matters for foods that may be sweet. */
  sugar: number | null;
  fiberGramsPer100kcal: number;
}>;

export function satiety(args: { per100g: Nutrients; netCarbsGrams: number | null }): Satiety {
  const makeup = makeupOf(args);
  if (makeup === null) return noScore('unknown-nutrient');
  if (isMostlyAlcohol({ alcoholGrams: args.per100g.alcoholGrams ?? 0, makeup })) {
    return noScore('alcohol');
  }
  if (makeup.kcalPer100g < leastKcalPer100g) return noScore('too-little-energy');
  const palatability = palatabilityOf(makeup);
  if (palatability === null) return noScore('unknown-nutrient');
  return scoreOf({
    protein: 60 * Math.min(1, makeup.protein / 0.5),
    density: 45 / (1 + (makeup.kcalPer100g / 100 / 1.5) ** 1.5),
    fiber: 15 * Math.min(1, makeup.fiberGramsPer100kcal / 5),
    palatability: palatability === 0 ? 0 : -35 * palatability,
  });
}

export function satietyBand(score: number): SatietyBand {
  if (score < 40) return 'low';
  return score < 60 ? 'moderate' : 'high';
}

function noScore(reason: NoSatietyReason): Satiety {
  return { version: satietyVersion, score: null, reason };
}

function scoreOf(parts: SatietyParts): Satiety {
  const points = parts.protein + parts.density + parts.fiber + parts.palatability;
  const score = Math.round(Math.min(100, Math.max(0, points)));
  return { version: satietyVersion, score, band: satietyBand(score), parts };
}

function makeupOf(args: { per100g: Nutrients; netCarbsGrams: number | null }): Makeup | null {
  const { proteinGrams, fatGrams, fiberGrams, sugarGrams } = args.per100g;
  const { netCarbsGrams } = args;
  if (proteinGrams === null || fatGrams === null || fiberGrams === null) return null;
  if (netCarbsGrams === null) return null;
  const kcal = 4 * proteinGrams + 9 * fatGrams + 4 * netCarbsGrams + 2 * fiberGrams;
  // Water: nothing to share, and far below the least energy a score needs.
  const divisor = kcal === 0 ? 1 : kcal;
  return {
    kcalPer100g: kcal,
    protein: (4 * proteinGrams) / divisor,
    fat: (9 * fatGrams) / divisor,
    net: (4 * netCarbsGrams) / divisor,
    sugar: sugarGrams === null ? null : Math.min(1, (4 * sugarGrams) / divisor),
    fiberGramsPer100kcal: (100 * fiberGrams) / divisor,
  };
}

function isMostlyAlcohol(args: { alcoholGrams: number; makeup: Makeup }): boolean {
  const alcoholKcal = 7 * args.alcoholGrams;
  return alcoholKcal > alcoholEnergyShare * (alcoholKcal + args.makeup.kcalPer100g);
}

/** 0 to 1; null when it hangs on a sugar figure that nobody knows. */
function palatabilityOf(makeup: Makeup): number | null {
  const pair = 2 * Math.min(makeup.fat, makeup.net) * clamp01((makeup.kcalPer100g / 100 - 1) / 3);
  if (makeup.sugar !== null) return Math.max(pair, sweetnessOf({ makeup, sugar: makeup.sugar }));
  // Sugar is part of the net carbs: where even all of them as sugar would not count, it is not
  // needed.
  const atMost = sweetnessOf({ makeup, sugar: Math.min(1, makeup.net) });
  return atMost <= pair ? pair : null;
}

function sweetnessOf({ makeup, sugar }: { makeup: Makeup; sugar: number }): number {
  const softenedByFiber = 1 - 0.8 * Math.min(1, makeup.fiberGramsPer100kcal / 3);
  return clamp01((sugar - 0.2) / 0.6) * softenedByFiber;
}

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
