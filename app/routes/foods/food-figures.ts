import { numberFormat } from '../../../lib/formats.ts';
import type { NavigatorMode } from '../../../domain/foods/navigator/navigator.rules.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { FoodRowFragment } from './operations.gen.ts';

interface Figure {
  amount: number | null;
  locale: Locale;
}

/** One decimal tells 1.4 g from 1.8 g; above a hundred it tells nothing. */
export function gramsText({ amount, locale }: Figure): string {
  return amount === null
    ? m.foods_unknown()
    : m.foods_grams({ amount: figure({ amount, locale }) });
}

export function milligramsText({ amount, locale }: Figure): string {
  if (amount === null) return m.foods_unknown();
  return m.foods_milligrams({ amount: figure({ amount, locale }) });
}

export function kilocaloriesText({ amount, locale }: Figure): string {
  if (amount === null) return m.foods_unknown();
  return m.foods_kilocalories({ amount: figure({ amount: Math.round(amount), locale }) });
}

export function percentText({ amount, locale }: Figure): string {
  if (amount === null) return m.foods_unknown();
  return m.foods_percent({ amount: figure({ amount: Math.round(amount), locale }) });
}

export function netCarbsText({
  food,
  locale,
  factor = 1,
}: {
  food: Pick<FoodRowFragment, 'netCarbsGrams' | 'isNetCarbsApproximate'>;
  locale: Locale;
  /** Of 100 g. */
  factor?: number;
}): string {
  const { netCarbsGrams, isNetCarbsApproximate } = food;
  if (netCarbsGrams === null) return m.foods_unknown();
  const text = gramsText({ amount: netCarbsGrams * factor, locale });
  return isNetCarbsApproximate ? `≈\u00a0${text}` : text;
}

/** The figure a mode ranks by; null is unknown, or for members. */
export function modeFigure(food: FoodRowFragment, mode: NavigatorMode): number | null {
  switch (mode) {
    case 'carbs':
      return food.netCarbsGrams;
    case 'protein':
      return food.figures?.proteinEnergyPercent ?? null;
    case 'satiety':
      return food.figures?.satiety.score ?? null;
  }
}

export function modeFigureText(args: {
  food: FoodRowFragment;
  mode: NavigatorMode;
  locale: Locale;
}): string {
  const { food, mode, locale } = args;
  const amount = modeFigure(food, mode);
  switch (mode) {
    case 'carbs':
      return netCarbsText({ food, locale });
    case 'protein':
      return percentText({ amount, locale });
    case 'satiety':
      return amount === null ? m.foods_no_score() : figure({ amount, locale });
  }
}

function figure({ amount, locale }: { amount: number; locale: Locale }): string {
  const maximumFractionDigits = Math.abs(amount) < 99.95 ? 1 : 0;
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : maximumFractionDigits;
  const { languageTag } = locales[locale];
  return numberFormat(languageTag, {
    minimumFractionDigits,
    maximumFractionDigits,
  }).format(amount);
}
