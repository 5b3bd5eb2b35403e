import { expect, test } from 'vitest';
import { initialsOfTitled } from './initials-of-titled.ts';

test.each([
  ['Dr. Anton Berg', 'AB'],
  ['Dra. Lucía Ferrer', 'LF'],
  ['Sam Whitaker, PhD', 'SW'],
  ['Elsa Maria Lindqvist', 'EL'],
  ['Leo', 'L'],
])('%s is %s', (name, initials) => {
  expect(initialsOfTitled(name)).toBe(initials);
});
