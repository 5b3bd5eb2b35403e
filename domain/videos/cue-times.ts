import { languages, perLanguage, type PerLanguage } from '../../lib/language.ts';
import type { VideoChapter } from './video.ts';
import type { VideoTexts } from './video-file.ts';

/** Read aloud or read along: the longest of the three languages decides. */
const charactersPerSecond = 15;
const leastSeconds = 2.6;
const mostSeconds = 6.5;
/** Before the first sentence of a chapter, and after its last. */
const breathSeconds = 0.3;

interface TimedVideo {
  seconds: number;
  chapters: PerLanguage<readonly VideoChapter[]>;
}

/** Sentences of a film of ours, one after the other, at the same moments in every language. */
export function timesOfFilm(texts: PerLanguage<VideoTexts>): TimedVideo {
  let now = 0;
  const spans = texts.en.chapters.map(({ says }, chapter) => {
    const startSeconds = rounded(now);
    now += breathSeconds;
    const cues = says.map((_, index) => {
      const from = now;
      now += secondsFor(languages.map((each) => texts[each].chapters[chapter]?.says[index] ?? ''));
      return { startSeconds: rounded(from), endSeconds: rounded(now) };
    });
    now += breathSeconds;
    return { startSeconds, cues };
  });
  const chapters = perLanguage((language) =>
    texts[language].chapters.map(({ title, says }, chapter) => ({
      title,
      startSeconds: spans[chapter]?.startSeconds ?? 0,
      cues: says.map((text, index) => ({
        ...(spans[chapter]?.cues[index] ?? { startSeconds: 0, endSeconds: 0 }),
        text,
      })),
    })),
  );
  return { seconds: rounded(now + 0.6), chapters };
}

const timed = /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d) (.+)$/s;

/** Sentences of a file or of another site's film: each says when, `1:38 Now cumin`. */
export function timesOfRecording(args: {
  texts: PerLanguage<VideoTexts>;
  seconds: number;
  file: string;
}): TimedVideo {
  const { texts, seconds, file } = args;
  const chapters = perLanguage((language) => {
    const all = texts[language].chapters.map(({ title, says }) => ({
      title,
      says: says.map((said) => readTimed(said, file)),
    }));
    const starts = all.flatMap(({ says }) => says.map(({ at }) => at));
    if (starts.some((at, index) => at < (starts[index - 1] ?? 0) || at >= seconds)) {
      throw new Error(`${file}: times of ${language} are not in order within ${seconds} seconds.`);
    }
    return all.map(({ title, says }) => ({
      title,
      startSeconds: says[0]?.at ?? 0,
      cues: says.map(({ at, text }) => ({
        startSeconds: at,
        endSeconds: starts.find((start) => start > at) ?? seconds,
        text,
      })),
    }));
  });
  return { seconds, chapters };
}

function readTimed(said: string, file: string): { at: number; text: string } {
  const [, hours = '0', minutes = '0', rest = '0', text] = timed.exec(said) ?? [];
  if (text === undefined) throw new Error(`${file}: "${said}" does not begin with its time, 1:38.`);
  return { at: Number(hours) * 3600 + Number(minutes) * 60 + Number(rest), text };
}

function secondsFor(sayings: readonly string[]): number {
  const longest = Math.max(...sayings.map(({ length }) => length));
  return Math.min(mostSeconds, Math.max(leastSeconds, longest / charactersPerSecond + 0.6));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
