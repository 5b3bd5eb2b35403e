import type { WeightUnit } from '../../../domain/tracking/measurements/measures.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { textOf, type FormProblem } from '../../forms/form-answers.ts';
import { entryFormOf, filledForm, readEntry } from '../tracking/measures/entry-form-values.ts';

/** What was typed, to stand there again when it is refused. */
export function typedCheckIn(form: FormData) {
  const { amount, pounds, second } = entryFormOf(form);
  const [mood, energy, hunger, note] = ['mood', 'energy', 'hunger', 'note'].map((name) =>
    textOf(form, name),
  );
  return { amount, pounds, second, mood, energy, hunger, note };
}

interface Answers {
  mood: number;
  energy: number;
  hunger: number;
  weightKg: number | null;
  note: string;
}

/** The answers of the form; an empty weight is none. */
export function readCheckIn(args: {
  form: FormData;
  locale: Locale;
}): { answers: Answers } | { problems: FormProblem[] } {
  const { form, locale } = args;
  const entry = { ...entryFormOf(form), measure: 'WEIGHT' as const };
  const rating = (name: string) => Number(textOf(form, name)) || 0;
  const answers = {
    mood: rating('mood'),
    energy: rating('energy'),
    hunger: rating('hunger'),
    note: textOf(form, 'note'),
  };
  if (`${entry.amount}${entry.pounds}`.trim() === '') {
    return { answers: { ...answers, weightKg: null } };
  }
  const read = readEntry({ form: entry, locale });
  if ('problems' in read) return read;
  return { answers: { ...answers, weightKg: read.entry.value } };
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
