import { marketOf } from '../../foods/purchase/pack.ts';
import { basketsOf, isInBasket } from './basket.rules.ts';
import { extraKey } from './item-key.ts';
import type { Reading } from './list-item.rules.ts';
import { rowsOf, standingOf } from './merge-list.rules.ts';
import type { ListContent } from './shopping-list.ts';

/** How many items are still to buy: the count of the merged list, without the list. */
export function countToBuy(args: { content: ListContent } & Reading): number {
  const { content, foodsById, language } = args;
  const market = marketOf(language);
  const baskets = basketsOf({ ticks: content.ticks, purchases: foodsById, market });
  const ticked = new Set(content.ticks.map(({ itemKey }) => itemKey));
  const rows = rowsOf(args).filter(
    (row) =>
      foodsById.has(row.foodId) &&
      standingOf({ foodId: row.foodId, content, purchases: foodsById }) === 'to-buy' &&
      !isInBasket({ row, basket: baskets.get(row.foodId) }),
  );
  const extras = content.extras.filter(({ id }) => !ticked.has(extraKey(id)));
  return rows.length + extras.length;
}
