import { listFormat } from '../../../lib/formats.ts';
import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { formatAmount } from '../../amounts/format-amount.ts';
import type { Aisle } from '../../graphql/schema-types.gen.ts';
import type { KitchenAmountsFragment } from '../../amounts/operations.gen.ts';
import { neededWords, type Reading } from './buying-words.ts';
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

/** What there is to know beside name and amount, each in a few words. */
export function itemNotes({ item, ...reading }: { item: Item } & Reading): readonly string[] {
  const { hasPlural, isOptional, isAdjusted, haveAmount, optionalAmount, alternatives } = item;
  const textOf = (amount: KitchenAmountsFragment | null) =>
    amountText({ amount, hasPlural, ...reading });
  const have = textOf(haveAmount);
  const optional = textOf(optionalAmount);
  const notes = [
    item.isToTaste && m.shopping_to_taste(),
    isOptional && m.shopping_optional(),
    optional && m.shopping_optional_part({ amount: optional }),
    ...alternatives.map((each) =>
      m.shopping_or({ foods: alternativeText({ ...each, ...reading }) }),
    ),
    have && m.shopping_have({ amount: have }),
    isAdjusted && m.shopping_own_amount(),
  ];
  return notes.filter((note) => note !== false && note !== null);
}

/** How much of it is needed, and which dishes want it: `350 g, Steak with green beans`. */
export function wantedWords({ item, ...reading }: { item: Item } & Reading): string {
  const needed = neededWords({ item, ...reading });
  const dishes = new Set(
    item.sources.flatMap(({ recipe }) => (recipe === null ? [] : recipe.short)),
  );
  return [...(needed === null ? [] : [needed]), ...dishes].join(', ');
}

export function amountText({
  amount,
  hasPlural,
  units,
  locale,
}: Pick<Item, 'hasPlural'> & { amount: KitchenAmountsFragment | null } & Reading): string | null {
  return amount && formatAmount({ amount: amount[units], locale, namesPieces: !hasPlural });
}

function alternativeText({ foods, ...reading }: Item['alternatives'][number] & Reading): string {
  const names = foods.map(({ name, amount }) => {
    const text = amountText({ amount, hasPlural: true, ...reading });
    return text === null ? name : `${name} ${text}`;
  });
  return listFormat(locales[reading.locale].languageTag).format(names);
}
