import { expect, test } from 'vitest';
import {
  axisNumber,
  axisText,
  clockText,
  dayText,
  changeText,
  differenceText,
  differenceUnit,
  distanceText,
  noBreakSpace,
  scaleText,
  typedText,
  valueText,
} from './measure-words.ts';

const kgPerPound = 0.453_592_37;
const inPounds = (pounds: number) => pounds * kgPerPound;

test.each([
  [{ value: 78.4, unit: 'kg', locale: 'en' }, '78.4 kg'],
  [{ value: 78, unit: 'kg', locale: 'en' }, '78.0 kg'],
  [{ value: 78.4, unit: 'kg', locale: 'sv' }, '78,4 kg'],
  [{ value: 78, unit: 'kg', isRound: true, locale: 'en' }, '78 kg'],
  [{ value: inPounds(172.8), unit: 'st', locale: 'en' }, '12 st 4.8 lb'],
  [{ value: inPounds(168), unit: 'st', locale: 'en' }, '12 st 0.0 lb'],
  [{ value: inPounds(168), unit: 'st', isRound: true, locale: 'en' }, '12 st'],
  [{ value: inPounds(172), unit: 'st', isRound: true, locale: 'en' }, '12 st 4 lb'],
  [{ value: 120, secondValue: 80, unit: 'mmHg', locale: 'en' }, '120/80 mmHg'],
  [{ value: 5.5, secondValue: null, unit: 'mg/dL', locale: 'en' }, '99 mg/dL'],
  [{ value: 80.01, unit: 'kg', rounding: 'up', locale: 'en' }, '80.1 kg'],
  [{ value: 80.09, unit: 'kg', rounding: 'down', locale: 'en' }, '80.0 kg'],
] as const)('%o reads %s', (value, text) => {
  expect(valueText(value)).toBe(text.replaceAll(' ', '\u00a0').replace('st\u00a0', 'st '));
});

test.each([
  [-0.3, 'kg', '−0.3'],
  [0.2, 'kg', '+0.2'],
  [0.04, 'kg', '0'],
  [-0.04, 'kg', '0'],
  [inPounds(-15), 'st', '−15.0'],
] as const)('a difference of %d in %s is %s', (value, unit, text) => {
  expect(differenceText({ value, unit, locale: 'en' })).toBe(text);
});

test('a change is told with its unit, and one of stones in pounds', () => {
  expect(changeText({ value: -0.3, unit: 'kg', locale: 'sv' })).toBe('\u22120,3\u00a0kg');
  expect(changeText({ value: 1, unit: 'st', locale: 'en' })).toBe('+2.2\u00a0lb');
});

test('how far apart two weights are has no sign, and stones are told in pounds', () => {
  expect(distanceText({ value: -6.2, unit: 'kg', locale: 'en' })).toBe('6.2\u00a0kg');
  expect(distanceText({ value: inPounds(-20), unit: 'st', locale: 'en' })).toBe('20.0\u00a0lb');
  expect([differenceUnit('st'), differenceUnit('cm')]).toEqual(['lb', 'cm']);
});

test('an axis is short, and stones are drawn by their pounds', () => {
  expect(axisText({ number: 168, unit: 'st', locale: 'en' })).toBe('12 st');
  expect(axisText({ number: 171.5, unit: 'st', locale: 'en' })).toBe('12 st 3.5');
  expect(axisText({ number: 80.25, unit: 'kg', locale: 'sv' })).toBe('80,25');
  expect(axisNumber({ value: inPounds(168), unit: 'st' })).toBeCloseTo(168);
  expect(axisNumber({ value: 80, unit: 'kg' })).toBe(80);
});

test('a scale says a weight as it is told beside it', () => {
  for (const value of [78, 78.4]) {
    const told = valueText({ value, unit: 'kg', locale: 'sv' }).split(noBreakSpace)[0];
    expect(scaleText({ number: value, locale: 'sv' })).toBe(told);
  }
  expect(scaleText({ number: 1234.56, locale: 'en' })).toBe('1234.6');
});

test('a field holds digits alone', () => {
  expect(typedText({ number: 1234.567, locale: 'en' })).toBe('1234.57');
  expect(typedText({ number: 78.4, locale: 'es' })).toMatch(/^78[.,]4$/);
});

test('a day is the same day in every zone, a time as clocks of the language show it', () => {
  expect(dayText({ day: '2026-01-01', style: 'monthDay', locale: 'en' })).toBe('January 1');
  expect(dayText({ day: '2026-12-31', style: 'monthYear', locale: 'en' })).toBe('Dec 2026');
  expect(clockText({ time: '07:30', locale: 'en' })).toMatch(/^7:30\sAM$/);
  expect(clockText({ time: '19:30', locale: 'sv' })).toBe('19:30');
});
