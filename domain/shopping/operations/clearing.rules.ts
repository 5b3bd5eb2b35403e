import { marketOf } from '../../foods/purchase/pack.ts';
import { basketsOf, isInBasket } from '../list/basket.rules.ts';
import type { FoodRow } from '../list/food-rows.rules.ts';
import { extraKey } from '../list/item-key.ts';
import type { Reading } from '../list/list-item.rules.ts';
import { rowsOf, standingOf } from '../list/merge-list.rules.ts';
import type { FoodId } from '../../foods/food.ts';
import type { ListContent } from '../list/shopping-list.ts';

/** What becomes of a list when its completed items are cleared away. */
export interface Clearing {
  /** Additions whose every food is in the basket or at home: they are shopped for. */
  readonly doneIds: readonly string[];
  /** Extras that are in the basket. */
  readonly extraIds: readonly string[];
  /** Foods that leave the list with their ticks. */
  readonly droppedFoods: ReadonlySet<FoodId>;
  /** Foods that stay in the basket, hidden now, with the additions that still need them. */
  readonly hiddenFoods: ReadonlyMap<FoodId, readonly string[]>;
}

/**
 * Completed extras go. A completed food is hidden for as long as a recipe still needs it, so that a
 * later addition asks only for what is missing. A recipe that has all its foods leaves the list and
 * takes its share out of the basket: next week it needs to be bought anew.
 */
export function clearing(args: { content: ListContent } & Reading): Clearing {
  const { content } = args;
  const rows = rowsOf(args);
  const bought = boughtRows({ ...args, rows });
  const settled = new Set([...bought, ...rows.filter((row) => isAtHome({ ...args, row }))]);
  const lacking = new Set(
    rows.filter((row) => !settled.has(row)).flatMap(({ additionIds }) => additionIds),
  );
  const ids = content.recipes.map(({ id }) => id);
  const doneIds = ids.filter((id) => !lacking.has(id));
  const done = new Set(doneIds);
  const needers = bought.map(({ foodId, additionIds }) => {
    return [foodId, additionIds.filter((id) => !done.has(id))] as const;
  });
  const ticked = new Set(content.ticks.map(({ itemKey }) => itemKey));
  return {
    doneIds,
    extraIds: content.extras.map(({ id }) => id).filter((id) => ticked.has(extraKey(id))),
    droppedFoods: new Set(needers.flatMap(([id, staying]) => (staying.length === 0 ? [id] : []))),
    hiddenFoods: new Map(needers.filter(([, staying]) => staying.length > 0)),
  };
}

function boughtRows(
  args: { content: ListContent; rows: readonly FoodRow[] } & Reading,
): readonly FoodRow[] {
  const { content, rows, foodsById, language } = args;
  const market = marketOf(language);
  const baskets = basketsOf({ ticks: content.ticks, purchases: foodsById, market });
  return rows.filter((row) => isInBasket({ row, basket: baskets.get(row.foodId) }));
}

function isAtHome(args: { content: ListContent; row: FoodRow } & Reading): boolean {
  const { content, row, foodsById } = args;
  return standingOf({ foodId: row.foodId, content, purchases: foodsById }) !== 'to-buy';
}
