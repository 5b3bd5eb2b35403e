import type { Ingredient, IngredientItem } from '@tmlmt/cooklang-parser';
import { numberOf } from './cooklang-quantity.ts';
import type { ForeignStep } from './foreign-recipe.ts';
import { amountText } from './recipe-yaml.ts';

interface Entry {
  name: string;
  unit: string;
  amounts: number[];
  note: string;
}

/** Where a step names an ingredient, and how much of it goes in there. */
export type Mention = Readonly<{ entry: number; amount: number | null }>;

/** Between what our own export says in a note besides how the food is cut. */
export const noteSeparator = ' | ';

/** A note ends at its first closing parenthesis, so those inside it are square on the way. */
export function bracketed(note: string): string {
  return note.replaceAll('(', '[').replaceAll(')', ']');
}

function parenthesized(note: string): string {
  return note.replaceAll('[', '(').replaceAll(']', ')');
}
const listedAgain = 'listed again';
const spokenLabels = /^(?:optional|and)$/;
const alternative = /^or\s+[\d¼½¾⅓⅔]/;
const discarded = / discarded$/;

/**
 * Cooklang marks ingredients where steps use them. Marks with the same name and unit are parts of
 * one line of the list; a note tells two lines apart.
 */
export class CooklangIngredients {
  readonly #parsed: readonly Ingredient[];
  readonly #entries: Entry[] = [];

  constructor(parsed: readonly Ingredient[]) {
    this.#parsed = parsed;
  }

  mention({ index, quantityPartIndex = 0 }: IngredientItem): Mention {
    const { name = '', preparation = '', quantityParts = [] } = this.#parsed[index] ?? {};
    const part = quantityParts[quantityPartIndex];
    const amount = part === undefined ? null : numberOf(part.value);
    const unit = part?.unit ?? '';
    const entry = this.#entryOf({ name, unit, note: preparation, hasAmount: amount !== null });
    if (amount !== null) this.#entries[entry]?.amounts.push(amount);
    return { entry, amount };
  }

  /** `2 clove garlic, finely chopped`; a line's alternatives follow it. */
  lines(): readonly string[] {
    return this.#entries.flatMap((entry) => [mainLine(entry), ...alternativesOf(entry)]);
  }

  usesOf(mentions: readonly Mention[]): ForeignStep['uses'] {
    return mentions.flatMap(({ entry, amount }) => {
      const amounts = this.#entries[entry]?.amounts ?? [];
      const total = amounts.reduce((sum, each) => sum + each, 0);
      // "The butter" again, without an amount, says nothing of how much.
      if (amount === null && total > 0) return [];
      const share = amount === null || total === 0 ? 1 : amount / total;
      return [{ ingredient: this.#lineOf(entry), share }];
    });
  }

  #entryOf(args: { name: string; unit: string; note: string; hasAmount: boolean }): number {
    const { name, unit, note, hasAmount } = args;
    const known = this.#entries.findLastIndex((entry) => {
      const isSameUnit = !hasAmount || entry.amounts.length === 0 || entry.unit === unit;
      return entry.name.toLowerCase() === name.toLowerCase() && isSameUnit;
    });
    if (known !== -1 && !note.startsWith(listedAgain)) return known;
    return this.#entries.push({ name, unit, amounts: [], note }) - 1;
  }

  #lineOf(entry: number): number {
    return this.#entries
      .slice(0, entry)
      .reduce((sum, each) => sum + 1 + alternativesOf(each).length, 0);
  }
}

function mainLine({ name, unit, amounts, note }: Entry): string {
  const parts = parenthesized(note)
    .split(noteSeparator)
    .filter((part) => part !== '' && part !== listedAgain);
  const label = parts.find((part) => spokenLabels.test(part));
  const isSpoken = (part: string) =>
    part === label || discarded.test(part) || alternative.test(part);
  const rest = parts.filter((part) => !isSpoken(part)).join(noteSeparator);
  const total = amounts.reduce((sum, each) => sum + each, 0);
  const measure = total === 0 ? '' : `${amountText(total)} ${unit === '' ? '' : `${unit} `}`;
  const texts = [
    `${label === 'and' ? 'and ' : ''}${measure}${name}`,
    rest,
    ...parts.filter((part) => discarded.test(part)),
  ];
  const line = texts.filter((text) => text !== '').join(', ');
  return label === 'optional' ? `${line} (optional)` : line;
}

function alternativesOf({ note }: Entry): readonly string[] {
  return parenthesized(note)
    .split(noteSeparator)
    .filter((part) => alternative.test(part));
}
