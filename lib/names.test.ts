import { expect, test } from 'vitest';
import { initialsOfBoth, letterOf } from './names.ts';
import { initialsOf, withoutTitle } from './titled-names.ts';

test.each([
  ['Anton Berg', 'AB'],
  ['Elsa Maria Lindqvist', 'EL'],
  ['Leo', 'L'],
  ['kaisa n.', 'KN'],
  ['Anne-Marie Berg', 'AB'],
  ['  Sam   Whitaker ', 'SW'],
  ['', ''],
])('a person: %s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['Dr. Anton Berg', 'AB'],
  ['Dra. Lucía Ferrer', 'LF'],
  ['prof dr Petra Kovač', 'PK'],
  ['Sam Whitaker, PhD', 'SW'],
  ['Dr. Anton Berg, MD, PhD', 'AB'],
  ['Drew Medina', 'DM'],
  ['Dr.', 'D'],
])('titles before and after a name are none of it: %s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['Lindgård Clinic', 'LC'],
  ['Berg & Co', 'BC'],
  ['4 Seasons', '4S'],
  ['“Egg” Club', 'EC'],
  ['Berg &', 'B'],
  ['***', '*'],
])('a clinic or a nickname: %s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('accents stay, however they were typed', () => {
  expect(initialsOf('Åsa Öberg')).toBe('ÅÖ');
  expect(initialsOf('A\u030Asa o\u0308berg')).toBe('ÅÖ');
  expect(letterOf('élodie')).toBe('É');
});

test('two names that are known apart give the first letter of each', () => {
  expect(initialsOfBoth({ firstName: 'Lucía María', lastName: 'Ferrer Gómez' })).toBe('LF');
  expect(initialsOfBoth({ firstName: 'Leo', lastName: '' })).toBe('L');
});

test('one letter stands for a name, and the first sign for one without letters', () => {
  expect(letterOf(' (anna) ')).toBe('A');
  expect(letterOf('🥚 🥑')).toBe('🥚');
  expect(letterOf(' ')).toBe('');
});

test('a title is left out of a name that has more', () => {
  expect(withoutTitle('Dr. Anton Berg')).toBe('Anton Berg');
  expect(withoutTitle('Doctora')).toBe('Doctora');
});
