import {
  keptValueOf,
  measureDefinitions,
  readAmount,
  readingOf,
  glucoseUnits,
  measures,
  waistUnits,
  weightUnits,
  type Bounds,
  type Measure,
  type MeasureUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MeasurementFragment } from '../operations.gen.ts';
import { oneOf, text } from '../../../forms/fields.ts';
import { sentValue, type FormAnswer, type FormProblem } from '../../../forms/form-answers.ts';
import { typedText, valueText } from './measure-words.ts';

/** An entry as its form holds it. */
export interface EntryForm {
  readonly id: string;
  readonly measure: Measure;
  readonly unit: MeasureUnit;
  readonly day: string;
  readonly time: string;
  readonly amount: string;
  /** Beside stone. */
  readonly pounds: string;
  /** The lower blood pressure. */
  readonly second: string;
  /** Of the entry that is corrected: a value nobody touched stays what it is to the last digit. */
  readonly kept: string;
  readonly keptSecond: string;
}

const units: readonly MeasureUnit[] = [...weightUnits, ...waistUnits, ...glucoseUnits, 'mmHg'];

/** The numbers of an entry, as its form sends them. */
export const amountFields = {
  unit: oneOf(units),
  amount: text,
  pounds: text,
  second: text,
  kept: text,
  kept_second: text,
};

export const entryFields = {
  id: text,
  measure: oneOf(measures),
  day: text,
  time: text,
  ...amountFields,
};

export function entryFormOf({
  kept_second: keptSecond,
  ...fields
}: Omit<EntryForm, 'keptSecond'> & { readonly kept_second: string }): EntryForm {
  return { ...fields, keptSecond };
}

/** What was typed, to stand there again when it did not go through. */
export function typedEntry(
  answer: FormAnswer | null | undefined,
): Pick<EntryForm, 'amount' | 'pounds' | 'second' | 'day' | 'time'> | null {
  if (!answer || answer.outcome === 'done') return null;
  const typed = (name: string) => sentValue(answer, name);
  return {
    amount: typed('amount'),
    pounds: typed('pounds'),
    second: typed('second'),
    day: typed('day'),
    time: typed('time'),
  };
}

/** The fields of an entry that is there already. */
export function filledForm(args: {
  entry: Omit<MeasurementFragment, 'isFromQuiz'>;
  unit: MeasureUnit;
  locale: Locale;
}): EntryForm {
  const { entry, unit, locale } = args;
  const { id, measure, day, time, value, secondValue } = entry;
  return {
    id,
    measure,
    unit,
    day,
    ...typedFields({ value, secondValue, unit, locale }),
    time: time ?? '',
    kept: String(value),
    keptSecond: secondValue === null ? '' : String(secondValue),
  };
}

function typedFields(args: {
  value: number;
  secondValue: number | null;
  unit: MeasureUnit;
  locale: Locale;
}) {
  const { value, secondValue, unit, locale } = args;
  const { amount, pounds } = readingOf({ value, unit });
  const written = (number: number) => typedText({ number, locale });
  return {
    amount: written(amount),
    pounds: unit === 'st' ? written(pounds) : '',
    second: secondValue === null ? '' : written(readingOf({ value: secondValue, unit }).amount),
  };
}

export interface ReadEntry {
  readonly value: number;
  readonly secondValue: number | null;
}

/** The numbers of a form, or why they are none. Ranges are told in the unit one typed in. */
export function readEntry(args: {
  form: EntryForm;
  locale: Locale;
}): { entry: ReadEntry } | { problems: FormProblem[] } {
  const { form, locale } = args;
  const { measure, unit } = form;
  if (measureDefinitions[measure].keptUnit !== unit && !isUnitOf(measure, unit)) {
    return {
      problems: [{ path: ['amount'], code: 'unit', message: m.tracking_number_required() }],
    };
  }
  const value = valueOf({
    amount: form.amount,
    pounds: form.pounds,
    kept: form.kept,
    unit,
    locale,
  });
  const needsSecond = measure === 'BLOOD_PRESSURE';
  const secondValue = needsSecond
    ? valueOf({ amount: form.second, pounds: '', kept: form.keptSecond, unit, locale })
    : null;
  const problems = [
    ...problemsOf({
      path: 'amount',
      value,
      bounds: measureDefinitions[measure].bounds[0],
      form,
      locale,
    }),
    ...(needsSecond
      ? problemsOf({
          path: 'second',
          value: secondValue,
          bounds: measureDefinitions[measure].bounds[1],
          form,
          locale,
        })
      : []),
  ];
  return problems.length > 0 || value === null ? { problems } : { entry: { value, secondValue } };
}

function isUnitOf(measure: Measure, unit: MeasureUnit): boolean {
  const choices = [
    { weightUnit: 'lb', waistUnit: 'in', glucoseUnit: 'mg/dL' },
    { weightUnit: 'st', waistUnit: 'cm', glucoseUnit: 'mmol/L' },
  ] as const;
  return choices.some((each) => measureDefinitions[measure].unitOf(each) === unit);
}

function valueOf(args: {
  amount: string;
  pounds: string;
  kept: string;
  unit: MeasureUnit;
  locale: Locale;
}): number | null {
  const amount = readAmount(args.amount);
  const pounds = args.pounds.trim() === '' ? 0 : readAmount(args.pounds);
  if (amount === null || pounds === null) return null;
  const { unit } = args;
  const kept = args.kept === '' ? null : Number(args.kept);
  if (kept !== null && Number.isFinite(kept)) {
    const shown = readingOf({ value: kept, unit });
    if (shown.amount === amount && shown.pounds === pounds) return kept;
  }
  return keptValueOf({ unit, amount, pounds });
}

function problemsOf(args: {
  path: string;
  value: number | null;
  bounds: Bounds | undefined;
  form: EntryForm;
  locale: Locale;
}): FormProblem[] {
  const { path, value, bounds, form, locale } = args;
  if (value === null) {
    return [{ path: [path], code: 'number', message: m.tracking_number_required() }];
  }
  const margin = 1e-9 * value;
  if (!bounds || (value >= bounds.least - margin && value <= bounds.most + margin)) return [];
  const { unit } = form;
  const least = valueText({ value: bounds.least, unit, rounding: 'up', isRound: true, locale });
  const most = valueText({ value: bounds.most, unit, rounding: 'down', isRound: true, locale });
  const message = m.tracking_out_of_range({ least, most });
  return [{ path: [path], code: 'range', message }];
}
