import { roundableDayNetCarbs } from '../../domain/recipes/nutrition/strictness.rules.ts';
import { numberFormat } from '../../lib/formats.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { formatAmount } from './format-amount.ts';

/** How sure a figure is: shown with ≈ or ≥ in front. */
interface Certainty {
  isApproximate?: boolean;
  isIncomplete?: boolean;
}

interface Figure extends Certainty {
  amount: number | null;
  locale: Locale;
}

/** `5 g`, `≈ 5 g`; less than half a gram is `<1 g`, as it is something and yet not one. */
export function gramsText({ amount, locale, ...certainty }: Figure): string {
  if (amount === null) return m.recipes_unknown();
  const isTrace = amount > 0 && amount < 0.5;
  const text = formatAmount({
    amount: { number: isTrace ? 1 : Math.round(amount), unit: 'g' },
    locale,
  });
  return isTrace ? `<${text}` : marked(text, certainty);
}

export function milligramsText({ amount, locale, ...certainty }: Figure): string {
  if (amount === null) return m.recipes_unknown();
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  const { languageTag } = locales[locale];
  const text = numberFormat(languageTag, { maximumFractionDigits }).format(amount);
  return marked(m.recipes_milligrams({ amount: text }), certainty);
}

export function kilocaloriesText({ amount, locale, ...certainty }: Figure): string {
  if (amount === null) return m.recipes_unknown();
  return marked(m.recipes_kilocalories({ amount: wholeNumber({ amount, locale }) }), certainty);
}

export function wholeNumber({ amount, locale }: { amount: number; locale: Locale }): string {
  return numberFormat(locales[locale].languageTag).format(Math.round(amount));
}

function marked(text: string, { isApproximate = false, isIncomplete = false }: Certainty): string {
  if (isIncomplete) return `≥\u00a0${text}`;
  return isApproximate ? `≈\u00a0${text}` : text;
}

interface NetCarbs {
  netCarbsGrams: number | null;
  isNetCarbsApproximate: boolean;
  isNetCarbsIncomplete: boolean;
}

/** The number that leads wherever nutrition is shown. */
export function netCarbsText({
  nutrition,
  locale,
}: {
  nutrition: NetCarbs;
  locale: Locale;
}): string {
  return gramsText({
    amount: nutrition.netCarbsGrams,
    isApproximate: nutrition.isNetCarbsApproximate,
    isIncomplete: nutrition.isNetCarbsIncomplete,
    locale,
  });
}

/** Of a whole day: rounding never moves it across a limit of a day. */
export function dayNetCarbsText({
  nutrition,
  locale,
}: {
  nutrition: { netCarbsGrams: number | null; isNetCarbsApproximate?: boolean };
  locale: Locale;
}): string {
  const { netCarbsGrams, isNetCarbsApproximate: isApproximate = false } = nutrition;
  const amount = netCarbsGrams === null ? null : roundableDayNetCarbs(netCarbsGrams);
  return gramsText({ amount, isApproximate, locale });
}
