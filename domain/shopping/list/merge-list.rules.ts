import type { Language } from '../../../lib/language.ts';
import { aisles as usualAisles, type Aisle } from '../../foods/food.ts';
import { extraKey, foodKey } from './item-key.ts';
import { extraItem, foodItem, type Reading } from './list-item.rules.ts';
import type { ListContent, MergedList, ShoppingItem } from './shopping-list.ts';
import { shoppingNeeds } from './shopping-needs.rules.ts';

interface Merging extends Reading {
  content: ListContent;
  /** Of the member's store; the usual way through a shop when left out. */
  aisles?: readonly Aisle[] | undefined;
}

/** One row for each food, however many recipes need it, in the order one walks through the shop. */
export function mergeShoppingList(args: Merging): MergedList {
  const { content, aisles = usualAisles, ...reading } = args;
  const ticks = new Map(content.ticks.map((tick) => [tick.itemKey, tick]));
  const foods = shoppingNeeds(content.recipes, content.amounts).flatMap((need) => {
    const food = reading.foodsById.get(need.foodId);
    const tick = ticks.get(foodKey(need.foodId));
    return food === undefined ? [] : [foodItem({ need, food, tick, ...reading })];
  });
  const extras = content.extras
    .toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime() || (a.id < b.id ? -1 : 1))
    .map((extra) => extraItem({ extra, tick: ticks.get(extraKey(extra.id)) }));
  return arrange({ foods, extras, aisles, language: reading.language });
}

function arrange(args: {
  foods: readonly ShoppingItem[];
  extras: readonly ShoppingItem[];
  aisles: readonly Aisle[];
  language: Language;
}): MergedList {
  const { compare } = new Intl.Collator(args.language);
  const foods = args.foods.toSorted((a, b) => compare(a.name, b.name) || compare(a.key, b.key));
  const byAisle = Map.groupBy(foods.filter(isToBuy), ({ aisle }) => aisle);
  const items = [...foods, ...args.extras];
  return {
    aisles: args.aisles.flatMap((aisle) => {
      const inAisle = byAisle.get(aisle);
      return inAisle === undefined ? [] : [{ aisle, items: inAisle }];
    }),
    extras: args.extras.filter(isToBuy),
    completed: items.filter(isCompleted).toSorted(lastTickedFirst),
    items,
    count: items.filter(isToBuy).length,
  };
}

function isToBuy({ isTicked }: ShoppingItem): boolean {
  return !isTicked;
}

function isCompleted({ isTicked, isCleared }: ShoppingItem): boolean {
  return isTicked && !isCleared;
}

function lastTickedFirst(a: ShoppingItem, b: ShoppingItem): number {
  return (b.tickedAt?.getTime() ?? 0) - (a.tickedAt?.getTime() ?? 0);
}
