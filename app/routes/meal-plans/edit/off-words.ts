import {
  offTargets,
  type DayTargets,
} from '../../../../domain/meal-plans/reading/off-targets.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { DayThen } from './day-after.ts';

/** In words by how much a day would leave its targets; null where it keeps them. */
export function offWords(args: {
  day: DayThen;
  targets: DayTargets;
  number: (amount: number) => string;
}): Record<'netCarbs' | 'protein' | 'energy', string | null> {
  const { day, targets, number } = args;
  const off = offTargets({ ...day, day: day.nutrition, targets });
  return {
    netCarbs: overNetCarbsWords(off.netCarbsGrams),
    protein:
      off.proteinGrams === null
        ? null
        : m.meal_plans_protein_short({ grams: number(off.proteinGrams) }),
    energy: off.energyKcal === null ? null : energyWords(off.energyKcal, number),
  };
}

/** Of grams over the limit; none is at it. */
function overNetCarbsWords(grams: number | null): string | null {
  if (grams === null) return null;
  return grams === 0 ? m.meal_plans_at_net_carbs() : m.meal_plans_over_net_carbs();
}

function energyWords(kcal: number, number: (amount: number) => string): string {
  const amount = number(Math.abs(kcal));
  return kcal > 0 ? m.meal_plans_over_by({ amount }) : m.meal_plans_below_by({ amount });
}
