import { gramsPerPound } from '../../../lib/units.ts';

/** What members may follow; weight is always there, the others as they choose. */
export const measures = ['WEIGHT', 'WAIST', 'KETONES', 'GLUCOSE', 'BLOOD_PRESSURE'] as const;
export const optionalMeasures = ['WAIST', 'KETONES', 'GLUCOSE', 'BLOOD_PRESSURE'] as const;

export type Measure = (typeof measures)[number];
export type OptionalMeasure = (typeof optionalMeasures)[number];

export const weightUnits = ['kg', 'lb', 'st'] as const;
export const waistUnits = ['cm', 'in'] as const;
export const glucoseUnits = ['mmol/L', 'mg/dL'] as const;

export type WeightUnit = (typeof weightUnits)[number];
export type WaistUnit = (typeof waistUnits)[number];
export type GlucoseUnit = (typeof glucoseUnits)[number];
export type MeasureUnit = WeightUnit | WaistUnit | GlucoseUnit | 'mmHg';

/** What a member reads and types in; everything is kept in kg, cm, mmol/L and mmHg. */
export interface UnitChoices {
  readonly weightUnit: WeightUnit;
  readonly waistUnit: WaistUnit;
  readonly glucoseUnit: GlucoseUnit;
}

/** What is kept is never rounded, so that reading it in another unit changes nothing. */
interface MeasureDefinition {
  /** Of the kept value; only blood pressure has a second one, the diastolic. */
  readonly bounds: readonly Bounds[];
  readonly unitOf: (choices: UnitChoices) => MeasureUnit;
  readonly keptUnit: MeasureUnit;
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export const measureDefinitions: Record<Measure, MeasureDefinition> = {
  WEIGHT: {
    bounds: [{ least: 35, most: 350 }],
    unitOf: ({ weightUnit }) => weightUnit,
    keptUnit: 'kg',
  },
  WAIST: {
    bounds: [{ least: 40, most: 250 }],
    unitOf: ({ waistUnit }) => waistUnit,
    keptUnit: 'cm',
  },
  KETONES: { bounds: [{ least: 0, most: 15 }], unitOf: () => 'mmol/L', keptUnit: 'mmol/L' },
  GLUCOSE: {
    bounds: [{ least: 1, most: 40 }],
    unitOf: ({ glucoseUnit }) => glucoseUnit,
    keptUnit: 'mmol/L',
  },
  BLOOD_PRESSURE: {
    bounds: [
      { least: 50, most: 300 },
      { least: 30, most: 200 },
    ],
    unitOf: () => 'mmHg',
    keptUnit: 'mmHg',
  },
};

export const poundsPerStone = 14;
const kgPerPound = gramsPerPound / 1000;
const cmPerInch = 2.54;
/** Glucose is C6H12O6, 180.156 g a mole. */
const mgPerDlPerMmolPerL = 18.0156;

const keptPerUnit: Record<MeasureUnit, number> = {
  kg: 1,
  lb: kgPerPound,
  st: kgPerPound * poundsPerStone,
  cm: 1,
  in: cmPerInch,
  'mmol/L': 1,
  'mg/dL': 1 / mgPerDlPerMmolPerL,
  mmHg: 1,
};

const shownDecimals: Record<MeasureUnit, 0 | 1> = {
  kg: 1,
  lb: 1,
  st: 1,
  cm: 1,
  in: 1,
  'mmol/L': 1,
  'mg/dL': 0,
  mmHg: 0,
};

/** A reading in a unit; `pounds` only beside stone. */
export interface Reading {
  readonly unit: MeasureUnit;
  readonly amount: number;
  readonly pounds: number;
}

export function keptValueOf({ unit, amount, pounds }: Reading): number {
  if (unit === 'st') return (amount * poundsPerStone + pounds) * kgPerPound;
  return amount * keptPerUnit[unit];
}

type Rounding = 'nearest' | 'up' | 'down';

interface Shown {
  value: number;
  unit: MeasureUnit;
  /** A bound is rounded so that what it names is still inside. */
  rounding?: Rounding;
}

/** As it is shown: rounded for the eye only. */
export function readingOf({ value, unit, rounding = 'nearest' }: Shown): Reading {
  const round = (number: number) => rounded({ number, unit, rounding });
  if (unit !== 'st') return { unit, amount: round(inUnit({ value, unit })), pounds: 0 };
  const pounds = round(inUnit({ value, unit: 'lb' }));
  const amount = Math.trunc(pounds / poundsPerStone);
  const rest = pounds - amount * poundsPerStone;
  return { unit, amount, pounds: rounded({ number: rest, unit, rounding: 'nearest' }) };
}

export function inUnit({ value, unit }: { value: number; unit: MeasureUnit }): number {
  return value / keptPerUnit[unit];
}

/** The margin keeps floating point from pushing an exact figure over the next step. */
function rounded(args: { number: number; unit: MeasureUnit; rounding: Rounding }): number {
  const perUnit = 10 ** shownDecimals[args.unit];
  const steps = args.number * perUnit;
  switch (args.rounding) {
    case 'nearest':
      // Without minus zero.
      return Math.round(steps) / perUnit + 0;
    case 'up':
      return Math.ceil(steps - 1e-6) / perUnit;
    case 'down':
      return Math.floor(steps + 1e-6) / perUnit;
  }
}

/** `78,4` and `78.4` alike, to the last digit of a float; null for what is no number of ours. */
export function readAmount(text: string): number | null {
  const match = /^\d{1,4}(?:[.,]\d{1,40})?(?:e-\d{1,3})?$/.exec(text.trim());
  return match === null ? null : Number(match[0].replace(',', '.'));
}

export function isMeasure(text: string): text is Measure {
  return (measures as readonly string[]).includes(text);
}
