import { chapterAt, type Chapter } from '../chapters.ts';
import { rates } from '../viewing.ts';

/** A film is over a little before its end: browsers stop their clocks short of it. */
export function isOver({ seconds, length }: { seconds: number; length: number }): boolean {
  return seconds >= length - 0.05;
}

/** Whether to play it is to begin anew. */
export function isSeen({ seconds, length }: { seconds: number; length: number }): boolean {
  return seconds >= length - 0.1;
}

export function momentWithin({ moment, length }: { moment: number; length: number }): number {
  return Math.min(Math.max(0, moment), length);
}

/** Back goes to the chapter's own beginning first; null where there is no further chapter. */
export function chapterBeside(args: {
  chapters: readonly Chapter[];
  seconds: number;
  by: 1 | -1;
}): Chapter | null {
  const { chapters, seconds, by } = args;
  const now = chapterAt(chapters, seconds);
  const isInside = seconds - (chapters[now]?.startSeconds ?? 0) > 2;
  return chapters[by === -1 && isInside ? now : now + by] ?? null;
}

/** The next faster one; after the fastest the slowest. */
export function rateAfter(rate: number): number {
  return rates[(rates.findIndex((each) => each === rate) + 1) % rates.length] ?? 1;
}
