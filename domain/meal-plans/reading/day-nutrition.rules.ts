import {
  addNutrients,
  noNutrients,
  scaleNutrients,
  type Nutrients,
} from '../../../lib/nutrients.ts';
import { energyShares, type EnergyShares } from '../../foods/figures/energy-shares.rules.ts';
import type { Targets } from '../../planner/targets.ts';
import type { RecipeNutrition } from '../../recipes/recipe.ts';
import { mealPlanStrictness, type Strictness } from '../../recipes/nutrition/strictness.rules.ts';
import { offTargets } from './off-targets.rules.ts';

/** What one person eats in a day. A figure is null when it is unknown for any of the dishes. */
export type DayNutrition = Readonly<{
  nutrients: Nutrients;
  netCarbsGrams: number | null;
  isNetCarbsApproximate: boolean;
  energyShares: EnergyShares | null;
}>;

export type EatenDish = Readonly<{
  nutrition: Pick<RecipeNutrition, 'nutrients' | 'netCarbsGrams' | 'isNetCarbsApproximate'>;
  /** Of a serving. */
  portion: number;
}>;

export function dayNutrition(dishes: readonly EatenDish[]): DayNutrition {
  return withShares({
    nutrients: dishes
      .map(({ nutrition, portion: factor }) => {
        return scaleNutrients({ nutrients: nutrition.nutrients, factor });
      })
      .reduce((left, right) => addNutrients({ left, right }), noNutrients),
    netCarbsGrams: dishes.reduce<number | null>((sum, { nutrition, portion }) => {
      if (sum === null || nutrition.netCarbsGrams === null) return null;
      return sum + nutrition.netCarbsGrams * portion;
    }, 0),
    isNetCarbsApproximate: dishes.some(({ nutrition }) => nutrition.isNetCarbsApproximate),
  });
}

/** Of an average day of the plan. */
export function meanNutrition(days: readonly DayNutrition[]): DayNutrition {
  const eatenDays = days.map((nutrition) => ({ nutrition, portion: 1 / days.length }));
  return dayNutrition(eatenDays);
}

function withShares(day: Omit<DayNutrition, 'energyShares'>): DayNutrition {
  return { ...day, energyShares: energyShares(day) };
}

/** A plan promises no more than its mean day keeps; `none` where that is unknown. */
export function planStrictness(mean: DayNutrition): Strictness {
  return mean.netCarbsGrams === null ? 'none' : mealPlanStrictness(mean.netCarbsGrams);
}

type OwnTargets = Pick<Targets, 'energyKcal' | 'proteinGrams' | 'netCarbs'>;

export type Standing = 'within' | 'above' | 'below';

/** How a day stands against the member's own targets; null where a figure is unknown. */
export type DayStanding = Readonly<{
  netCarbs: Standing | null;
  protein: Standing | null;
  energy: Standing | null;
}>;

export function dayStanding({
  day,
  targets,
}: {
  day: DayNutrition;
  targets: OwnTargets;
}): DayStanding {
  const { energyKcal, proteinGrams } = day.nutrients;
  const { netCarbsGrams } = day;
  const off = offTargets({
    day: { netCarbsGrams, proteinGrams, energyKcal },
    targets: {
      ...targets,
      netCarbsLimitGrams: targets.netCarbs.grams,
      isNetCarbsLimitExclusive: targets.netCarbs.isExclusive,
    },
    hasOpenMeal: false,
  });
  return {
    netCarbs: netCarbsGrams === null ? null : standingBy(off.netCarbsGrams, 'above'),
    protein: proteinGrams === null ? null : standingBy(off.proteinGrams, 'below'),
    energy:
      energyKcal === null
        ? null
        : standingBy(off.energyKcal, (off.energyKcal ?? 0) > 0 ? 'above' : 'below'),
  };
}

function standingBy(off: number | null, outside: Standing): Standing {
  return off === null ? 'within' : outside;
}

/**
 * Of a day with a meal that is not planned, eaten out perhaps: what is planned may be too much, but
 * nobody knows whether it is too little. Null where there is nothing to tell.
 */
export function openDayStanding(standing: DayStanding): DayStanding | null {
  const told = {
    netCarbs: unlessBelow(standing.netCarbs),
    protein: unlessBelow(standing.protein),
    energy: unlessBelow(standing.energy),
  };
  return Object.values(told).includes('above') ? told : null;
}

function unlessBelow(standing: Standing | null): Standing | null {
  return standing === 'below' ? null : standing;
}

/** Keto is under its limit; the other levels include theirs. */
export function keepsNetCarbs(args: {
  netCarbsGrams: number;
  limit: OwnTargets['netCarbs'];
}): boolean {
  const { netCarbsGrams, limit } = args;
  return limit.isExclusive ? netCarbsGrams < limit.grams : netCarbsGrams <= limit.grams;
}
