import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import type { UnitCode } from '../../lib/units.ts';
import { isSingularAmount, type AmountParts } from './amount-parts.ts';

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

/** The unit in the reader's language, inflected for the amount. */
export function unitWord({ amount, locale }: { amount: AmountParts; locale: Locale }): string {
  const { unit } = amount;
  if (isIn(abbreviations, unit)) return abbreviations[unit]({}, { locale });
  if (!isIn(words, unit)) return unit;
  // Only whether it is one matters: "½ cup" and "1 cup", but "1½ cups".
  return words[unit]({ count: isSingularAmount(amount) ? 1 : 2 }, { locale });
}

function isIn<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}
