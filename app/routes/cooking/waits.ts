import { isAsLong, waitsNamed } from '../../../domain/recipes/ingredients/step-waits.rules.ts';
import { shortStepName } from './timer.ts';

/** What a timer of a step is for. */
export interface Wait {
  readonly name: string;
  /** What to look for when it is over: "until browned"; null where the words do not say. */
  readonly until: string | null;
}

/**
 * The waits of a step, each by the words that name its minutes: two of one sentence share it, and two
 * of the same length are told apart by their order.
 */
export function waitsOf(args: { text: string; minutes: readonly number[] }): Wait[] {
  const { text, minutes } = args;
  const named = waitsNamed(text);
  let readTo = 0;
  return minutes.map((count) => {
    const place = named.find(({ at, minutes: each }) => at >= readTo && isAsLong(each, count));
    if (place === undefined) return { name: shortStepName(text), until: null };
    const name = shortStepName(text.slice(nameStart({ text, readTo, at: place.at })).trim());
    readTo = place.end;
    return { name, until: signOf({ text, end: place.end }) };
  });
}

/** Where the sentence begins, or after the wait before in it. */
function nameStart(args: { text: string; readTo: number; at: number }): number {
  const { text, readTo, at } = args;
  const ends = [...text.slice(0, at).matchAll(/[.!?]\s+/g)];
  const sentence = ends.map(({ index, 0: { length } }) => index + length).at(-1) ?? 0;
  if (readTo <= sentence) return sentence;
  const joint = /^[^\p{L}]*(?:(?:and|then|y|e|luego|och|sedan)\b\s*)*/u.exec(text.slice(readTo));
  return readTo + (joint?.[0].length ?? 0);
}

const longestSign = 80;

/** Said soon after the minutes, of the same doing: "for 8 minutes, until brown underneath". */
function signOf({ text, end }: { text: string; end: number }): string | null {
  const said =
    /^[^.,;:]{0,24},?\s*(?:or )?((?:until|hasta que|tills)(?!\p{L})(?:\([^)]*\)|[^.,;:(])+)/u;
  const sign = said.exec(text.slice(end))?.[1]?.trim();
  return sign === undefined || sign.length > longestSign ? null : sign;
}
