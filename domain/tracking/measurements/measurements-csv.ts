import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { problem, type Problem } from '../../../lib/problems.ts';
import { isLocalDay, minuteOf, timeOf } from '../../../lib/local-time.ts';
import type { Measured } from './measurement.ts';
import {
  isMeasure,
  keptValueOf,
  measureDefinitions,
  readAmount,
  type Measure,
  type MeasureUnit,
  type UnitChoices,
} from './measures.rules.ts';

const columns = ['date', 'time', 'measure', 'value', 'second_value', 'unit'] as const;

type Column = (typeof columns)[number];
type Cells = Readonly<Partial<Record<Column, string>>>;

/** A row of a file and the line it ends on. */
export interface CsvReading {
  readonly line: number;
  readonly measured: Measured;
}

export interface ReadCsv {
  readonly readings: readonly CsvReading[];
  readonly problems: readonly Problem[];
}

/** Everything in the units it is kept in, so that reading it again gives the very same numbers. */
export function writeMeasurementsCsv(measurements: readonly Measured[]): string {
  const rows = measurements.map(({ measure, day, minute, value, secondValue }) => [
    day,
    minute === null ? '' : timeOf(minute),
    measure.toLowerCase(),
    String(value),
    secondValue === null ? '' : String(secondValue),
    measureDefinitions[measure].keptUnit,
  ]);
  return stringify([columns, ...rows]);
}

/**
 * Our own files, and those of others that have a date and a weight. Without a measure it is weight,
 * without a unit the member's own; the heading may say it: `Weight (lb)`.
 */
export function readMeasurementsCsv(args: { text: string; choices: UnitChoices }): ReadCsv {
  const raw = readRows(args.text);
  if ('problem' in raw) return { readings: [], problems: [raw.problem] };
  const [heading, ...body] = raw.rows;
  const { names, unit: headingUnit } = readHeading(heading?.record ?? []);
  if (!names.includes('date') || !names.includes('value')) {
    return { readings: [], problems: [problem('csv', 'tracking.csv-columns-missing')] };
  }
  const read = body.map(({ record, info: { lines: line } }) => {
    const cells: Cells = Object.fromEntries(names.map((name, index) => [name, record[index]]));
    return readRow({ cells, line, headingUnit, choices: args.choices });
  });
  return {
    readings: read.flatMap((each) => ('problem' in each ? [] : [each])),
    problems: read.flatMap((each) => ('problem' in each ? [each.problem] : [])),
  };
}

type RawRow = Readonly<{ record: string[]; info: { lines: number } }>;

function readRows(text: string): { rows: RawRow[] } | { problem: Problem } {
  const options = {
    bom: true,
    info: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  } as const;
  try {
    return { rows: parse(text, options) as unknown as RawRow[] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { problem: lineProblem(line, 'tracking.csv-unreadable') };
  }
}

/** Where a comma is the decimal sign, spreadsheets part their columns with semicolons. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split('\n', 1);
  return ['\t', ';'].find((sign) => heading.includes(sign)) ?? ',';
}

const headingUnits: readonly MeasureUnit[] = ['kg', 'lb', 'st'];

/** What the columns are called; a column that is none of ours is passed over. */
function readHeading(cells: readonly string[]): { names: string[]; unit: MeasureUnit | null } {
  const words = cells.map((cell) => cell.toLowerCase().match(/[a-z]+/g) ?? []);
  const names = words.map((parts) => {
    const name = parts.join('_');
    if ((columns as readonly string[]).includes(name)) return name;
    return parts[0] === 'weight' ? 'value' : '';
  });
  const ofWeight = words.find((parts) => parts[0] === 'weight') ?? [];
  const unit = headingUnits.find((each) => ofWeight.slice(1).some((word) => isUnit(word, each)));
  return { names, unit: unit ?? null };
}

function isUnit(word: string, unit: MeasureUnit): boolean {
  return word === unit || word === `${unit}s`;
}

function readRow(args: {
  cells: Cells;
  line: number;
  headingUnit: MeasureUnit | null;
  choices: UnitChoices;
}): CsvReading | { problem: Problem } {
  const { cells, line, headingUnit, choices } = args;
  const measure = (cells.measure || 'weight').toUpperCase();
  if (!isMeasure(measure)) return refused(line, 'tracking.csv-measure');
  const unit = unitNamed(cells.unit) ?? headingUnit ?? measureDefinitions[measure].unitOf(choices);
  if (!fits(measure, unit) || (cells.unit && unitNamed(cells.unit) === null)) {
    return refused(line, 'tracking.csv-unit');
  }
  const { date: day = '', time = '' } = cells;
  const minute = time === '' ? null : minuteOf(time);
  if (!isLocalDay(day)) return refused(line, 'tracking.csv-date');
  if (time !== '' && minute === null) return refused(line, 'tracking.csv-time');
  const value = valueIn(cells.value, unit);
  const secondValue = cells.second_value ? valueIn(cells.second_value, unit) : null;
  if (value === null || (cells.second_value && secondValue === null)) {
    return refused(line, 'tracking.csv-value');
  }
  return { line, measured: { measure, day, minute, value, secondValue } };
}

const allUnits: readonly MeasureUnit[] = ['kg', 'lb', 'st', 'cm', 'in', 'mmol/L', 'mg/dL', 'mmHg'];

function unitNamed(text: string | undefined): MeasureUnit | null {
  return allUnits.find((unit) => unit.toLowerCase() === text?.toLowerCase()) ?? null;
}

const unitsOf: Record<Measure, readonly MeasureUnit[]> = {
  WEIGHT: ['kg', 'lb', 'st'],
  WAIST: ['cm', 'in'],
  KETONES: ['mmol/L'],
  GLUCOSE: ['mmol/L', 'mg/dL'],
  BLOOD_PRESSURE: ['mmHg'],
};

function fits(measure: Measure, unit: MeasureUnit): boolean {
  return unitsOf[measure].includes(unit);
}

function valueIn(text: string | undefined, unit: MeasureUnit): number | null {
  const amount = readAmount(text ?? '');
  return amount === null ? null : keptValueOf({ unit, amount, pounds: 0 });
}

function refused(line: number, code: string): { problem: Problem } {
  return { problem: lineProblem(line, code) };
}

export function lineProblem(line: number, code: string): Problem {
  return problem(['csv', String(line)], code, { line });
}
