import {
  isAsLong,
  waitsNamed,
} from '../../../../../domain/recipes/ingredients/step-waits.rules.ts';

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

const shortestWord = 3;

/** Where the words of a step mention what it uses and how long it takes. */
export function marksIn(text: string, { names, minutes }: Marked): readonly StepMark[] {
  const foods = names.flatMap((name) => placeOf(text, name) ?? []);
  const timers = waitsNamed(text).flatMap((wait): StepMark[] => {
    if (!minutes.some((timer) => isAsLong(timer, wait.minutes))) return [];
    return [{ from: wait.at, to: wait.end, kind: 'timer' }];
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
