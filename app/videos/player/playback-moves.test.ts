import { expect, test } from 'vitest';
import { chapterBeside, isOver, isSeen, momentWithin, rateAfter } from './playback-moves.ts';

const length = 60;
const chapters = [0, 10, 40].map((startSeconds) => ({ startSeconds, cues: [] })) as never;

test.each([
  [0, 1, 10],
  [9, 1, 10],
  [10, 1, 40],
  [50, 1, null],
  // Well inside a chapter, back is to its beginning; near the beginning it is to the one before.
  [15, -1, 10],
  [12.5, -1, 10],
  [12, -1, 0],
  [41, -1, 10],
  [3, -1, 0],
  [1, -1, null],
] as const)('from second %d the chapter %d further begins at %j', (seconds, by, start) => {
  expect(chapterBeside({ chapters, seconds, by })?.startSeconds ?? null).toBe(start);
});

test('a film without chapters has none to go to', () => {
  expect(chapterBeside({ chapters: [], seconds: 5, by: 1 })).toBeNull();
  expect(chapterBeside({ chapters: [], seconds: 1, by: -1 })).toBeNull();
});

test.each([
  [0.75, 1],
  [1, 1.25],
  [1.5, 2],
  [2, 0.75],
  // Kept by another version of the player.
  [3, 0.75],
])('after speed %d comes %d', (rate, next) => {
  expect(rateAfter(rate)).toBe(next);
});

test.each([
  [-5, 0],
  [0, 0],
  [30, 30],
  [60, 60],
  [70, 60],
])('a wish for second %d leads to %d', (moment, within) => {
  expect(momentWithin({ moment, length })).toBe(within);
});

test('the last moments count as the end', () => {
  expect([59.9, 59.94, 59.96, 60].map((seconds) => isOver({ seconds, length }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([59.8, 59.91].map((seconds) => isSeen({ seconds, length }))).toEqual([false, true]);
});
