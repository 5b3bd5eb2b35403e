import { gramsPerPound } from '../../lib/units.ts';
import type { MeasurementSystem, WeightUnit } from './survey/survey-answers.rules.ts';

/** Height and weight are stored metric; members read and type them in their own units. */
export interface FeetAndInches {
  readonly feet: number;
  readonly inches: number;
}

/** `pounds` is zero except in stone. */
export interface TypedWeight {
  readonly unit: WeightUnit;
  readonly amount: number;
  readonly pounds: number;
}

type Rounding = 'nearest' | 'up' | 'down';

const cmPerInch = 2.54;
const inchesPerFoot = 12;
const kgPerPound = gramsPerPound / 1000;
const poundsPerStone = 14;

export function heightCmOf({ feet, inches }: FeetAndInches): number {
  return roundTo({ value: (feet * inchesPerFoot + inches) * cmPerInch, step: 0.1 });
}

export function feetAndInchesOf(args: { heightCm: number; rounding?: Rounding }): FeetAndInches {
  const { heightCm, rounding } = args;
  const inches = roundTo({ value: heightCm / cmPerInch, step: 1, rounding });
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot };
}

/** Two decimals of a kilogram are finer than a tenth of a pound, so nothing typed is lost. */
export function weightKgOf({ unit, amount, pounds }: TypedWeight): number {
  switch (unit) {
    case 'kg':
      return roundTo({ value: amount, step: 0.01 });
    case 'lb':
      return roundTo({ value: amount * kgPerPound, step: 0.01 });
    case 'st':
      return roundTo({ value: (amount * poundsPerStone + pounds) * kgPerPound, step: 0.01 });
  }
}

export function typedWeightOf(args: {
  weightKg: number;
  unit: WeightUnit;
  step?: 0.1 | 1;
  rounding?: Rounding;
}): TypedWeight {
  const { weightKg, unit, step = 0.1, rounding } = args;
  if (unit === 'kg') {
    return { unit, amount: roundTo({ value: weightKg, step, rounding }), pounds: 0 };
  }
  const pounds = roundTo({ value: weightKg / kgPerPound, step, rounding });
  if (unit === 'lb') return { unit, amount: pounds, pounds: 0 };
  const stones = Math.floor(pounds / poundsPerStone);
  return {
    unit,
    amount: stones,
    pounds: roundTo({ value: pounds - stones * poundsPerStone, step: 0.1 }),
  };
}

/** A bound in whole units, rounded so that what it names is still inside. */
export function shownHeight(args: {
  heightCm: number;
  system: MeasurementSystem;
  rounding: Rounding;
}): string {
  if (args.system === 'METRIC') {
    return `${roundTo({ value: args.heightCm, step: 1, rounding: args.rounding })} cm`;
  }
  const { feet, inches } = feetAndInchesOf(args);
  return `${feet} ft ${inches} in`;
}

export function shownWeight(args: {
  weightKg: number;
  unit: WeightUnit;
  rounding: Rounding;
}): string {
  const { unit, amount, pounds } = typedWeightOf({ ...args, step: 1 });
  return unit === 'st' ? `${amount} st ${pounds} lb` : `${amount} ${unit}`;
}

/** The margin keeps floating point from pushing an exact figure over the next step. */
function roundTo(args: { value: number; step: 0.01 | 0.1 | 1; rounding?: Rounding }): number {
  const perUnit = Math.round(1 / args.step);
  const steps = args.value * perUnit;
  switch (args.rounding ?? 'nearest') {
    case 'nearest':
      return Math.round(steps) / perUnit;
    case 'up':
      return Math.ceil(steps - 1e-6) / perUnit;
    case 'down':
      return Math.floor(steps + 1e-6) / perUnit;
  }
}
