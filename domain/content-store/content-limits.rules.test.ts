import { expect, test } from 'vitest';
import type { EditedKind } from './content-kind.rules.ts';
import { hasManyLines, isFieldName, isSmallEnough, longestTextOf } from './content-limits.rules.ts';

test.each([
  ['cuisine', true],
  ['title.en', true],
  ['slug-es', true],
  ['step.s2.text.sv', true],
  ['times.prep', true],
  ['level.g20.meals', true],
  ['section.what-to-eat.body.sv', true],
  ['source.bostock-2020.year', true],
  ['video.url-en', true],
  ['', false],
  ['Title.en', false],
  ['title en', false],
  ['slug-fr', false],
  ['.title', false],
  ['title.', false],
  ['step.-s.text', false],
  ['step.s.text.en.more', false],
  ['x title.en', false],
  ['title.en x', false],
  [`step.${'s'.repeat(48)}.text.en`, true],
  [`step.${'s'.repeat(49)}.text.en`, false],
  ['a'.repeat(90), true],
  ['a'.repeat(91), false],
])('%s is the name of a field: %s', (field, isOne) => {
  expect(isFieldName(field)).toBe(isOne);
});

test.each([
  ['section.what-to-eat.body.sv', 8000],
  ['lesson.day-1.text.en', 8000],
  ['chapter.c1.says.es', 8000],
  ['section.s1.title.sv', 2000],
  ['chapter.c1.shows', 2000],
  ['step.s1.text.en', 2000],
  ['xsection.s1.body.en', 2000],
  ['section.a.b.body.en', 2000],
])('%s holds at most %i letters', (field, most) => {
  expect(longestTextOf(field)).toBe(most);
  expect(hasManyLines(field)).toBe(most === 8000);
});

const withFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, '']));

test.each([
  ['RECIPE', withFields(600), true],
  ['RECIPE', withFields(601), false],
  ['PROGRAM', withFields(2000), true],
  ['PROGRAM', withFields(2001), false],
  ['RECIPE', { ab: 'x'.repeat(79_998) }, true],
  ['RECIPE', { ab: 'x'.repeat(79_999) }, false],
  ['RECIPE', { a: 'x'.repeat(40_000), b: 'x'.repeat(40_000) }, false],
  ['PAGE', { ab: 'x'.repeat(399_998) }, true],
  ['PAGE', { ab: 'x'.repeat(399_999) }, false],
] as [EditedKind, Record<string, string>, boolean][])(
  'of a %s there is room (%#)',
  (kind, fields, isSmall) => {
    expect(isSmallEnough({ kind, fields })).toBe(isSmall);
  },
);
