import type { RichText, Source } from './page.ts';

/** A sentence as its editor wrote it: what `parseRichText` reads. */
export function writeRichText(runs: RichText, sources: readonly Pick<Source, 'id'>[]): string {
  return runs
    .map(({ text, isStrong, target, source }) => {
      if (source !== null) return `[^${sources[source - 1]?.id ?? ''}]`;
      if (target !== null) return `[${text}](${target})`;
      return isStrong ? `**${text}**` : text;
    })
    .join('');
}
