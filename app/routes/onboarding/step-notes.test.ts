import { expect, test } from 'vitest';
import { stepNote, tableNotes } from './step-notes.ts';

const locale = 'en';

test('lists say how many are chosen, and nothing while none is', () => {
  const dishes = { dishes: ['SOUP', 'STEW'] };
  expect(stepNote({ step: 'FOOD_PREFERENCE', values: dishes, locale })).toBe('2 chosen');
  expect(stepNote({ step: 'CUISINES', values: { cuisines: ['ITALIAN'] }, locale })).toBe(
    '1 chosen',
  );
  expect(stepNote({ step: 'CUISINES', values: { cuisines: [] }, locale })).toBeNull();
  expect(stepNote({ step: 'CUISINES', values: dishes, locale })).toBeNull();
  expect(
    stepNote({ step: 'GOAL', values: { ...dishes, goals: ['LOSE_WEIGHT'] }, locale }),
  ).toBeNull();
});

test('what is avoided has left the table, and how many dishes stay is said where it is known', () => {
  const values = { avoid: ['FISH', 'BEEF'] };
  const note = stepNote({ step: 'FOODS_TO_AVOID', values, locale, fittingCount: 412 });
  expect(note).toBe('Off the table: beef and fish. 412 dishes stay.');
  const { off, stay } = tableNotes({ values, locale, fittingCount: 412 });
  expect(note).toBe(`${off} ${stay}`);
  expect(stepNote({ step: 'FOODS_TO_AVOID', values, locale })).toBe(off);
});

test('a full table says nothing but how many dishes there are', () => {
  expect(tableNotes({ values: {}, locale })).toEqual({ off: null, stay: null });
  expect(stepNote({ step: 'FOODS_TO_AVOID', values: {}, locale })).toBeNull();
  const stay = tableNotes({ values: {}, locale, fittingCount: 0 }).stay;
  expect(stay).toContain('0');
  expect(stepNote({ step: 'FOODS_TO_AVOID', values: {}, locale, fittingCount: 0 })).toBe(stay);
});
