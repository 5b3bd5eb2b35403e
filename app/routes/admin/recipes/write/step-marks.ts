/** A part of a text that says a food of the step, or how long one of its timers runs. */
export interface StepMark {
  readonly from: number;
  readonly to: number;
  readonly kind: 'food' | 'timer';
}

export interface Marked {
  /** Of what the step uses, as they are called. */
  readonly names: readonly string[];
  readonly minutes: readonly number[];
}

const duration = /\b(\d+)\s(minutes?|min|hours?)\b/gi;
const shortestWord = 3;

/** Where the words of a step mention what it uses and how long it takes. */
export function marksIn(text: string, { names, minutes }: Marked): readonly StepMark[] {
  const foods = names.flatMap((name) => placeOf(text, name) ?? []);
  const timers = [...text.matchAll(duration)].flatMap((match): StepMark[] => {
    const [said, count = '', unit = ''] = match;
    const length = Number(count) * (/^h/i.test(unit) ? 60 : 1);
    if (!minutes.includes(length)) return [];
    return [{ from: match.index, to: match.index + said.length, kind: 'timer' }];
  });
  return [...foods, ...timers];
}

/** "trout fillets" of Trout fillet, "peppers" of Bell pepper, "beef" of Beef chuck. */
function placeOf(text: string, name: string): StepMark | null {
  const words = (name.match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= shortestWord);
  for (const said of [words.join(' '), ...words.toReversed()]) {
    const stem = said.toLowerCase().replace(/(?:es|s|y)$/, '');
    if (stem === '') continue;
    const found = new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,3}(?!\\p{L})`, 'iu').exec(text);
    if (found !== null) {
      return { from: found.index, to: found.index + found[0].length, kind: 'food' };
    }
  }
  return null;
}
