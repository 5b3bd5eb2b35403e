import { invalidInput, problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import { zoneField, zoneOf } from '../../api/time-zone.ts';
import { builder, ProblemType } from '../../api/builder.ts';
import {
  addMeasurement,
  changeMeasurement,
  deleteMeasurements,
  restoreMeasurements,
} from './measurements/change-measurements.ts';
import './food-log/eaten-meals.resolvers.ts';
import './food-log/food-log.resolvers.ts';
import { importMeasurements } from './measurements/import-measurements.ts';
import { minuteOf, type LocalDay } from '../../lib/local-time.ts';
import type { Measured } from './measurements/measurement.ts';
import {
  GlucoseUnitType,
  MeasureType,
  OptionalMeasureType,
  WaistUnitType,
  WeightUnitType,
} from './measurements/measurements.resolvers.ts';
import type { Measure } from './measurements/measures.rules.ts';
import { setGoalWeight } from './measurements/set-goal-weight.ts';
import { storeChoices } from './choices/tracking-choices.store.ts';
import {
  changed,
  checkedId,
  checkedIds,
  EntryIdsInput,
  TrackingChangeType,
  type TrackingChange,
} from './tracking-type.resolvers.ts';

/** Thousands of rows fit; more is no list a person kept. */
const mostCsvCharacters = 1_000_000;

const AddMeasurementInput = builder.inputType('AddMeasurementInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'A new UUID; the same one again adds nothing.' }),
    measure: t.field({ type: MeasureType, required: true }),
    day: t.string({ required: true, description: '`2026-03-10`' }),
    time: t.string({ description: '`07:30`' }),
    value: t.float({ required: true, description: 'kg, cm, mmol/L or mmHg.' }),
    secondValue: t.float({ description: 'The diastolic blood pressure.' }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const ChangeMeasurementInput = builder.inputType('ChangeMeasurementInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    measure: t.field({ type: MeasureType, required: true, description: 'As it is.' }),
    day: t.string({ required: true }),
    time: t.string(),
    value: t.float({ required: true }),
    secondValue: t.float(),
    timeZone: t.string({ description: zoneField }),
  }),
});

const TrackingChoicesInput = builder.inputType('TrackingChoicesInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    measures: t.field({ type: [OptionalMeasureType] }),
    weightUnit: t.field({ type: WeightUnitType }),
    waistUnit: t.field({ type: WaistUnitType }),
    glucoseUnit: t.field({ type: GlucoseUnitType }),
  }),
});

const GoalWeightInput = builder.inputType('GoalWeightInput', {
  fields: (t) => ({ goalWeightKg: t.float({ description: 'Left out, there is no goal.' }) }),
});

const ImportMeasurementsInput = builder.inputType('ImportMeasurementsInput', {
  fields: (t) => ({
    csv: t.string({ required: true, description: 'As `tracking.csv`, or with date and weight.' }),
    timeZone: t.string({ description: zoneField }),
  }),
});

interface ImportChange extends TrackingChange {
  addedIds: readonly string[];
  knownCount: number;
}

const ImportMeasurementsType = builder.objectRef<ImportChange>('ImportMeasurementsResult');
ImportMeasurementsType.implement({
  fields: (t) => ({
    problems: t.field({
      type: [ProblemType],
      description: 'With any, nothing is imported. Their path is `csv` and the line.',
      resolve: ({ problems }) => [...problems],
    }),
    addedIds: t.idList({ resolve: ({ addedIds }) => [...addedIds] }),
    knownCount: t.exposeInt('knownCount', { description: 'Rows that were there already.' }),
  }),
});

interface GivenMeasurement {
  measure: Measure;
  day: LocalDay;
  time?: string | null | undefined;
  value: number;
  secondValue?: number | null | undefined;
}

function measuredOf({
  measure,
  day,
  time,
  value,
  secondValue,
}: GivenMeasurement): Result<Measured, Problem[]> {
  const minute = time ? minuteOf(time) : null;
  if (time && minute === null) {
    return refusal([problem('time', 'tracking.time-invalid')]);
  }
  const second = measure === 'BLOOD_PRESSURE' ? (secondValue ?? null) : null;
  return success({ measure, day, minute, value, secondValue: second });
}

builder.mutationFields((t) => ({
  addMeasurement: t.field({
    type: TrackingChangeType,
    args: { input: t.arg({ type: AddMeasurementInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, async ({ userId }) => {
        const id = checkedId(input.id);
        const measured = measuredOf(input);
        if (!measured.ok) return measured;
        const { db, clock } = context.services;
        const measurement = { id, ...measured.value };
        return addMeasurement({ db, clock, userId, measurement, timeZone: zoneOf(input.timeZone) });
      }),
  }),
  changeMeasurement: t.field({
    type: TrackingChangeType,
    description: 'Corrects an entry; its measure stays.',
    args: { input: t.arg({ type: ChangeMeasurementInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, async ({ userId }) => {
        const measured = measuredOf(input);
        if (!measured.ok) return measured;
        const { db, clock } = context.services;
        const change = { id: input.id, measured: measured.value };
        return changeMeasurement({
          db,
          clock,
          userId,
          ...change,
          timeZone: zoneOf(input.timeZone),
        });
      }),
  }),
  deleteMeasurements: t.field({
    type: TrackingChangeType,
    description: 'For a day `restoreMeasurements` brings them back as they were.',
    args: { input: t.arg({ type: EntryIdsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, ({ userId }) => {
        const { db, clock } = context.services;
        return deleteMeasurements({ db, clock, userId, ids: checkedIds(input.ids) });
      }),
  }),
  restoreMeasurements: t.field({
    type: TrackingChangeType,
    args: { input: t.arg({ type: EntryIdsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, ({ userId }) => {
        const { db, clock } = context.services;
        return restoreMeasurements({ db, clock, userId, ids: checkedIds(input.ids) });
      }),
  }),
  setTrackingChoices: t.field({
    type: TrackingChangeType,
    args: { input: t.arg({ type: TrackingChoicesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, async ({ userId }) => {
        const given = Object.entries(input).filter(
          ([, value]) => value !== null && value !== undefined,
        );
        if (given.length === 0) return;
        const choices = Object.fromEntries(given);
        await storeChoices({ db: context.services.db, userId, choices });
      }),
  }),
  setGoalWeight: t.field({
    type: TrackingChangeType,
    description: "In the profile, where plans find it; without a profile it is tracking's own.",
    args: { input: t.arg({ type: GoalWeightInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, ({ userId }) => {
        const { db, clock, createId } = context.services;
        const goalWeightKg = input.goalWeightKg ?? null;
        return setGoalWeight({ db, clock, createId, userId, goalWeightKg });
      }),
  }),
  importMeasurements: t.field({
    type: ImportMeasurementsType,
    description: 'Adds what is not there yet; the same file again adds nothing.',
    args: { input: t.arg({ type: ImportMeasurementsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { value, ...change } = await changed(context, async ({ userId, tracking }) => {
        if (input.csv.length > mostCsvCharacters) throw invalidInput();
        const { db, clock, createId } = context.services;
        const timeZone = zoneOf(input.timeZone);
        const choices = await tracking.choices();
        return importMeasurements({
          db,
          clock,
          createId,
          userId,
          csv: input.csv,
          choices,
          timeZone,
        });
      });
      return { ...change, addedIds: value?.addedIds ?? [], knownCount: value?.knownCount ?? 0 };
    },
  }),
}));
