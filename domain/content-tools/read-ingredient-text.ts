import { parseIngredient } from 'parse-ingredient';
import type { UnitOfMeasureDefinitions } from 'parse-ingredient';
import { amountPattern, parseAmount } from '../../lib/fractions.ts';
import type { Unit } from '../../lib/units.ts';
import type { IngredientLabel } from '../recipes/recipe.ts';
import { conversionOf, unitWords } from './household-units.ts';

/** An ingredient line of another program, taken apart; the food is still a text. */
export type ReadIngredient = Readonly<{
  label: IngredientLabel | null;
  /** Null where the line gives none. */
  amount: number | null;
  /** Null where it gives none: pieces, mostly. */
  unit: Unit | null;
  food: string;
  note: string | null;
  discardedAmount: number;
  discardedFatGrams: number;
  /** What was decided for the reader, to be told to the editor. */
  remarks: readonly string[];
}>;

const labelPattern = /^(?<label>or|and)\s+/i;
const optionalPattern = /[(,;]?\s*\b(?:optional|opcional|valfritt|om man vill)\b\)?/i;
const discardedPattern = new RegExp(
  String.raw`[(,;]\s*(?<amount>${amountPattern})\s*\p{L}+\s+discarded\)?`,
  'iu',
);
const discardedFatPattern = /[(,;]\s*(?<grams>\d+)\s*g\s+fat\s+discarded\)?/i;
/** "1 (14 oz) can", "2 x 400 g cans": what is in them counts. */
const packedPattern =
  /^(?<count>\d+)\s*(?:x\s*|[×]\s*)?\(?(?<size>\d+(?:[.,]\d+)?)[\s-]*(?<unit>g|kg|ml|l|oz|ounces?|lb|pounds?)\b\.?\)?\s+(?:cans?|tins?|packages?|pkgs?\.?|packs?|jars?|bags?|blocks?|latas?|paquetes?|burk(?:ar)?|paket)\s+(?:of\s+|de\s+)?/i;
/** Rewritten before anything is read; each says less than what follows it. */
const rewritings: readonly (readonly [RegExp, string])[] = [
  [/^(?:about|approx\.?|approximately|circa|ca\.?|unos|unas|cirka)\s+/i, ''],
  [/,?\s*\b(?:to taste|al gusto|efter smak)\b/i, ''],
  // The same in other units: "200g/7oz butter".
  [/^([\d.,]+\s*(?:g|kg|ml|l))\s*\/\s*[\d¼½¾⅓⅔⅛.,\s]+\s*(?:fl\s*oz|oz|lbs?|cups?|pints?)\b/i, '$1'],
  // "1 can (15 oz) beans"
  [/^(\d+)\s+(cans?|tins?|packages?|packs?|jars?)\s+(\([^)]+\))/i, '$1 $3 $2'],
  [/^(?:a|an|one|una?|en|ett)\s+(?=\p{L})/iu, '1 '],
  [/^two\s/i, '2 '],
  [/^three\s/i, '3 '],
  [/^four\s/i, '4 '],
  [/^(?=(?:handful|pinch|dash|sprig|bunch|puñado|pizca|nypa|näve)\s)/i, '1 '],
];

/** Null for a heading, as "For the sauce:". */
export function readIngredientText(line: string): ReadIngredient | null {
  const label = labelPattern.exec(line)?.groups?.['label']?.toLowerCase();
  const isOptional = optionalPattern.test(line);
  const discarded = discardedPattern.exec(line);
  const discardedFat = discardedFatPattern.exec(line);
  const bare = line
    .replace(labelPattern, '')
    .replace(discardedPattern, '')
    .replace(discardedFatPattern, '')
    .replace(optionalPattern, '')
    .trim();
  const measured = measure(rewritten(bare));
  if (measured === null) return null;
  return {
    ...measured,
    ...foodAndNote(measured.food),
    label: label === 'or' || label === 'and' ? label : isOptional ? 'optional' : null,
    discardedAmount: parseAmount(discarded?.groups?.['amount'] ?? '') ?? 0,
    discardedFatGrams: Number(discardedFat?.groups?.['grams'] ?? 0),
  };
}

function rewritten(line: string): string {
  return rewritings.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}

type Measured = Pick<ReadIngredient, 'amount' | 'unit' | 'food' | 'remarks'>;

function measure(line: string): Measured | null {
  const packed = packedPattern.exec(line);
  if (packed !== null) return measurePacked({ line, packed });
  const [parsed] = parseIngredient(line, {
    additionalUOMs: ourUnits,
    round: false,
    decimalSeparator: /^\D*\d+,\d{1,2}(?!\d)/.test(line) ? ',' : '.',
    rangeSeparators: ['to', 'or', 'a', 'o', 'till', 'eller'],
    descriptionStripPrefixes: ['of', 'de', 'del', /d[’']/iu],
  });
  if (parsed === undefined || parsed.isGroupHeader || parsed.description.endsWith(':')) return null;
  const { quantity, quantity2, unitOfMeasure, description } = parsed;
  const conversion = unitOfMeasure === null ? null : conversionOf(unitOfMeasure);
  const hasUnknownUnit = unitOfMeasure !== null && conversion === null;
  return {
    amount:
      quantity === null ? null : round(quantity * (conversion?.factor ?? 1), conversion?.factor),
    unit: conversion?.unit ?? null,
    food: hasUnknownUnit ? `${unitOfMeasure} ${description}` : description.replace(/^[,\s]+/, ''),
    remarks:
      quantity2 === null ? [] : [`It says ${quantity} to ${quantity2}; the lower was taken.`],
  };
}

function measurePacked({ line, packed }: { line: string; packed: RegExpExecArray }): Measured {
  const { count = '1', size = '0', unit = 'g' } = packed.groups ?? {};
  const conversion = conversionOf(unit) ?? { unit: 'g', factor: 1 };
  const amount = Number(count) * Number(size.replace(',', '.')) * conversion.factor;
  return {
    amount: round(amount, conversion.factor),
    unit: conversion.unit,
    food: line.slice(packed[0].length),
    remarks: ['What is in the package was counted.'],
  };
}

/** Nobody weighs 226.796 g; what was not converted stays as it was. */
function round(amount: number, factor = 1): number {
  if (factor === 1) return amount;
  return amount >= 20 ? Math.round(amount) : Math.round(amount * 10) / 10;
}

/** A food's own name may hold a comma, so all ways to cut the text are left to whoever knows them. */
function foodAndNote(text: string): { food: string; note: string | null } {
  const note = /\|\s*(.+)$/.exec(text)?.[1]?.trim() ?? null;
  return { food: text.replace(/\s*\|.*$/, '').trim(), note };
}

/** The library's units with our spellings of three languages. */
const ourUnits: UnitOfMeasureDefinitions = Object.fromEntries(
  unitWords.map((word) => [word, { short: word, plural: word, alternates: [`${word}.`] }]),
);
