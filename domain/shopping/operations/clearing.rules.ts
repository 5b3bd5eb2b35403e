import { extraKey, foodKey } from '../list/item-key.ts';
import { isInBasket } from '../list/list-item.rules.ts';
import type { ListContent } from '../list/shopping-list.ts';
import { shoppingNeeds, type ListedRecipe } from '../list/shopping-needs.rules.ts';

/** What becomes of a list when its completed items are cleared away. */
export interface Clearing {
  /** Additions whose every food is in the basket: they are shopped for. */
  readonly doneIds: readonly string[];
  /** Extras that are in the basket. */
  readonly extraIds: readonly string[];
  /** Items that leave the list with their ticks. */
  readonly droppedKeys: readonly string[];
  /** Items that stay in the basket, hidden now, with the additions that still need them. */
  readonly hiddenKeys: ReadonlyMap<string, readonly string[]>;
}

/**
 * Completed extras go. A completed food is hidden for as long as a recipe still needs it, so that a
 * later addition asks only for what is missing. A recipe that has all its foods leaves the list and
 * takes its share out of the basket: next week it needs to be bought anew.
 */
export function clearing(content: ListContent): Clearing {
  const ticks = new Map(content.ticks.map((tick) => [tick.itemKey, tick]));
  const needs = shoppingNeeds(content.recipes, content.amounts);
  const bought = needs.filter(({ foodId, grams }) => {
    const tick = ticks.get(foodKey(foodId));
    return tick !== undefined && isInBasket({ tick, grams });
  });
  const boughtIds = new Set(bought.map(({ foodId }) => foodId));
  const done = content.recipes.filter(({ id }) =>
    needs.every((need) => boughtIds.has(need.foodId) || !need.gramsByAddition.has(id)),
  );
  const stayingIds = new Set(idsOf(content.recipes).difference(idsOf(done)));
  const needers = bought.map(({ foodId, gramsByAddition }) => {
    const staying = [...gramsByAddition.keys()].filter((id) => stayingIds.has(id));
    return [foodKey(foodId), staying] as const;
  });
  const extraIds = content.extras.map(({ id }) => id).filter((id) => ticks.has(extraKey(id)));
  return {
    doneIds: done.map(({ id }) => id),
    extraIds,
    droppedKeys: [
      ...extraIds.map(extraKey),
      ...needers.filter(([, staying]) => staying.length === 0).map(([key]) => key),
    ],
    hiddenKeys: new Map(needers.filter(([, staying]) => staying.length > 0)),
  };
}

function idsOf(recipes: readonly ListedRecipe[]): Set<string> {
  return new Set(recipes.map(({ id }) => id));
}
