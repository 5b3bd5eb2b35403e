import type { Food, FoodId } from '../../foods/food.ts';
import type { FoodPart } from '../../foods/purchase/pack.ts';
import type { FoodNeed } from './shopping-needs.rules.ts';

/** How foods are bought, by id. */
export type PurchasesById = ReadonlyMap<FoodId, Pick<Food, 'purchase'>>;

/** What is bought as one food: that food and the parts of it that recipes need. */
export interface FoodRow {
  readonly foodId: FoodId;
  readonly needs: readonly FoodNeed[];
  /** Of the whole. */
  readonly grams: number;
  /** The additions that need it. */
  readonly additionIds: readonly string[];
}

/** A part of a food is bought with the food it comes from: juice and zest as lemons. */
export function foodRows(args: {
  needs: readonly FoodNeed[];
  purchases: PurchasesById;
}): readonly FoodRow[] {
  const { needs, purchases } = args;
  const byWhole = Map.groupBy(needs, ({ foodId }) => boughtAs({ foodId, purchases }));
  return [...byWhole].map(([foodId, ofWhole]) => ({
    foodId,
    needs: ofWhole.toSorted(wholeFirst(foodId)),
    grams: gramsOfWhole({ foodId, purchases, parts: ofWhole }),
    additionIds: [...new Set(ofWhole.flatMap((need) => [...need.gramsByAddition.keys()]))],
  }));
}

function wholeFirst(foodId: FoodId): (a: FoodNeed, b: FoodNeed) => number {
  return (a, b) =>
    Number(b.foodId === foodId) - Number(a.foodId === foodId) || (a.foodId < b.foodId ? -1 : 1);
}

/** The food one looks for in a shop. */
export function boughtAs(args: { foodId: FoodId; purchases: PurchasesById }): FoodId {
  return args.purchases.get(args.foodId)?.purchase?.whole?.foodId ?? args.foodId;
}

/**
 * How much of a whole food gives these amounts of it and its parts. Several parts come from the
 * same pieces, so the largest need decides: the lemon that is grated is squeezed as well.
 */
export function gramsOfWhole(args: {
  foodId: FoodId;
  purchases: PurchasesById;
  parts: readonly { readonly foodId: FoodId; readonly grams: number }[];
}): number {
  const { foodId, purchases, parts } = args;
  const byPart = new Map<FoodPart | null, number>();
  for (const { foodId: partId, grams } of parts) {
    const whole = partId === foodId ? null : purchases.get(partId)?.purchase?.whole;
    const part = whole?.part ?? null;
    byPart.set(part, (byPart.get(part) ?? 0) + grams * (whole?.gramsPerGram ?? 1));
  }
  const shared = [...byPart].filter(([part]) => part !== null).map(([, grams]) => grams);
  return (byPart.get(null) ?? 0) + Math.max(0, ...shared);
}
