import { collator } from '../../../lib/formats.ts';
import type { Language } from '../../../lib/language.ts';
import { aisles as usualAisles, type Aisle, type FoodId } from '../../foods/food.ts';
import { marketOf } from '../../foods/purchase/pack.ts';
import { basketsOf } from './basket.rules.ts';
import { foodRows, type FoodRow, type PurchasesById } from './food-rows.rules.ts';
import { extraKey } from './item-key.ts';
import { extraItem, foodItem, type Reading } from './list-item.rules.ts';
import type { ListContent, MergedList, ShoppingItem, Standing } from './shopping-list.ts';
import { shoppingNeeds } from './shopping-needs.rules.ts';

interface Merging extends Reading {
  content: ListContent;
  /** Of the member's store; the usual way through a shop when left out. */
  aisles?: readonly Aisle[] | undefined;
}

/** One row for each food, however many recipes need it, in the order one walks through the shop. */
export function mergeShoppingList(args: Merging): MergedList {
  const { content, aisles = usualAisles, ...reading } = args;
  const items = [...foodItems({ content, ...reading }), ...extraItems({ content, ...reading })];
  return arrange({ items, aisles, language: reading.language });
}

function foodItems({ content, ...reading }: Merging): readonly ShoppingItem[] {
  const { foodsById, language } = reading;
  const market = marketOf(language);
  const baskets = basketsOf({ ticks: content.ticks, purchases: foodsById, market });
  return rowsOf({ content, foodsById }).flatMap((row) => {
    const food = foodsById.get(row.foodId);
    if (food === undefined) return [];
    const standing = standingOf({ foodId: row.foodId, content, purchases: foodsById });
    return [foodItem({ row, food, basket: baskets.get(row.foodId), standing, ...reading })];
  });
}

/** What the recipes of a list need, food by food as they are bought. */
export function rowsOf(args: {
  content: Pick<ListContent, 'recipes' | 'amounts'>;
  foodsById: Reading['foodsById'];
}): readonly FoodRow[] {
  const { content, foodsById } = args;
  const { recipes, amounts } = content;
  const needs = shoppingNeeds({ recipes, amounts, foods: foodsById });
  return foodRows({ needs, purchases: foodsById });
}

export function standingOf(args: {
  foodId: FoodId;
  content: Pick<ListContent, 'home' | 'wanted'>;
  purchases: PurchasesById;
}): Standing {
  const { foodId, content, purchases } = args;
  if (content.wanted.has(foodId)) return 'to-buy';
  if (content.home.has(foodId)) return 'always-at-home';
  return purchases.get(foodId)?.purchase?.isStaple ? 'probably-at-home' : 'to-buy';
}

function extraItems({ content, ...reading }: Merging): readonly ShoppingItem[] {
  const ticks = new Map(content.ticks.map((tick) => [tick.itemKey, tick]));
  return content.extras
    .toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime() || (a.id < b.id ? -1 : 1))
    .map((extra) => extraItem({ extra, tick: ticks.get(extraKey(extra.id)), ...reading }));
}

/** Foods by name, then what the member wrote in the order it was written. */
function arrange(args: {
  items: readonly ShoppingItem[];
  aisles: readonly Aisle[];
  language: Language;
}): MergedList {
  const { compare } = collator(args.language);
  const isFood = ({ key }: ShoppingItem) => key.startsWith('food:');
  const foods = args.items
    .filter(isFood)
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.key, b.key));
  const items = [...foods, ...args.items.filter((item) => !isFood(item))];
  const toBuy = items.filter(isToBuy);
  const byAisle = Map.groupBy(toBuy, ({ aisle }) => aisle);
  return {
    aisles: args.aisles.flatMap((aisle) => {
      const inAisle = byAisle.get(aisle);
      return inAisle === undefined ? [] : [{ aisle, items: inAisle }];
    }),
    extras: byAisle.get(null) ?? [],
    atHome: items.filter(({ isTicked, standing }) => !isTicked && standing !== 'to-buy'),
    completed: items.filter(isCompleted).toSorted(lastTickedFirst),
    items,
    count: toBuy.length,
  };
}

function isToBuy({ isTicked, standing }: ShoppingItem): boolean {
  return !isTicked && standing === 'to-buy';
}

function isCompleted({ isTicked, isCleared }: ShoppingItem): boolean {
  return isTicked && !isCleared;
}

function lastTickedFirst(a: ShoppingItem, b: ShoppingItem): number {
  return (b.tickedAt?.getTime() ?? 0) - (a.tickedAt?.getTime() ?? 0);
}
