import type { RichText, Run } from './page.ts';

const marks =
  /\*\*(?<strong>[^*]+)\*\*|\[\^(?<source>[\w-]+)\]|\[(?<words>[^[\]]+)\]\((?<target>[^)\s]+)\)/g;

/**
 * A sentence as an editor writes it: `**strong**`, `[words](screen)` and `[^source]`. Nothing else means
 * anything, so no text can become markup. Throws for a source that the page does not name.
 */
export function parseRichText(text: string, sourceIds: readonly string[]): RichText {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) runs.push(plain(text.slice(from, match.index)));
    runs.push(markedRun(match.groups ?? {}, sourceIds));
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push(plain(text.slice(from)));
  return runs;
}

function markedRun(groups: Record<string, string | undefined>, sourceIds: readonly string[]): Run {
  const { strong, source, words, target } = groups;
  if (strong !== undefined) return { ...plain(strong), isStrong: true };
  if (source === undefined) return { ...plain(words ?? ''), target: target ?? null };
  const place = sourceIds.indexOf(source);
  if (place === -1) throw new Error(`"${source}" is no source of the page.`);
  return { ...plain(String(place + 1)), source: place + 1 };
}

function plain(text: string): Run {
  return { text, isStrong: false, target: null, source: null };
}
