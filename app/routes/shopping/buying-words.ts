import { isCountOfThings } from '../../../domain/shopping/amounts/typed-item.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { formatAmount } from '../../amounts/format-amount.ts';
import { nameInSentence } from '../../amounts/name-in-sentence.ts';
import type { UnitSystem } from '../../amounts/units-preference.ts';
import type { PackForm } from '../../graphql/schema-types.gen.ts';
import type { Item } from './list.ts';

/** How and for whom amounts are written. */
export interface Reading {
  units: UnitSystem;
  locale: Locale;
}

type PackWords = (inputs: { count: number; food: string }, options: { locale: Locale }) => string;

/** Forms that need a word of their own: `2 bags frozen berries`. */
const packWords: Partial<Record<PackForm, PackWords>> = {
  BUNCH: m.shopping_pack_bunch,
  STALK: m.shopping_pack_stalk,
  ROOT: m.shopping_pack_root,
  EAR: m.shopping_pack_ear,
  HEAD: m.shopping_pack_head,
  POT: m.shopping_pack_pot,
  BAG: m.shopping_pack_bag,
  BOX: m.shopping_pack_box,
  NET: m.shopping_pack_net,
  PACK: m.shopping_pack_pack,
  TUB: m.shopping_pack_tub,
  CARTON: m.shopping_pack_carton,
  CAN: m.shopping_pack_can,
  JAR: m.shopping_pack_jar,
  BOTTLE: m.shopping_pack_bottle,
  TUBE: m.shopping_pack_tube,
};

/** What to take from the shelf: `3 lemons`, `1 bag green beans, 400 g`, `Ground beef, 500 g`. */
export function itemTitle({ item, ...reading }: { item: Item } & Reading): string {
  const { name, amountText, buying } = item;
  const sized = (words: string, size: string) => m.shopping_pack_sized({ words, size }, reading);
  if (amountText !== null) {
    return isCountOfThings(amountText)
      ? `${amountText} ${nameInSentence(name)}`
      : sized(name, amountText);
  }
  if (buying === null) return name;
  const words = buying.form === 'LOOSE' ? name : countedWords({ item, buying, ...reading });
  const size = buying.size && formatAmount({ amount: buying.size[reading.units], ...reading });
  return size === null ? words : sized(words, size);
}

function countedWords(args: { item: Item; buying: NonNullable<Item['buying']> } & Reading): string {
  const { item, buying, ...reading } = args;
  const { count, form } = buying;
  const food = nameInSentence(item.name);
  // A head of what has a plural is counted by name: "2 cauliflowers".
  const isNamed = form === 'PIECE' || (form === 'HEAD' && item.hasPlural);
  const words = isNamed ? undefined : packWords[form];
  return words === undefined ? `${count} ${food}` : words({ count, food }, reading);
}

/** What recipes need of it, where the title does not say so: `70 ml juice, zest of 2`. */
export function neededWords({ item, ...reading }: { item: Item } & Reading): string | null {
  const { needed, buying } = item;
  const texts = needed.map((each) => partWords({ needed: each, ...reading }));
  const [only] = needed;
  const isSaid =
    needed.length === 1 &&
    only?.part === null &&
    only.amount.metric.unit === 'piece' &&
    only.amount.metric.number === buying?.count &&
    only.amount.metric.fraction === null;
  const large = buying?.isLarge ? [m.shopping_large({}, reading)] : [];
  const all = [...large, ...(isSaid ? [] : texts)];
  return all.length === 0 ? null : all.join(', ');
}

function partWords(args: { needed: Item['needed'][number] } & Reading): string {
  const { needed, ...reading } = args;
  const amount = formatAmount({ amount: needed.amount[reading.units], ...reading });
  const count = needed.pieces ?? 1;
  switch (needed.part) {
    case 'JUICE':
      return m.shopping_part_juice({ amount }, reading);
    case 'ZEST':
      return m.shopping_part_zest({ count }, reading);
    case 'WHITE':
      return m.shopping_part_white({ count }, reading);
    case 'YOLK':
      return m.shopping_part_yolk({ count }, reading);
    case 'RICE':
      return m.shopping_part_rice({ amount }, reading);
    case null:
      return amount;
  }
}
