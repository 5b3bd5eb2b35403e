import { expect, test } from 'vitest';
import { chapterAt, cueAt } from './chapters.ts';

const cue = (text: string, startSeconds: number, endSeconds: number) => ({
  text,
  startSeconds,
  endSeconds,
});
const chapters = [
  { startSeconds: 0, cues: [cue('Peel it.', 1, 3), cue('Grate it.', 3, 6)] },
  { startSeconds: 10, cues: [cue('Fry it.', 10, 14)] },
  { startSeconds: 20, cues: [] },
] as never;

test.each([
  [-1, 0],
  [0, 0],
  [9.9, 0],
  // A player that goes to a beginning may stand a little before it.
  [9.995, 1],
  [10, 1],
  [19.9, 1],
  [20, 2],
  [1000, 2],
])('second %d is in chapter %i', (seconds, chapter) => {
  expect(chapterAt(chapters, seconds)).toBe(chapter);
});

test.each([
  [0.5, null],
  [1, 'Peel it.'],
  [3, 'Grate it.'],
  [6, null],
  [12, 'Fry it.'],
  [14, null],
  [25, null],
])('at second %d is said %s', (seconds, text) => {
  expect(cueAt(chapters, seconds)).toBe(text);
});

test('a video without chapters says nothing', () => {
  expect(cueAt([], 3)).toBeNull();
});
