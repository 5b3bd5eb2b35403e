import { dateFormat, numberFormat } from '../../../../lib/formats.ts';
import {
  inUnit,
  poundsPerStone,
  readingOf,
  type Measure,
  type MeasureUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';

export const measureWords: Record<Measure, () => string> = {
  WEIGHT: m.tracking_weight,
  WAIST: m.tracking_waist,
  KETONES: m.tracking_ketones,
  GLUCOSE: m.tracking_glucose,
  BLOOD_PRESSURE: m.tracking_blood_pressure,
};

/** Between a number and its unit. */
export const noBreakSpace = '\u00a0';
const minus = '\u2212';

interface Value {
  value: number;
  secondValue?: number | null;
  unit: MeasureUnit;
  rounding?: 'up' | 'down';
  /** Without decimals that say nothing: a goal, a milestone. */
  isRound?: boolean;
  locale: Locale;
}

/** `78.4 kg`, `12 st 4.8 lb`, `120/80 mmHg`. */
export function valueText(args: Value): string {
  const { value, secondValue, unit, rounding, isRound = false, locale } = args;
  const { amount, pounds } = readingOf({ value, unit, rounding });
  const text = (number: number) =>
    isRound
      ? numberText({ number, least: 0, most: 1, locale })
      : decimalText({ number, unit, locale });
  if (unit === 'st') {
    const rest = isRound && pounds === 0 ? '' : ` ${text(pounds)}${noBreakSpace}lb`;
    return `${amount}${noBreakSpace}st${rest}`;
  }
  const second =
    secondValue === null || secondValue === undefined
      ? ''
      : `/${text(readingOf({ value: secondValue, unit }).amount)}`;
  return `${text(amount)}${second}${noBreakSpace}${unit}`;
}

/** Differences of stones are told in pounds. */
function unitOfDifference(unit: MeasureUnit): MeasureUnit {
  return unit === 'st' ? 'lb' : unit;
}

/** How far apart two values are, in a unit: `6.2 kg`. */
export function distanceText({ value, unit, locale }: Value): string {
  return valueText({ value: Math.abs(value), unit: unitOfDifference(unit), locale });
}

/** `−0.3`, `+0.2`; `0` for what is no difference to the eye. */
export function differenceText({ value, unit: shown, locale }: Value): string {
  const unit = unitOfDifference(shown);
  const { amount } = readingOf({ value, unit });
  if (amount === 0) return '0';
  const text = decimalText({ number: Math.abs(amount), unit, locale });
  return `${amount < 0 ? minus : '+'}${text}`;
}

/** A difference with its unit: `−0.3 kg`. */
export function changeText(args: Value): string {
  return `${differenceText(args)}${noBreakSpace}${differenceUnit(args.unit)}`;
}

/** The unit beside a difference. */
export function differenceUnit(unit: MeasureUnit): string {
  return unitOfDifference(unit);
}

/** For the axis: as short as it can be. */
export function axisText({
  number,
  unit,
  locale,
}: {
  number: number;
  unit: MeasureUnit;
  locale: Locale;
}) {
  if (unit !== 'st') return numberText({ number, least: 0, most: 2, locale });
  const stones = Math.floor(number / poundsPerStone);
  const rest = number - stones * poundsPerStone;
  return rest === 0
    ? `${stones} st`
    : `${stones} st ${numberText({ number: rest, least: 0, most: 1, locale })}`;
}

/** Stones are drawn by their pounds. */
export function axisNumber({ value, unit }: { value: number; unit: MeasureUnit }): number {
  return inUnit({ value, unit: unitOfDifference(unit) });
}

/** What a field holds: digits as people of the language write them, without a unit. */
export function typedText({ number, locale }: { number: number; locale: Locale }): string {
  const { languageTag } = locales[locale];
  return numberFormat(languageTag, {
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(number);
}

/** As a scale shows it, also where it ends in nothing: `78.0`. */
export function scaleText({ number, locale }: { number: number; locale: Locale }): string {
  return numberFormat(locales[locale].languageTag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  }).format(number);
}

function decimalText({
  number,
  unit,
  locale,
}: {
  number: number;
  unit: MeasureUnit;
  locale: Locale;
}) {
  const decimals = unit === 'mg/dL' || unit === 'mmHg' ? 0 : 1;
  return numberText({ number, least: decimals, most: decimals, locale });
}

function numberText(args: { number: number; least: number; most: number; locale: Locale }): string {
  const { languageTag } = locales[args.locale];
  return numberFormat(languageTag, {
    minimumFractionDigits: args.least,
    maximumFractionDigits: args.most,
  }).format(args.number);
}

type DayStyle = 'long' | 'medium' | 'short' | 'month' | 'monthDay' | 'monthYear';

const dayFormats: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  short: { month: 'short', day: 'numeric' },
  month: { month: 'long' },
  monthDay: { month: 'long', day: 'numeric' },
  monthYear: { month: 'short', year: 'numeric' },
};

/** A calendar day in words; it is the same day in every zone. */
export function dayText({ day, style, locale }: { day: string; style: DayStyle; locale: Locale }) {
  const format = { ...dayFormats[style], timeZone: 'UTC' } as const;
  return dateFormat(locales[locale].languageTag, format).format(new Date(day));
}

/** `7:30 AM`, `07:30`: as clocks of the language show it. */
export function clockText({ time, locale }: { time: string; locale: Locale }): string {
  const format = { timeStyle: 'short', timeZone: 'UTC' } as const;
  const date = new Date(`2026-01-01T${time}:00Z`);
  return dateFormat(locales[locale].languageTag, format).format(date);
}
