import { builder } from '../../../api/builder.ts';
import type { MeasureHistory } from './find-measure-history.ts';
import { intervals, type HistoryPoint } from './history.rules.ts';
import { timeOf } from '../../../lib/local-time.ts';
import type { Measurement } from './measurement.ts';
import { measures, optionalMeasures } from './measures.rules.ts';
import { isQuizEntryId } from './quiz-entry.ts';
import type { TrackingChoices } from '../choices/tracking-choices.ts';
import type { DayValue } from './trend.rules.ts';

/** More than a page shows at once. */
const mostEntries = 1000;

export const MeasureType = builder.enumType('TrackedMeasure', { values: measures });
export const OptionalMeasureType = builder.enumType('OptionalMeasure', {
  values: optionalMeasures,
});
export const WeightUnitType = builder.enumType('TrackingWeightUnit', {
  values: { KG: { value: 'kg' }, LB: { value: 'lb' }, ST: { value: 'st' } },
} as const);
export const WaistUnitType = builder.enumType('WaistUnit', {
  values: { CM: { value: 'cm' }, IN: { value: 'in' } },
} as const);
export const GlucoseUnitType = builder.enumType('GlucoseUnit', {
  values: { MMOL_L: { value: 'mmol/L' }, MG_DL: { value: 'mg/dL' } },
} as const);
export const IntervalType = builder.enumType('TrackingInterval', {
  description: 'A week, months, a year, or all there is.',
  values: Object.fromEntries(
    intervals.map((interval) => [intervalWord(interval), { value: interval }]),
  ) as Record<string, { value: (typeof intervals)[number] }>,
});

/** Names of GraphQL begin with a letter. */
function intervalWord(interval: string): string {
  return interval === 'ALL' ? interval : `LAST_${interval}`;
}

export const TrackingChoicesType = builder.objectRef<TrackingChoices>('TrackingChoices').implement({
  description: 'What the member follows, and how they read it.',
  fields: (t) => ({
    measures: t.field({
      type: [OptionalMeasureType],
      description: 'Besides weight.',
      resolve: ({ measures: chosen }) => [...chosen],
    }),
    weightUnit: t.expose('weightUnit', { type: WeightUnitType }),
    waistUnit: t.expose('waistUnit', { type: WaistUnitType }),
    glucoseUnit: t.expose('glucoseUnit', { type: GlucoseUnitType }),
    goalWeightKg: t.exposeFloat('goalWeightKg', { nullable: true }),
  }),
});

const MeasurementType = builder.objectRef<Measurement>('Measurement').implement({
  description: 'Values are in kg, cm, mmol/L or mmHg, in full precision.',
  fields: (t) => ({
    id: t.exposeID('id'),
    isFromQuiz: t.boolean({
      description: 'The weight that was told to the quiz; changed, it is an entry like others.',
      resolve: ({ id }) => isQuizEntryId(id),
    }),
    measure: t.expose('measure', { type: MeasureType }),
    day: t.exposeString('day', { description: 'Where the member was: `2026-03-10`.' }),
    time: t.string({
      nullable: true,
      description: '`07:30`; null where only the day is known.',
      resolve: ({ minute }) => (minute === null ? null : timeOf(minute)),
    }),
    value: t.exposeFloat('value'),
    secondValue: t.exposeFloat('secondValue', {
      nullable: true,
      description: 'The diastolic blood pressure.',
    }),
  }),
});

const HistoryPointType = builder.objectRef<HistoryPoint>('MeasureHistoryPoint').implement({
  description: 'An entry, or the mean of a few days where there are very many.',
  fields: (t) => ({
    fromDay: t.exposeString('fromDay'),
    toDay: t.exposeString('toDay'),
    value: t.exposeFloat('value'),
    secondValue: t.exposeFloat('secondValue', { nullable: true }),
  }),
});

const DayValueType = builder.objectRef<DayValue>('TrackedDayValue').implement({
  fields: (t) => ({ day: t.exposeString('day'), value: t.exposeFloat('value') }),
});

export const MeasureHistoryType = builder.objectRef<MeasureHistory>('MeasureHistory').implement({
  fields: (t) => ({
    measure: t.expose('measure', { type: MeasureType }),
    entryCount: t.int({
      description: 'Of all times.',
      resolve: ({ entries }) => entries.length,
    }),
    entries: t.field({
      type: [MeasurementType],
      description: `Of all times, the latest first; at most ${mostEntries}.`,
      args: { first: t.arg.int({ defaultValue: 10 }) },
      resolve: ({ entries }, { first }) =>
        entries.slice(0, Math.min(Math.max(0, first ?? 0), mostEntries)),
    }),
    first: t.field({
      type: MeasurementType,
      nullable: true,
      description: 'Of the interval.',
      resolve: ({ span }) => span?.first ?? null,
    }),
    last: t.field({
      type: MeasurementType,
      nullable: true,
      description: 'Of the interval.',
      resolve: ({ span }) => span?.last ?? null,
    }),
    points: t.field({
      type: [HistoryPointType],
      description: 'Of the interval, in the order of time.',
      resolve: ({ points }) => [...points],
    }),
    trend: t.field({
      type: [DayValueType],
      description: 'Weight without its daily ups and downs: moves a tenth of the way a day.',
      resolve: ({ trend }) => [...trend],
    }),
    changePerWeek: t.exposeFloat('changePerWeek', {
      nullable: true,
      description: 'Of the trend over the last four weeks; null before there is a week of it.',
    }),
    goalDay: t.exposeString('goalDay', {
      nullable: true,
      description: 'When the trend meets the goal as it goes now.',
    }),
    milestone: t.field({
      type: DayValueType,
      nullable: true,
      description: 'The last round step that the trend has come towards the goal, in kg.',
      resolve: ({ milestone }) => milestone,
    }),
  }),
});
