import {
  glucoseUnits,
  readAmount,
  waistUnits,
  weightUnits,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { oneOf, optionalOneOf, text, texts, upload, type Field } from '../../../forms/fields.ts';
import { formSet, type IntentOf } from '../../../forms/form-set.ts';
import { entryFields } from '../measures/entry-form-values.ts';

const failure = m.tracking_not_saved;

/** Several entries by their ids, between commas. */
const ids: Field<readonly string[]> = {
  read: (given) =>
    String(given[0] ?? '')
      .split(',')
      .filter(Boolean),
};

/** Zero is refused by every amount, so what is no number is told like too little. */
const amount: Field<number> = { read: (given) => readAmount(String(given[0] ?? '')) ?? 0 };

/** Null was left empty; what is no number is −1, which is refused like it. */
const figure: Field<number | null> = {
  read: (given) => {
    const typed = String(given[0] ?? '').trim();
    return typed === '' ? null : (readAmount(typed) ?? -1);
  },
};

const marked = { fields: { ids }, failure };
/** Which entry it is to be: sent twice, it is one. */
const place = { id: text, day: text, slot: oneOf(['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']) };

/** What the forms of these pages ask for. */
export const trackingForms = formSet({
  add: { fields: entryFields, failure },
  change: { fields: entryFields, failure },
  delete: marked,
  restore: marked,
  import: { fields: { file: upload }, failure },
  goal: { fields: { unit: oneOf(weightUnits), amount: text, pounds: text }, failure },
  choose: {
    fields: {
      measure: texts,
      weight_unit: optionalOneOf(weightUnits),
      waist_unit: optionalOneOf(waistUnits),
      glucose_unit: optionalOneOf(glucoseUnits),
    },
    failure,
  },
  'log-planned': { fields: { id: text, day: text, key: text }, failure },
  'log-recipe': { fields: { ...place, recipe_id: text, servings: amount }, failure },
  'log-food': { fields: { ...place, food_id: text, amount, unit: text }, failure },
  'log-quick': {
    fields: {
      ...place,
      name: text,
      energyKcal: figure,
      proteinGrams: figure,
      fatGrams: figure,
      netCarbsGrams: figure,
    },
    failure,
  },
  'log-product': { fields: { ...place, barcode: text, grams: amount }, failure },
  'copy-day': { fields: { id: text, day: text, from_day: text }, failure },
  'delete-food': marked,
  'restore-food': marked,
});

export type TrackingIntent = IntentOf<typeof trackingForms>;
