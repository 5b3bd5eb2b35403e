import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { millilitersPer, type CountedUnit, type VolumeUnit } from '../../../lib/units.ts';
import { formatAmount } from '../../amounts/format-amount.ts';
import type { FoodFactsFragment } from './operations.gen.ts';
import { gramsText } from './food-figures.ts';

type Figures = NonNullable<FoodFactsFragment['figures']>;

/** How much of a food the figures are for. */
export interface FoodAmount {
  /** In the address as `?per=…`; null for own grams. */
  key: string | null;
  grams: number;
  label: string;
}

const mostGrams = 10_000;

/** What a cook measures with. */
const volumeUnits: Record<'en' | 'es' | 'sv', readonly VolumeUnit[]> = {
  en: ['cup', 'tbsp', 'tsp'],
  es: ['cup', 'tbsp', 'tsp'],
  sv: ['dl', 'tbsp', 'tsp'],
};
const spoons: readonly VolumeUnit[] = ['tbsp', 'tsp'];
/** Nobody takes a spoon of lettuce or a cup of cinnamon. */
const groupsBySpoon = [
  'baking',
  'dairy',
  'fats',
  'herbs',
  'nuts',
  'sauces',
  'seeds',
  'spices',
  'sweeteners',
];
const groupsBySpoonOnly = ['herbs', 'spices'];

const per100g = '100g';

/** 100 g, a usual serving and what the household measures weigh. */
export function foodAmounts({
  food,
  locale,
}: {
  food: Pick<FoodFactsFragment, 'group' | 'figures'>;
  locale: Locale;
}): readonly FoodAmount[] {
  const hundred = { key: per100g, grams: 100, label: gramsText({ amount: 100, locale }) };
  if (food.figures === null) return [hundred];
  const { servingGrams, servingUnit, measures } = food.figures;
  const serving =
    servingUnit === null ? [weighed({ key: 'serving', grams: servingGrams, locale })] : [];
  const different = measures.filter(({ grams }, index) => {
    return measures.findIndex((each) => each.grams === grams) === index;
  });
  const counted = different.map(({ unit, grams }) =>
    measured({ unit: unit as CountedUnit, grams, locale }),
  );
  return [
    hundred,
    ...serving,
    ...counted,
    ...volumes({ group: food.group, figures: food.figures, locale }),
  ];
}

/** Null where the address asks for an amount the food has not. */
export function chosenAmount(args: {
  amounts: readonly FoodAmount[];
  search: URLSearchParams;
  locale: Locale;
}): FoodAmount | null {
  const { amounts, search, locale } = args;
  const typed = search.get('grams');
  if (typed !== null) return ownAmount({ grams: Number(typed.replace(',', '.')), locale });
  const key = search.get('per') ?? per100g;
  return amounts.find((amount) => amount.key === key) ?? null;
}

export function amountPath(args: { slug: string; key: string | null; locale: Locale }): string {
  const per = args.key === null || args.key === per100g ? undefined : args.key;
  return screenPath('food', args.locale, { slug: args.slug }, { query: { per } });
}

function ownAmount({ grams, locale }: { grams: number; locale: Locale }): FoodAmount | null {
  if (!(grams > 0) || grams > mostGrams) return null;
  return { key: null, grams, label: gramsText({ amount: grams, locale }) };
}

function weighed({
  key,
  grams,
  locale,
}: {
  key: string;
  grams: number;
  locale: Locale;
}): FoodAmount {
  return {
    key,
    grams,
    label: m.foods_serving({ grams: gramsText({ amount: grams, locale }) }, { locale }),
  };
}

/** A cup of 91.2 g is one of 91 g. */
function wholeGrams(grams: number): number {
  return grams < 20 ? grams : Math.round(grams);
}

function measured(args: {
  unit: CountedUnit | VolumeUnit;
  grams: number;
  locale: Locale;
}): FoodAmount {
  const { unit, grams, locale } = args;
  const measure = formatAmount({ amount: { number: 1, unit }, locale, namesPieces: true });
  const label = m.foods_measure({
    measure,
    grams: gramsText({ amount: wholeGrams(grams), locale }),
  });
  return { key: unit, grams, label };
}

function volumes({ group, figures, locale }: { group: string; figures: Figures; locale: Locale }) {
  const { gramsPerMilliliter } = figures;
  if (gramsPerMilliliter === null) return [];
  const units = volumeUnits[locales[locale].contentLanguage].filter((unit) => {
    return spoons.includes(unit)
      ? groupsBySpoon.includes(group)
      : !groupsBySpoonOnly.includes(group);
  });
  return units.map((unit) => {
    return measured({ unit, grams: gramsPerMilliliter * millilitersPer[unit], locale });
  });
}
