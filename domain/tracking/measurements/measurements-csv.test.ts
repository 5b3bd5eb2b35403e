import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Measured } from './measurement.ts';
import { readMeasurementsCsv, writeMeasurementsCsv } from './measurements-csv.ts';

const choices = { weightUnit: 'lb', waistUnit: 'in', glucoseUnit: 'mg/dL' } as const;

function read(text: string) {
  const { readings, problems } = readMeasurementsCsv({ text, choices });
  return { measured: readings.map((reading) => reading.measured), problems };
}

const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(Date.UTC(1990, 0, 1 + days)).toISOString().slice(0, 10));
const minute = fc.option(fc.integer({ min: 0, max: 1439 }));
const value = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const single = (measure: Measured['measure'], min: number, max: number) =>
  fc.record({
    measure: fc.constant(measure),
    day,
    minute,
    value: value(min, max),
    secondValue: fc.constant(null),
  });
const measuredArbitrary: fc.Arbitrary<Measured> = fc.oneof(
  single('WEIGHT', 35, 350),
  single('WAIST', 40, 250),
  single('KETONES', 0, 15),
  single('GLUCOSE', 1, 40),
  fc.record({
    measure: fc.constant('BLOOD_PRESSURE' as const),
    day,
    minute,
    value: value(50, 300),
    secondValue: value(30, 200),
  }),
);

test('what is written is read again to the last digit', () => {
  fc.assert(
    fc.property(fc.array(measuredArbitrary, { maxLength: 20 }), (entries) => {
      expect(read(writeMeasurementsCsv(entries))).toEqual({ measured: entries, problems: [] });
    }),
  );
});

const weight = { measure: 'WEIGHT', day: '2026-03-10', minute: null, secondValue: null } as const;

test.each([
  ['date,weight\n2026-03-10,170', 77.1107029],
  ['Date,Weight (kg)\n2026-03-10,78.4', 78.4],
  ['date;weight kg\n2026-03-10;78,4', 78.4],
  ['date\tWeight (lbs)\tBMI\n2026-03-10\t170\t24', 77.1107029],
  ['\ufeffvalue,unit,date\n78.4,KG,2026-03-10\n\n', 78.4],
  ['date,measure,value,unit\r\n2026-03-10,weight,12,st\r\n', 76.20351816],
])('a file of another app is read: %j', (text, kg) => {
  const { measured, problems } = read(text);
  expect(problems).toEqual([]);
  expect(measured).toEqual([{ ...weight, value: expect.closeTo(kg, 7) }]);
});

test('every bad line is named with what is wrong', () => {
  const text = [
    'date,time,measure,value,second_value,unit',
    '2026-03-10,07:30,weight,78.4,,kg',
    '10.03.2026,07:30,weight,78.4,,kg',
    '2026-03-10,7.30,weight,78.4,,kg',
    '2026-03-10,07:30,mood,5,,kg',
    '2026-03-10,07:30,waist,80,,kg',
    '2026-03-10,07:30,weight,heavy,,kg',
    '2026-03-10,07:30,weight,78.4,,furlong',
    '2026-03-10',
  ].join('\n');
  const { measured, problems } = read(text);
  expect(measured).toHaveLength(1);
  expect(problems.map(({ code, values }) => [values?.line, code])).toEqual([
    [3, 'tracking.csv-date'],
    [4, 'tracking.csv-time'],
    [5, 'tracking.csv-measure'],
    [6, 'tracking.csv-unit'],
    [7, 'tracking.csv-value'],
    [8, 'tracking.csv-unit'],
    [9, 'tracking.csv-value'],
  ]);
});

test.each([
  ['no heading', '2026-03-10,78.4'],
  ['nothing', ''],
  ['no date', 'weight\n78'],
])('a file with %s is refused', (_what, text) => {
  expect(read(text).problems).toMatchObject([{ code: 'tracking.csv-columns-missing' }]);
});

test('a quote that never ends is named, not thrown', () => {
  const { problems } = read('date,weight\n"2026-03-10,78');
  expect(problems).toMatchObject([{ code: 'tracking.csv-unreadable', values: { line: 2 } }]);
});
