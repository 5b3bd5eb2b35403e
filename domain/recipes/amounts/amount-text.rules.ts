import { numberFormat } from '../../../lib/formats.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { UnitCode } from '../../../lib/units.ts';
import type { ShownAmount } from './shown-amount.ts';

/** An amount as the API tells it: `1½ dl` is the number 1 and the fraction ½. */
export interface AmountParts {
  readonly number: number;
  readonly fraction?: string | null | undefined;
  /** One of `lib/units.ts`. */
  readonly unit: string;
  /** Besides, where no single measure comes near. */
  readonly plus?: AmountParts | null | undefined;
}

type Inflected = (inputs: { count: number }, options: { locale: Locale }) => string;
type Unchanging = (inputs: Record<string, never>, options: { locale: Locale }) => string;

const abbreviations = {
  g: m.units_g,
  kg: m.units_kg,
  ml: m.units_ml,
  dl: m.units_dl,
  l: m.units_l,
  tsp: m.units_tsp,
  tbsp: m.units_tbsp,
  oz: m.units_oz,
  lb: m.units_lb,
  'fl-oz': m.units_fl_oz,
} satisfies Partial<Record<UnitCode, Unchanging>>;

const words = {
  cup: m.units_cup,
  piece: m.units_piece,
  clove: m.units_clove,
  slice: m.units_slice,
  sprig: m.units_sprig,
  leaf: m.units_leaf,
  stalk: m.units_stalk,
  head: m.units_head,
  bunch: m.units_bunch,
  can: m.units_can,
  handful: m.units_handful,
  pinch: m.units_pinch,
} satisfies Record<Exclude<UnitCode, keyof typeof abbreviations>, Inflected>;

const noBreakSpace = '\u00a0';

/** For whoever scales amounts with the rules of this module. */
export function amountParts({ quantity, unit, plus }: ShownAmount): AmountParts {
  const besides = plus === undefined ? {} : { plus: amountParts(plus) };
  if (quantity.kind === 'decimal')
    return { number: quantity.value, fraction: null, unit, ...besides };
  return { number: quantity.whole, fraction: quantity.fraction, unit, ...besides };
}

/**
 * `600 g`, `1½ cups`, `⅓ cup + 1 tbsp`, `1,25 kg`. Whole foods are only counted ("Eggs, 12") unless `namesPieces` asks
 * for "2 pcs", as beside the name of a food that has no plural.
 */
export function formatAmount(args: {
  amount: AmountParts;
  locale: Locale;
  namesPieces?: boolean;
}): string {
  const { amount, locale, namesPieces = false } = args;
  const { plus } = amount;
  const number = amountNumberText({ amount, locale });
  if (amount.unit === 'piece' && !namesPieces) return number;
  const text = `${number}${noBreakSpace}${unitWord({ amount, locale })}`;
  return plus ? `${text} + ${formatAmount({ amount: plus, locale })}` : text;
}

/** `1½`, to be changed in a field beside its unit. */
export function amountNumberText(args: { amount: AmountParts; locale: Locale }): string {
  const { amount, locale } = args;
  const { number, fraction } = amount;
  if (fraction && number === 0) return fraction;
  return `${numberText({ number, locale })}${fraction ?? ''}`;
}

/** Lists are full of the same few hundred numbers, and to format one takes longer than all else of its row. */
const mostKept = 2000;
const numberTexts = new Map<Locale, Map<number, string>>();

function numberText({ number, locale }: { number: number; locale: Locale }): string {
  const ofLocale = numberTexts.get(locale) ?? new Map<number, string>();
  numberTexts.set(locale, ofLocale);
  const known = ofLocale.get(number);
  if (known !== undefined) return known;
  const { languageTag } = locales[locale];
  const text = numberFormat(languageTag, { maximumFractionDigits: 2 }).format(number);
  if (ofLocale.size >= mostKept) ofLocale.clear();
  ofLocale.set(number, text);
  return text;
}

/** The unit in the reader's language, inflected for the amount. */
export function unitWord({ amount, locale }: { amount: AmountParts; locale: Locale }): string {
  const { unit } = amount;
  if (isIn(abbreviations, unit)) return abbreviations[unit]({}, { locale });
  if (!isIn(words, unit)) return unit;
  // Only whether it is one matters: "½ cup" and "1 cup", but "1½ cups".
  return words[unit]({ count: isSingularAmount(amount) ? 1 : 2 }, { locale });
}

/** "½ egg" and "1 egg", but "1½ eggs". */
export function isSingularAmount({ number, fraction }: Pick<AmountParts, 'number' | 'fraction'>) {
  return fraction ? number === 0 : number <= 1;
}

function isIn<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}
