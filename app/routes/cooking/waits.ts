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
  let readTo = 0;
  return minutes.map((count) => {
    const place = placeOf({ text, count, from: readTo });
    if (place === null) return { name: shortStepName(text), until: null };
    const name = shortStepName(text.slice(nameStart({ text, readTo, at: place.at })).trim());
    readTo = place.end;
    return { name, until: signOf({ text, end: place.end }) };
  });
}

/** `8 minutes`, `1 to 2 minutes`, `de 28 a 30 minutos`, `1–2 minuter`, `2 more minutes`, `a 3-minute rest`. */
function placeOf(args: {
  text: string;
  count: number;
  from: number;
}): { at: number; end: number } | null {
  const { text, count, from } = args;
  const range = String.raw`(?:\s*(?:[-–]|to|or|and|a|o|y|u|till|eller|och)\s*\d+)?`;
  const unit = String.raw`[\s-]*(?:more |further |otros )?min(?:utes?|utos?|uter|ut)?\b`;
  const wait = new RegExp(String.raw`(?<![\d.,½¼¾⅓⅔])${count}${range}${unit}`, 'g');
  const places = [...text.matchAll(wait)].map(({ index, 0: { length } }) => {
    return { at: index, end: index + length };
  });
  return places.find(({ at }) => at >= from) ?? null;
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
