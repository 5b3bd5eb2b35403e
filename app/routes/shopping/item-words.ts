import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { formatAmount } from '../../amounts/format-amount.ts';
import type { Aisle } from '../../graphql/schema-types.gen.ts';
import type { AmountsFragment } from '../../amounts/operations.gen.ts';
import type { UnitSystem } from '../../amounts/units-preference.ts';
import type { Item } from './list.ts';

/** In the order one walks through a shop. */
export const aisleWords: Record<Aisle, () => string> = {
  PLANT_BASED: m.shopping_aisle_plant_based,
  PRODUCE: m.shopping_aisle_produce,
  MEAT: m.shopping_aisle_meat,
  FISH: m.shopping_aisle_fish,
  DAIRY: m.shopping_aisle_dairy,
  BAKERY: m.shopping_aisle_bakery,
  FROZEN: m.shopping_aisle_frozen,
  CANNED: m.shopping_aisle_canned,
  BAKING: m.shopping_aisle_baking,
  SPICES: m.shopping_aisle_spices,
  OILS_SAUCES: m.shopping_aisle_oils_sauces,
  SNACKS_NUTS: m.shopping_aisle_snacks_nuts,
  DRINKS: m.shopping_aisle_drinks,
  WORLD: m.shopping_aisle_world,
  OTHER: m.shopping_aisle_other,
};

/** How and for whom amounts are written. */
export interface Reading {
  units: UnitSystem;
  locale: Locale;
}

type Measured = Pick<Item, 'hasPlural'> & {
  amount: AmountsFragment | null;
  /** The member's own words come first. */
  amountText?: string | null;
};

/** `2 heads`, `600 g`; null for what has no amount. */
export function amountText({
  amount,
  amountText: ownWords = null,
  hasPlural,
  units,
  locale,
}: Measured & Reading): string | null {
  if (ownWords !== null) return ownWords;
  return amount && formatAmount({ amount: amount[units], locale, namesPieces: !hasPlural });
}

/** What there is to know beside name and amount, each in a few words. */
export function itemNotes({ item, ...reading }: { item: Item } & Reading): readonly string[] {
  const { hasPlural, isOptional, isAdjusted, boughtAmount, optionalAmount, alternatives } = item;
  const textOf = (amount: AmountsFragment | null) => amountText({ amount, hasPlural, ...reading });
  const bought = textOf(boughtAmount);
  const optional = textOf(optionalAmount);
  const notes = [
    isOptional && m.shopping_optional(),
    optional && m.shopping_optional_part({ amount: optional }),
    ...alternatives.map((each) =>
      m.shopping_or({ foods: alternativeText({ ...each, ...reading }) }),
    ),
    bought && m.shopping_bought({ amount: bought }),
    isAdjusted && m.shopping_own_amount(),
  ];
  return notes.filter((note) => note !== false && note !== null);
}

function alternativeText({ foods, ...reading }: Item['alternatives'][number] & Reading): string {
  const names = foods.map(({ name, amount }) => {
    const text = amountText({ amount, hasPlural: true, ...reading });
    return text === null ? name : `${name} ${text}`;
  });
  return new Intl.ListFormat(locales[reading.locale].languageTag).format(names);
}
