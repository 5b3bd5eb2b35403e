import { expect, test } from 'vitest';
import { trustLevel } from './trust.rules.ts';

const now = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['nobody who has not written', 0, 0, null, 'NEW'],
  ['many posts on the first day', 9, 0, 0.5, 'NEW'],
  ['two posts, long ago', 2, 0, 400, 'NEW'],
  ['three posts and a day', 3, 0, 1, 'MEMBER'],
  ['thirty posts and a month', 30, 0, 30, 'REGULAR'],
  ['thirty posts and a month, one hidden', 30, 1, 30, 'MEMBER'],
  ['thirty posts and a month, three hidden', 30, 3, 30, 'NEW'],
])('%s', (_who, shownCount, hiddenCount, days, level) => {
  const firstPostAt = days === null ? null : daysAgo(days);
  const record = { shownCount, hiddenCount, firstPostAt, isStaff: false };
  expect(trustLevel({ record, now })).toBe(level);
});

test('who speaks for the operator is trusted from the first word', () => {
  const record = { shownCount: 0, hiddenCount: 0, firstPostAt: null, isStaff: true };
  expect(trustLevel({ record, now })).toBe('REGULAR');
});
