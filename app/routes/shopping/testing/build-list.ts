import type { Aisle } from '../../../graphql/schema-types.gen.ts';
import type { Item, List } from '../list.ts';

/** An item without an amount; an extra where it has no aisle. */
export function itemNamed(name: string, aisle: Aisle | null, parts: Partial<Item> = {}): Item {
  return {
    key: aisle === null ? `extra:${name}` : `food:${name}`,
    name,
    foodId: aisle === null ? null : name,
    foodGroup: null,
    hasPicture: false,
    hasPlural: true,
    aisle,
    grams: null,
    amountText: null,
    isAdjusted: false,
    isToTaste: false,
    isOptional: false,
    isTicked: false,
    tickedById: null,
    standing: 'TO_BUY',
    buying: null,
    needed: [],
    haveAmount: null,
    optionalAmount: null,
    alternatives: [],
    sources: [],
    ...parts,
  };
}

export function listWith(parts: Partial<List>): List {
  const { aisles = [], extras = [] } = parts;
  const count = aisles.flatMap(({ items }) => items).length + extras.length;
  return { count, aisles, extras, atHome: [], completed: [], recipes: [], news: null, ...parts };
}
