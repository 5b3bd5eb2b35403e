import { readAmount } from '../../../../domain/tracking/measurements/measures.rules.ts';
import type { FoodLogSlot } from '../../../graphql/schema-types.gen.ts';
import { textOf } from '../../../forms/form-answers.ts';
import type { EntryForm } from '../measures/entry-form-values.ts';
import { entryFormOf } from '../measures/entry-form-values.ts';

/** What the forms of these pages ask for. */
export type TrackingChange =
  | Readonly<{ intent: 'add' | 'change'; entry: EntryForm }>
  | Readonly<{ intent: 'delete' | 'restore'; ids: readonly string[] }>
  | Readonly<{ intent: 'import'; file: string }>
  | Readonly<{ intent: 'goal'; unit: string; amount: string; pounds: string }>
  | Readonly<{ intent: 'choose'; choices: ChosenForm }>
  | Readonly<{ intent: 'log-planned'; id: string; day: string; key: string }>
  | (Logging & Readonly<{ intent: 'log-recipe'; recipeId: string; servings: number }>)
  | (Logging & Readonly<{ intent: 'log-food'; foodId: string; amount: number; unit: string }>)
  | (Logging & Readonly<{ intent: 'log-quick'; name: string; figures: QuickFigures }>)
  | (Logging & Readonly<{ intent: 'log-product'; barcode: string; grams: number }>)
  | Readonly<{ intent: 'copy-day'; id: string; day: string; fromDay: string }>
  | Readonly<{ intent: 'delete-food' | 'restore-food'; ids: readonly string[] }>;

export type TrackingIntent = TrackingChange['intent'];

type Logging = Readonly<{ id: string; day: string; slot: FoodLogSlot }>;

/** Null was left empty; what is no number is −1, which is refused like it. */
export type QuickFigures = Readonly<
  Record<'energyKcal' | 'proteinGrams' | 'fatGrams' | 'netCarbsGrams', number | null>
>;

export interface ChosenForm {
  readonly measures: readonly string[];
  readonly weightUnit: string;
  readonly waistUnit: string;
  readonly glucoseUnit: string;
}

/** The change a form was sent with, or null for what no form of ours sends. */
export async function readTrackingChange(form: FormData): Promise<TrackingChange | null> {
  if (textOf(form, 'intent') !== 'import') return readFields(form);
  const file = form.get('file');
  return { intent: 'import', file: typeof file === 'string' ? file : ((await file?.text()) ?? '') };
}

/** The same for all but files, at once: for what is shown before an answer is there. */
export function readFields(form: FormData): TrackingChange | null {
  const intent = textOf(form, 'intent') as TrackingIntent;
  const text = (name: string) => textOf(form, name);
  switch (intent) {
    case 'add':
    case 'change':
      return { intent, entry: entryFormOf(form) };
    case 'delete':
    case 'restore':
    case 'delete-food':
    case 'restore-food':
      return { intent, ids: text('ids').split(',').filter(Boolean) };
    case 'goal':
      return { intent, unit: text('unit'), amount: text('amount'), pounds: text('pounds') };
    case 'choose':
      return { intent, choices: chosenOf(form) };
    case 'log-planned':
      return { intent, id: text('id'), day: text('day'), key: text('key') };
    case 'log-recipe':
      return {
        intent,
        ...placeOf(form),
        recipeId: text('recipe_id'),
        servings: numberOf(form, 'servings'),
      };
    case 'log-food': {
      const food = {
        foodId: text('food_id'),
        amount: numberOf(form, 'amount'),
        unit: text('unit'),
      };
      return { intent, ...placeOf(form), ...food };
    }
    case 'log-quick':
      return { intent, ...placeOf(form), name: text('name'), figures: quickFiguresOf(form) };
    case 'log-product':
      return { intent, ...placeOf(form), barcode: text('barcode'), grams: numberOf(form, 'grams') };
    case 'copy-day':
      return { intent, id: text('id'), day: text('day'), fromDay: text('from_day') };
    default:
      return null;
  }
}

const slots: readonly FoodLogSlot[] = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'];

function placeOf(form: FormData): Logging {
  const slot = textOf(form, 'slot');
  return {
    id: textOf(form, 'id'),
    day: textOf(form, 'day'),
    slot: slots.find((each) => each === slot) ?? 'SNACK',
  };
}

/** Zero is refused by every amount, so what is no number is told like too little. */
function numberOf(form: FormData, name: string): number {
  return readAmount(textOf(form, name)) ?? 0;
}

function quickFiguresOf(form: FormData): QuickFigures {
  const figure = (name: string) => {
    const text = textOf(form, name).trim();
    return text === '' ? null : (readAmount(text) ?? -1);
  };
  return {
    energyKcal: figure('energyKcal'),
    proteinGrams: figure('proteinGrams'),
    fatGrams: figure('fatGrams'),
    netCarbsGrams: figure('netCarbsGrams'),
  };
}

function chosenOf(form: FormData): ChosenForm {
  return {
    measures: form.getAll('measure').map(String),
    weightUnit: textOf(form, 'weight_unit'),
    waistUnit: textOf(form, 'waist_unit'),
    glucoseUnit: textOf(form, 'glucose_unit'),
  };
}
