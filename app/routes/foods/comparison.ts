import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { ComparedFoodFragment } from './operations.gen.ts';
import { gramsText, kilocaloriesText, netCarbsText, percentText } from './food-figures.ts';

export interface ComparedValue {
  text: string;
  /** Better than all others of the line. */
  isBest: boolean;
}

interface ComparedLine {
  label: string;
  values: readonly ComparedValue[];
}

interface LineRule {
  label: string;
  /** Null is unknown, or for members. */
  amountOf: (food: ComparedFoodFragment) => number | null;
  textOf: (food: ComparedFoodFragment, amount: number | null) => string;
  /** Left out where neither is better. */
  better?: 'low' | 'high';
}

/** The lines of the table: what the navigator ranks by first. */
export function comparisonOf({
  foods,
  locale,
}: {
  foods: readonly ComparedFoodFragment[];
  locale: Locale;
}): readonly ComparedLine[] {
  return lineRules(locale).map(({ label, amountOf, textOf, better }) => {
    const amounts = foods.map(amountOf);
    return {
      label,
      values: foods.map((food, index) => {
        const amount = amounts[index] ?? null;
        return { text: textOf(food, amount), isBest: isBest({ amount, amounts, better }) };
      }),
    };
  });
}

function lineRules(locale: Locale): readonly LineRule[] {
  const members = (text: string) => (food: ComparedFoodFragment) =>
    food.isLocked ? m.foods_for_members() : text;
  const nutrient = (label: string, name: string, text = gramsText): LineRule => ({
    label,
    amountOf: (food) => nutrientOf(food, name),
    textOf: (food, amount) => members(text({ amount, locale }))(food),
  });
  return [
    {
      label: m.recipes_nutrient_net_carbs(),
      amountOf: ({ netCarbsGrams }) => netCarbsGrams,
      textOf: (food) => netCarbsText({ food, locale }),
      better: 'low',
    },
    {
      label: m.foods_protein_energy(),
      amountOf: ({ figures }) => figures?.proteinEnergyPercent ?? null,
      textOf: (food, amount) => members(percentText({ amount, locale }))(food),
      better: 'high',
    },
    {
      label: m.recipes_satiety_title(),
      amountOf: ({ figures }) => figures?.satiety.score ?? null,
      textOf: (food, amount) => members(amount === null ? m.foods_no_score() : `${amount}`)(food),
      better: 'high',
    },
    nutrient(m.foods_energy(), 'energyKcal', kilocaloriesText),
    nutrient(m.recipes_nutrient_protein(), 'proteinGrams'),
    nutrient(m.recipes_nutrient_fat(), 'fatGrams'),
    nutrient(m.recipes_nutrient_fiber(), 'fiberGrams'),
    nutrient(m.recipes_nutrient_sugar(), 'sugarGrams'),
  ];
}

function nutrientOf(food: Pick<ComparedFoodFragment, 'figures'>, name: string) {
  return food.figures?.nutrients.find((figure) => figure.name === name)?.amount ?? null;
}

function isBest({
  amount,
  amounts,
  better,
}: {
  amount: number | null;
  amounts: readonly (number | null)[];
  better: LineRule['better'];
}): boolean {
  if (amount === null || better === undefined) return false;
  const known = amounts.filter((each) => each !== null);
  if (known.length < 2 || known.filter((each) => each === amount).length > 1) return false;
  return amount === (better === 'low' ? Math.min(...known) : Math.max(...known));
}
