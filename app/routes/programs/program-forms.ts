import * as m from '../../../i18n/paraglide/messages.js';
import { count, isTrue, text } from '../../forms/fields.ts';
import { formSet, type IntentOf } from '../../forms/form-set.ts';
import { amountFields } from '../tracking/measures/entry-form-values.ts';

const failure = m.error_default;
const run = { run_id: text };
const number = count({ otherwise: 0 });

/** What can be done with a program, on any of its pages. */
export const programForms = formSet({
  start: { fields: { program_id: text, stops_other: isTrue }, failure },
  pause: { fields: run, failure },
  resume: { fields: run, failure },
  stop: { fields: run, failure },
  finish: { fields: run, failure },
  restart: { fields: run, failure },
  tick: { fields: { ...run, day: number, task_id: text, is_done: isTrue }, failure },
  read: { fields: { ...run, lesson_id: text }, failure },
  'meal-plan': { fields: { ...run, week: number }, failure: m.meal_plans_error_start },
});

export type ProgramIntent = IntentOf<typeof programForms>;

export const checkInForms = formSet({
  save: {
    fields: { ...run, ...amountFields, mood: number, energy: number, hunger: number, note: text },
    failure,
  },
});
