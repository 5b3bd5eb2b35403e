import type { ReactNode } from 'react';
import { roundableDayNetCarbs } from '../../../../domain/recipes/nutrition/strictness.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { wholeNumber } from '../../../amounts/figures.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Yolk } from '../../../ui/data/yolk.tsx';

interface DayTotalsProps {
  nutrition: {
    netCarbsGrams: number | null;
    energyKcal: number | null;
    proteinGrams: number | null;
  };
  /** The grams that fill the white of the yolk. */
  most: number;
  /** Whom the day is for. */
  children?: ReactNode;
}

/** What a day of a week comes to: its yolk, energy and protein. */
export function DayTotals({ nutrition, most, children }: DayTotalsProps) {
  const locale = useLocale();
  const { energyKcal, proteinGrams } = nutrition;
  if (nutrition.netCarbsGrams === null) return null;
  const netCarbsGrams = roundableDayNetCarbs(nutrition.netCarbsGrams);
  return (
    <>
      <Yolk
        size="day"
        grams={netCarbsGrams}
        max={most}
        label={m.meal_plans_yolk({ grams: wholeNumber({ amount: netCarbsGrams, locale }) })}
      />
      {energyKcal !== null && (
        <span className="lg:whitespace-nowrap">
          {m.recipes_kilocalories({ amount: wholeNumber({ amount: energyKcal, locale }) })}
        </span>
      )}
      {proteinGrams !== null && (
        <span className="whitespace-nowrap max-lg:hidden">
          {m.meal_plans_week_protein({ grams: wholeNumber({ amount: proteinGrams, locale }) })}
        </span>
      )}
      {children}
    </>
  );
}
