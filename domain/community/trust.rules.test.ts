import { expect, test } from 'vitest';
import { postLimit, pressLimit, reportLimit, topicLimit, trustLevel } from './trust.rules.ts';

const now = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['nobody who has not written', 0, 0, null, 'NEW'],
  ['many posts on the first day', 9, 0, 0.5, 'NEW'],
  ['two posts, long ago', 2, 0, 400, 'NEW'],
  ['three posts and a day', 3, 0, 1, 'MEMBER'],
  ['thirty posts and a month', 30, 0, 30, 'REGULAR'],
  ['thirty posts and a month, one hidden', 30, 1, 30, 'MEMBER'],
  ['thirty posts and a month, two hidden', 30, 2, 30, 'MEMBER'],
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

const hour = 3_600_000;

test.each([
  ['NEW', 5, 2],
  ['MEMBER', 20, 5],
  ['REGULAR', 60, 15],
] as const)('%s writers post %i times an hour and begin %i topics a day', (...given) => {
  const [level, posts, topics] = given;
  const writing = { userId: 'maria', level };
  expect(postLimit(writing)).toMatchObject({ subject: ['maria'], most: posts, perMs: hour });
  expect(topicLimit(writing)).toMatchObject({ subject: ['maria'], most: topics, perMs: 24 * hour });
});

test('presses and reports are counted each for themselves, for each member', () => {
  expect(pressLimit('maria')).toMatchObject({ subject: ['maria'], most: 120, perMs: hour });
  expect(reportLimit('maria')).toMatchObject({ subject: ['maria'], most: 20, perMs: 24 * hour });
  const writing = { userId: 'maria', level: 'NEW' } as const;
  const limits = [
    postLimit(writing),
    topicLimit(writing),
    pressLimit('maria'),
    reportLimit('maria'),
  ];
  expect(new Set(limits.map(({ name }) => name)).size).toBe(4);
});
