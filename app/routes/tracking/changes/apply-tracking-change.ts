import {
  glucoseUnits,
  keptValueOf,
  optionalMeasures,
  readAmount,
  waistUnits,
  weightUnits,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import { timeOf } from '../../../../domain/tracking/local-time.rules.ts';
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
import type { TrackingChoicesInput } from '../../../graphql/schema-types.gen.ts';
import { applyFoodChange } from './apply-food-change.ts';
import { readEntry, type EntryForm } from '../measures/entry-form-values.ts';
import { answer, type Applying, type TrackingAnswer } from './tracking-answer.ts';
import type { ChosenForm, TrackingChange } from './tracking-changes.ts';

/** Sends a change and tells what became of it. */
export async function applyTrackingChange(
  args: Applying & { change: TrackingChange },
): Promise<TrackingAnswer> {
  const { context, change } = args;
  switch (change.intent) {
    case 'add':
    case 'change':
      return applyEntry({ ...args, intent: change.intent, entry: change.entry });
    case 'delete':
    case 'restore':
      return markEntries({ context, intent: change.intent, ids: change.ids });
    case 'import':
      return importFile({ ...args, csv: change.file });
    case 'goal':
      return setGoal({ context, ...change });
    case 'choose': {
      const input = choicesOf(change.choices);
      const { setTrackingChoices } = await execute(context, SetTrackingChoicesDocument, { input });
      return answer({ intent: 'choose', ...setTrackingChoices, text: m.tracking_choices_saved() });
    }
    default:
      return applyFoodChange({ ...args, change });
  }
}

/** Without a time, an entry of today is of now. */
async function applyEntry(
  args: Applying & { intent: 'add' | 'change'; entry: EntryForm },
): Promise<TrackingAnswer> {
  const { context, locale, moment, timeZone, intent, entry } = args;
  const read = readEntry({ form: entry, locale });
  if ('problems' in read) return answer({ intent, problems: read.problems, entry });
  const { id, measure, day } = entry;
  const isNow = intent === 'add' && entry.time === '' && day === moment.day;
  const time = isNow ? timeOf(moment.minute) : entry.time || null;
  const input = { id, measure, day, time, timeZone, ...read.entry };
  if (intent === 'change') {
    const { changeMeasurement } = await execute(context, ChangeMeasurementDocument, { input });
    const { problems } = changeMeasurement;
    return answer({ intent, problems, entry, text: m.tracking_changed() });
  }
  const { addMeasurement } = await execute(context, AddMeasurementDocument, { input });
  const undo = { intent: 'delete', ids: id } as const;
  return answer({ intent, ...addMeasurement, entry, text: m.tracking_added(), undo });
}

async function markEntries({
  context,
  intent,
  ids,
}: Pick<Applying, 'context'> & {
  intent: 'delete' | 'restore';
  ids: readonly string[];
}): Promise<TrackingAnswer> {
  const input = { ids: [...ids] };
  if (intent === 'restore') {
    const { restoreMeasurements } = await execute(context, RestoreMeasurementsDocument, { input });
    return answer({ intent, ...restoreMeasurements, text: m.tracking_restored() });
  }
  const { deleteMeasurements } = await execute(context, DeleteMeasurementsDocument, { input });
  const undo = { intent: 'restore', ids: ids.join(',') } as const;
  return answer({ intent, ...deleteMeasurements, text: m.tracking_deleted(), undo });
}

async function importFile({
  context,
  timeZone,
  csv,
}: Applying & { csv: string }): Promise<TrackingAnswer> {
  const input = { csv, timeZone };
  const { importMeasurements } = await execute(context, ImportMeasurementsDocument, { input });
  const { problems, addedIds, knownCount } = importMeasurements;
  const text = m.tracking_imported({ added: addedIds.length, known: knownCount });
  const undo =
    addedIds.length === 0 ? null : ({ intent: 'delete', ids: addedIds.join(',') } as const);
  return answer({ intent: 'import', problems, text, undo });
}

async function setGoal({
  context,
  unit: typedUnit,
  ...typed
}: Pick<Applying, 'context'> & {
  unit: string;
  amount: string;
  pounds: string;
}): Promise<TrackingAnswer> {
  const unit = weightUnits.find((each) => each === typedUnit) ?? 'kg';
  const isNone = typed.amount.trim() === '';
  const amount = readAmount(typed.amount);
  const pounds = typed.pounds.trim() === '' ? 0 : readAmount(typed.pounds);
  if (!isNone && (amount === null || pounds === null)) {
    const message = m.tracking_number_required();
    return answer({ intent: 'goal', problems: [{ path: ['amount'], code: 'number', message }] });
  }
  const kept = isNone ? null : keptValueOf({ unit, amount: amount ?? 0, pounds: pounds ?? 0 });
  const input = { goalWeightKg: kept };
  const { setGoalWeight } = await execute(context, SetGoalWeightDocument, { input });
  const problems = setGoalWeight.problems.map((problem) => ({ ...problem, path: ['amount'] }));
  return answer({ intent: 'goal', problems, text: m.tracking_goal_saved() });
}

/** The words of a form as the API's; what is none of them is left out. */
function choicesOf({
  measures,
  weightUnit,
  waistUnit,
  glucoseUnit,
}: ChosenForm): TrackingChoicesInput {
  const isOneOf = <Word extends string>(words: readonly Word[], word: string) =>
    words.some((each) => each === word);
  return {
    measures: optionalMeasures.filter((measure) => measures.includes(measure)),
    weightUnit: isOneOf(weightUnits, weightUnit) ? wireWord(weightUnit) : null,
    waistUnit: isOneOf(waistUnits, waistUnit) ? wireWord(waistUnit) : null,
    glucoseUnit: isOneOf(glucoseUnits, glucoseUnit) ? wireWord(glucoseUnit) : null,
  };
}

/** `mmol/L` is `MMOL_L` on the wire. */
function wireWord<Word extends string>(unit: string): Word {
  return unit.toUpperCase().replace('/', '_') as Word;
}
