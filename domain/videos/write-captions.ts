import type { VideoText } from './video.ts';

/** The sentences of a video as WebVTT, for players that are not ours. */
export function captionsOf({ chapters }: VideoText): string {
  const cues = chapters
    .flatMap(({ cues: said }) => said)
    .map(({ startSeconds, endSeconds, text }) => {
      return `${stamp(startSeconds)} --> ${stamp(endSeconds)}\n${escaped(text)}\n`;
    });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function stamp(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(Math.round((seconds % 1) * 1000)).padStart(3, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${rest}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
