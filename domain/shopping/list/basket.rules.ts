import type { FoodId } from '../../foods/food.ts';
import { packsToBuy } from '../amounts/packs.rules.ts';
import type { Market } from '../../foods/purchase/pack.ts';
import { boughtAs, gramsOfWhole, type FoodRow, type PurchasesById } from './food-rows.rules.ts';
import { foodIdOfKey } from './item-key.ts';
import type { Tick } from './shopping-list.ts';

/** A little more than was ticked is nothing to go back to the shop for. */
const missingTolerance = 0.02;

/** What is bought of a row. */
export interface Basket {
  /** Of the whole, with what the packs hold beyond the need. */
  readonly grams: number;
  readonly tickedAt: Date;
  readonly tickedById: string | null;
  /** Out of sight, still in the basket. */
  readonly isCleared: boolean;
}

interface Shelf {
  purchases: PurchasesById;
  market: Market;
}

/** The food that a tick was bought as; null for what the member wrote. */
export function tickedFood(args: { itemKey: string; purchases: PurchasesById }): FoodId | null {
  const foodId = foodIdOfKey(args.itemKey);
  return foodId === null ? null : boughtAs({ foodId, purchases: args.purchases });
}

/** By food, whatever its ticks say. */
export function basketsOf(args: { ticks: readonly Tick[] } & Shelf): ReadonlyMap<FoodId, Basket> {
  const { ticks, ...shelf } = args;
  const byFood = Map.groupBy(ticks, ({ itemKey }) => tickedFood({ itemKey, ...shelf }));
  const baskets = new Map<FoodId, Basket>();
  for (const [foodId, ofFood] of byFood) {
    if (foodId !== null) baskets.set(foodId, basketOf({ foodId, ticks: ofFood, ...shelf }));
  }
  return baskets;
}

function basketOf(args: { foodId: FoodId; ticks: readonly Tick[] } & Shelf): Basket {
  const { ticks } = args;
  const last = ticks.reduce((a, b) => (b.tickedAt > a.tickedAt ? b : a));
  return {
    grams: boughtGrams(args),
    tickedAt: last.tickedAt,
    tickedById: last.tickedById,
    isCleared: ticks.every(({ isCleared }) => isCleared),
  };
}

/** Without a tick that tells the rest, whole packs count as bought. */
function boughtGrams(args: { foodId: FoodId; ticks: readonly Tick[] } & Shelf): number {
  const { foodId, ticks, purchases, market } = args;
  const parts = ticks.map((tick) => {
    return { foodId: foodIdOfKey(tick.itemKey) ?? foodId, grams: tick.grams ?? 0 };
  });
  const grams = gramsOfWhole({ foodId, purchases, parts });
  const food = purchases.get(foodId);
  if (grams === 0 || food === undefined || ticks.some(({ hasRest }) => hasRest)) return grams;
  return packsToBuy({ food, grams, market })?.grams ?? grams;
}

/** Whether all that a row needs is bought, or so nearly that nobody goes back for the rest. */
export function isInBasket(args: {
  row: Pick<FoodRow, 'grams'>;
  basket: Pick<Basket, 'grams'> | undefined;
}): boolean {
  const { row, basket } = args;
  if (basket === undefined) return false;
  return row.grams - basket.grams <= row.grams * missingTolerance;
}
