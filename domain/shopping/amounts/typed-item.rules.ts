import { numberFormat } from '../../../lib/formats.ts';
import { mostAmountCharacters, mostExtraCharacters } from '../list/list-limits.rules.ts';
import { typedUnit } from './typed-units.ts';

/** What somebody wrote in one line, taken apart. */
export interface TypedItem {
  /** The food, or whatever it is. */
  readonly text: string;
  /** As they wrote it, `2 l`; null where they named none. */
  readonly amount: string | null;
}

interface Quantity {
  readonly number: number;
  /** As it was written; empty for a bare number. */
  readonly word: string;
  readonly measure: string;
  readonly each: number;
}

const fractions = { '⅛': 1 / 8, '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 };
/** `2`, `2.5`, `2,5`, `½`, `2½`, `1/2`, `1 1/2`. */
const number = String.raw`(?:\d{1,6}\s+\d{1,2}/\d{1,2}|\d{1,2}/\d{1,2}|\d{1,6}(?:[.,]\d{1,3})?(?:\s?[⅛¼⅓½⅔¾])?|[⅛¼⅓½⅔¾])`;
const unit = String.raw`(?:fl\.?\s?oz|[\p{L}×]{1,14})\.?`;
/** Between a name and its amount: `oat milk 2 l`, `oat milk, 2 l`, `oat milk: 2 l`, `oat milk - 2 l`. */
const between = String.raw`(?:\s?[,:]\s?|\s[-–—]\s|\s)`;
const multiplied = new RegExp(String.raw`^[x×]\s?(${number})$`, 'iu');
const amountAlone = new RegExp(String.raw`^(${number})\s?(${unit})?$`, 'iu');
const amountFirst = new RegExp(String.raw`^(${number})(?:\s?(${unit}))?\s+(\S.*)$`, 'iu');
const amountLast = new RegExp(
  String.raw`^(\S.*?)${between}((?:[x×]\s?)?${number}(?:\s?${unit})?)$`,
  'iu',
);
/** So many of the same size: `2x400 g`. */
const by = String.raw`\s?[x×]\s?`;
const severalPacks = String.raw`(${number}${by}${number}\s?${unit})`;
const packsAlone = new RegExp(`^(${number})${by}(${number}.+)$`, 'iu');
const packsFirst = new RegExp(String.raw`^${severalPacks}\s+(\S.*)$`, 'iu');
const packsLast = new RegExp(String.raw`^(\S.*?)${between}${severalPacks}$`, 'iu');
/** Between unit and food: `2 cups of cream`, `2 tazas de crema`. */
const linkWords = /^(?:of|de|av)\s+(?=\S)/iu;

const longest = mostExtraCharacters + mostAmountCharacters;

/** Reads `oat milk 2 l`, `2 dl grädde`, `3 tomates` and `500g kycklingfilé`. */
export function readTypedItem(line: string): TypedItem {
  const typed = line.replaceAll(/\s+/g, ' ').trim();
  if (typed.length > longest) return { text: typed, amount: null };
  const read = readPacks(typed) ?? readAmountFirst(typed) ?? readAmountLast(typed);
  return read !== null && isName(read.text) ? read : { text: typed, amount: null };
}

/** `400 ml` is another amount. */
function isName(text: string): boolean {
  const isAmount = readSingle(text) !== null && !isCountOfThings(text);
  return /\p{L}{2}/u.test(text) && !isAmount;
}

function readPacks(typed: string): TypedItem | null {
  const [, amount, rest] = packsFirst.exec(typed) ?? [];
  const [, before, last] = packsLast.exec(typed) ?? [];
  const text = rest?.replace(linkWords, '') ?? before;
  const packs = (amount ?? last)?.replace(/\s?[x×]\s?/i, ' × ').replace(/\s?(?=\p{L}+\.?$)/u, ' ');
  return text && packs && readQuantity(packs) !== null ? { text, amount: packs } : null;
}

function readAmountFirst(typed: string): TypedItem | null {
  const [, amount = '', word = '', rest = ''] = amountFirst.exec(typed) ?? [];
  if (!isPositive(amount)) return null;
  if (word !== '' && typedUnit(word) !== undefined) {
    const text = rest.replace(linkWords, '');
    return { text, amount: isTimes(word) ? amount : `${amount} ${word}` };
  }
  // Without a unit a space parts number and thing: `7up` is a name.
  const [, bare = '', thing = ''] = new RegExp(`^(${number})\\s(\\S.*)$`, 'u').exec(typed) ?? [];
  return isPositive(bare) && !isMeasure(thing) ? { text: thing, amount: bare } : null;
}

/** A bare number behind a name may belong to it, as in `Omega 3`: it needs a unit or an x. */
function readAmountLast(typed: string): TypedItem | null {
  const [, text = '', amount = ''] = amountLast.exec(typed) ?? [];
  const times = multiplied.exec(amount)?.[1];
  if (times !== undefined && isPositive(times)) return { text, amount: times };
  const quantity = readQuantity(amount);
  if (quantity === null || quantity.word === '') return null;
  const [, figures = ''] = amountAlone.exec(amount) ?? [];
  return { text, amount: isTimes(quantity.word) ? figures : `${figures} ${quantity.word}` };
}

/** `½ kg` names nothing that is bought. */
function isMeasure(word: string): boolean {
  const measure = typedUnit(word)?.measure;
  return measure === 'g' || measure === 'ml';
}

function isTimes(word: string): boolean {
  return /^[x×]$/i.test(word);
}

function isPositive(text: string): boolean {
  return (readNumber(text) ?? 0) > 0;
}

/** Null for an amount in other words: `a few`. */
function readQuantity(amount: string): Quantity | null {
  const [, count, size] = packsAlone.exec(amount.trim()) ?? [];
  if (!count || !size) return readSingle(amount);
  const pack = readSingle(size);
  const inAll = (pack?.number ?? 0) * (readNumber(count) ?? 0);
  return !pack?.word || inAll <= 0 || isTimes(pack.word) ? null : { ...pack, number: inAll };
}

function readSingle(amount: string): Quantity | null {
  const [, figures = '', word = ''] = amountAlone.exec(amount.trim()) ?? [];
  const value = readNumber(figures);
  if (value === null || value <= 0) return null;
  if (word === '') return { number: value, word, measure: 'piece', each: 1 };
  const found = typedUnit(word);
  return found === undefined ? null : { number: value, word, ...found };
}

function readNumber(text: string): number | null {
  const parts = text.trim().match(/\d+\/\d+|\d+(?:[.,]\d+)?|[⅛¼⅓½⅔¾]/g);
  if (parts === null) return null;
  return parts.reduce((sum, part) => sum + partValue(part), 0);
}

function partValue(part: string): number {
  if (part in fractions) return fractions[part as keyof typeof fractions];
  const [above = '', below] = part.split('/');
  if (below !== undefined) return Number(below) > 0 ? Number(above) / Number(below) : 0;
  // Three digits behind the sign are thousands: `1.000 g`.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(part)
    ? Number(part.replace(/[.,]/, ''))
    : Number(part.replace(',', '.'));
}

/**
 * The sum in the unit of the first: `2 l` and `5 dl` are `2.5 l`. Null where the two cannot be
 * added.
 */
export function summedAmounts(args: {
  amounts: readonly [string, string];
  languageTag: string;
}): string | null {
  const { amounts, languageTag } = args;
  const [first, second] = amounts.map(readQuantity);
  if (!first || !second || first.measure !== second.measure) return null;
  const sum = first.number + (second.number * second.each) / first.each;
  const format = numberFormat(languageTag, {
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  return [format.format(sum), first.word].filter(Boolean).join(' ');
}

/** A number of things stands before their name, anything else behind it. */
export function isCountOfThings(amount: string): boolean {
  return readQuantity(amount)?.word === '';
}

/** The line that is read as this. */
export function typedLine({ text, amount }: TypedItem): string {
  if (amount === null) return text;
  return isCountOfThings(amount) ? `${amount} ${text}` : `${text} ${amount}`;
}
