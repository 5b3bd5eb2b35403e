import { expect, test } from 'vitest';
import { withLocale } from '../../../shell/request-locale.server.ts';
import { dayDates } from '../week/day-dates.ts';
import { weekTitle } from './week-title.ts';

const mealPlan = { title: null, character: 'QUICK' as const };
const dates = dayDates({ dayCount: 7, beginsOn: '2026-11-23', locale: 'en' });

test.each([
  ['running', 'This week'],
  ['unstarted', 'From Monday'],
  ['coming', 'From Monday'],
  ['over', 'Your quick week'],
] as const)('a week that is %s is called "%s"', (standing, title) => {
  expect(weekTitle({ mealPlan, standing, dates })).toBe(title);
});

test.each([
  ['es', 'Desde el lunes'],
  ['sv', 'Från måndag'],
] as const)('in %s the day it begins on is written as inside a sentence', (locale, title) => {
  const inLanguage = dayDates({ dayCount: 7, beginsOn: '2026-11-23', locale });
  const named = () => weekTitle({ mealPlan, standing: 'coming', dates: inLanguage });
  expect(withLocale(locale, named)).toBe(title);
});

test('a name that the member gave stays, and a plan without dates has what it is like', () => {
  const named = { ...mealPlan, title: 'Grandma comes' };
  expect(weekTitle({ mealPlan: named, standing: 'running', dates })).toBe('Grandma comes');
  expect(weekTitle({ mealPlan, standing: 'unstarted', dates: [] })).toBe('Your quick week');
});
