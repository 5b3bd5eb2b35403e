import type { FoodId } from '../../foods/food.ts';

/** Names a row of the list, on every device alike: a food, or what the member wrote. */
export type ItemKey = `food:${FoodId}` | `extra:${string}`;

export function foodKey(foodId: FoodId): ItemKey {
  return `food:${foodId}`;
}

export function extraKey(extraId: string): ItemKey {
  return `extra:${extraId}`;
}

/** Null for what the member wrote. */
export function foodIdOfKey(itemKey: string): FoodId | null {
  return itemKey.startsWith('food:') ? itemKey.slice('food:'.length) : null;
}
