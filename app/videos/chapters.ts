import type { PlayedVideoFragment } from './operations.gen.ts';

export type Chapter = PlayedVideoFragment['chapters'][number];

/** The chapter of a moment. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): number {
  const next = chapters.findIndex(({ startSeconds }) => startSeconds > seconds + 0.01);
  return next === -1 ? chapters.length - 1 : Math.max(0, next - 1);
}

/** What is said at a moment; null in a pause. */
export function cueAt(chapters: readonly Chapter[], seconds: number): string | null {
  const cues = chapters[chapterAt(chapters, seconds)]?.cues ?? [];
  const said = cues.find((cue) => cue.startSeconds <= seconds && seconds < cue.endSeconds);
  return said?.text ?? null;
}
