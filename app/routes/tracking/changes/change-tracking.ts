import {
  keptValueOf,
  optionalMeasures,
  readAmount,
  type GlucoseUnit,
  type WaistUnit,
  type WeightUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import { timeOf } from '../../../../lib/local-time.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { execute } from '../../../graphql/api.ts';
import {
  AddMeasurementDocument,
  ChangeMeasurementDocument,
  DeleteMeasurementsDocument,
  ImportMeasurementsDocument,
  RestoreMeasurementsDocument,
  SetGoalWeightDocument,
  SetTrackingChoicesDocument,
} from '../operations.gen.ts';
import { readersMoment, timeZoneOf } from '../../../dates/time-zone.ts';
import { answerForms, type Sending } from '../../../forms/answer-forms.ts';
import type { FieldsOf } from '../../../forms/form-set.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { entryFormOf, readEntry } from '../measures/entry-form-values.ts';
import { foodOperations } from './change-food-log.ts';
import { outcome, type Done } from './tracking-answer.ts';
import { trackingForms } from './tracking-forms.ts';

/** Runs what a form asks for and tells what became of it. */
export const changeTracking = answerForms<typeof trackingForms, Done>(trackingForms, {
  ...foodOperations,
  add: async (fields, sending) => {
    const read = entryInput(fields, sending);
    if ('problems' in read) return read;
    const { input } = read;
    // Without a time, an entry of today is of now.
    const { day, minute } = readersMoment({ request: sending.request, now: new Date() });
    const time = input.time === null && input.day === day ? timeOf(minute) : input.time;
    const variables = { input: { ...input, time } };
    const { addMeasurement } = await execute(sending.context, AddMeasurementDocument, variables);
    const undo = { intent: 'delete', ids: fields.id } as const;
    return outcome({ ...addMeasurement, text: m.tracking_added(), undo });
  },
  change: async (fields, sending) => {
    const read = entryInput(fields, sending);
    if ('problems' in read) return read;
    const { input } = read;
    const { changeMeasurement } = await execute(sending.context, ChangeMeasurementDocument, {
      input,
    });
    return outcome({ ...changeMeasurement, text: m.tracking_changed() });
  },
  delete: async ({ ids }, { context }) => {
    const input = { ids: [...ids] };
    const { deleteMeasurements } = await execute(context, DeleteMeasurementsDocument, { input });
    const undo = { intent: 'restore', ids: ids.join(',') } as const;
    return outcome({ ...deleteMeasurements, text: m.tracking_deleted(), undo });
  },
  restore: async ({ ids }, { context }) => {
    const input = { ids: [...ids] };
    const { restoreMeasurements } = await execute(context, RestoreMeasurementsDocument, { input });
    return outcome({ ...restoreMeasurements, text: m.tracking_restored() });
  },
  import: async ({ file }, { context, request }) => {
    const input = { csv: await file.text(), timeZone: timeZoneOf(request) };
    const { importMeasurements } = await execute(context, ImportMeasurementsDocument, { input });
    const { problems, addedIds, knownCount } = importMeasurements;
    const text = m.tracking_imported({ added: addedIds.length, known: knownCount });
    const undo = { intent: 'delete', ids: addedIds.join(',') } as const;
    return outcome({ problems, text, undo: addedIds.length === 0 ? null : undo });
  },
  goal: async (fields, { context }) => {
    const goalWeightKg = readGoal(fields);
    if (goalWeightKg === undefined) {
      const message = m.tracking_number_required();
      return { problems: [{ path: ['amount'], code: 'number', message }] };
    }
    const input = { goalWeightKg };
    const { setGoalWeight } = await execute(context, SetGoalWeightDocument, { input });
    const problems = setGoalWeight.problems.map((problem) => ({ ...problem, path: ['amount'] }));
    return outcome({ problems, text: m.tracking_goal_saved() });
  },
  choose: async (fields, { context }) => {
    const { weight_unit: weight, waist_unit: waist, glucose_unit: glucose } = fields;
    const input = {
      measures: optionalMeasures.filter((measure) => fields.measure.includes(measure)),
      weightUnit: weight && weightWords[weight],
      waistUnit: waist && waistWords[waist],
      glucoseUnit: glucose && glucoseWords[glucose],
    };
    const { setTrackingChoices } = await execute(context, SetTrackingChoicesDocument, { input });
    return outcome({ ...setTrackingChoices, text: m.tracking_choices_saved() });
  },
});

/** The units as the API names them. */
const weightWords = { kg: 'KG', lb: 'LB', st: 'ST' } as const satisfies Record<WeightUnit, string>;
const waistWords = { cm: 'CM', in: 'IN' } as const satisfies Record<WaistUnit, string>;
const glucoseWords = {
  'mmol/L': 'MMOL_L',
  'mg/dL': 'MG_DL',
} as const satisfies Record<GlucoseUnit, string>;

function entryInput(fields: FieldsOf<(typeof trackingForms)['add']>, { request }: Sending) {
  const read = readEntry({ form: entryFormOf(fields), locale: requestLocale(request) });
  if ('problems' in read) return read;
  const { id, measure, day, time } = fields;
  const timeZone = timeZoneOf(request);
  return { input: { id, measure, day, time: time || null, timeZone, ...read.entry } };
}

/** Null for no goal; undefined for what is no number. */
function readGoal(fields: FieldsOf<(typeof trackingForms)['goal']>): number | null | undefined {
  const { unit } = fields;
  if (fields.amount.trim() === '') return null;
  const amount = readAmount(fields.amount);
  const pounds = fields.pounds.trim() === '' ? 0 : readAmount(fields.pounds);
  return amount === null || pounds === null ? undefined : keptValueOf({ unit, amount, pounds });
}
