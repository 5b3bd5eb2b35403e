import type { WeightUnit } from '../../../domain/tracking/measurements/measures.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { FormProblem } from '../../forms/form-answers.ts';
import type { FieldsOf } from '../../forms/form-set.ts';
import type { checkInForms } from './program-forms.ts';
import { entryFormOf, filledForm, readEntry } from '../tracking/measures/entry-form-values.ts';

type CheckInFields = FieldsOf<(typeof checkInForms)['save']>;

type Answers = Pick<CheckInFields, 'mood' | 'energy' | 'hunger' | 'note'> & {
  weightKg: number | null;
};

/** The answers of the form; an empty weight is none. */
export function readCheckIn(args: {
  fields: CheckInFields;
  locale: Locale;
}): { answers: Answers } | { problems: FormProblem[] } {
  const { fields, locale } = args;
  const { mood, energy, hunger, note, amount, pounds } = fields;
  const answers = { mood, energy, hunger, note };
  if (`${amount}${pounds}`.trim() === '') return { answers: { ...answers, weightKg: null } };
  const read = readEntry({ form: weightForm(fields), locale });
  if ('problems' in read) return read;
  return { answers: { ...answers, weightKg: read.entry.value } };
}

function weightForm({ unit, amount, pounds, second, kept, kept_second }: CheckInFields) {
  const numbers = { unit, amount, pounds, second, kept, kept_second };
  return entryFormOf({ id: '', measure: 'WEIGHT', day: '', time: '', ...numbers });
}

/** The fields of a weight that was told before. */
export function weightFields(args: { weightKg: number | null; unit: WeightUnit; locale: Locale }) {
  const { weightKg: value, unit, locale } = args;
  if (value === null) return null;
  const entry = {
    id: '',
    measure: 'WEIGHT' as const,
    day: '',
    time: null,
    value,
    secondValue: null,
  };
  return filledForm({ entry, unit, locale });
}
