import { expect, test } from 'vitest';
import type { MeasureUnit } from '../../../../domain/tracking/measurements/measures.rules.ts';
import { filledForm, readEntry, type EntryForm } from './entry-form-values.ts';

const form: EntryForm = {
  id: 'an-id',
  measure: 'WEIGHT',
  unit: 'kg',
  day: '2026-03-10',
  time: '',
  amount: '78,4',
  pounds: '',
  second: '',
  kept: '',
  keptSecond: '',
};

function read(change: Partial<EntryForm>) {
  return readEntry({ form: { ...form, ...change }, locale: 'en' });
}

test.each<[Partial<EntryForm>, number]>([
  [{}, 78.4],
  [{ unit: 'lb', amount: '170' }, 77.1107029],
  [{ unit: 'st', amount: '12', pounds: '2' }, 77.1107029],
  [{ unit: 'st', amount: '12' }, 76.20351816],
  [{ measure: 'WAIST', unit: 'in', amount: '32' }, 81.28],
])('%j is %d', (change, value) => {
  expect(read(change)).toEqual({ entry: { value: expect.closeTo(value, 7), secondValue: null } });
});

test.each<MeasureUnit>(['kg', 'lb', 'st'])(
  'saving what nobody touched moves nothing: %s',
  (unit) => {
    const value = 77.24678061137;
    const entry = {
      id: 'an-id',
      measure: 'WEIGHT',
      day: form.day,
      time: null,
      value,
      secondValue: null,
    } as const;
    const filled = filledForm({ entry, unit, locale: 'sv' });
    expect(readEntry({ form: filled, locale: 'sv' })).toEqual({
      entry: { value, secondValue: null },
    });
  },
);

test.each<[Partial<EntryForm>, string, RegExp]>([
  [{ amount: '34' }, 'amount', /35.kg to 350.kg/],
  [{ unit: 'lb', amount: '77' }, 'amount', /77\.2.lb to 771\.6.lb/],
  [{ amount: 'heavy' }, 'amount', /number/],
  [{ unit: 'cm' }, 'amount', /number/],
  [{ measure: 'BLOOD_PRESSURE', unit: 'mmHg', amount: '120' }, 'second', /number/],
])('%j is refused at %s', (change, field, message) => {
  expect(read(change)).toEqual({
    problems: [
      { path: [field], code: expect.any(String), message: expect.stringMatching(message) },
    ],
  });
});
