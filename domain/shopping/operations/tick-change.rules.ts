import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { FoodId } from '../../foods/food.ts';
import { marketOf } from '../../foods/purchase/pack.ts';
import { packsToBuy } from '../amounts/packs.rules.ts';
import { basketsOf, isInBasket, tickedFood } from '../list/basket.rules.ts';
import { boughtAs, gramsOfWhole, type FoodRow } from '../list/food-rows.rules.ts';
import { extraKey, foodIdOfKey, foodKey } from '../list/item-key.ts';
import { basketShares, factsOfKind, joinedShares } from '../list/list-content.rules.ts';
import { mostGrams } from '../list/list-limits.rules.ts';
import { rowsOf } from '../list/merge-list.rules.ts';
import {
  restShare,
  type FactBody,
  type FactId,
  type FactOf,
  type Share,
} from './list-operation.ts';
import type { Draft, Seen } from './draft.ts';
import type { FoodNeed } from '../list/shopping-needs.rules.ts';

const nothing: Draft = { adds: [], removes: [] };

interface TickChange {
  seen: Seen;
  itemKey: string;
  /** As the member saw it; null for all the list asks for. */
  grams: number | null;
}

/** Puts an item into the basket: all of it, or as much as the member saw. */
export function tick(args: TickChange): Result<Draft, Problem[]> {
  const { seen, itemKey } = args;
  const row = findRow({ seen, itemKey });
  if (row !== undefined) return success(tickRow({ seen, row, grams: args.grams }));
  const isExtra = seen.content.extras.some(({ id }) => extraKey(id) === itemKey);
  if (!isExtra) return refusal([problem('itemKey', 'shopping.item-not-found')]);
  const former = ticksOfItem({ seen, itemKey });
  if (former.length > 0) return success(nothing);
  return success({ adds: [{ kind: 'tick', itemKey, shares: [], isCleared: false }], removes: [] });
}

/** Takes an item out of the basket; one that is not in it stays so. */
export function untick({ seen, itemKey }: Pick<TickChange, 'seen' | 'itemKey'>): Draft {
  return { adds: [], removes: ticksOfItem({ seen, itemKey }).map(({ id }) => id) };
}

/** Of a food with all its parts, or of what the member wrote. */
export function ticksOfItem(args: { seen: Seen; itemKey: string }): readonly FactOf<'tick'>[] {
  const { seen, itemKey } = args;
  const purchases = seen.foodsById;
  const foodId = tickedFood({ itemKey, purchases });
  return factsOfKind(seen.facts, 'tick').filter((fact) =>
    foodId === null
      ? fact.itemKey === itemKey
      : tickedFood({ itemKey: fact.itemKey, purchases }) === foodId,
  );
}

function findRow(args: { seen: Seen; itemKey: string }): FoodRow | undefined {
  const foodId = tickedFood({ itemKey: args.itemKey, purchases: args.seen.foodsById });
  return rowsOf(args.seen).find((row) => row.foodId === foodId);
}

function tickRow(args: { seen: Seen; row: FoodRow; grams: number | null }): Draft {
  const { seen, row } = args;
  const basket = basketOfRow({ seen, row });
  if (isInBasket({ row, basket })) return nothing;
  const grams = Math.min(args.grams ?? row.grams, row.grams);
  const had = basket?.grams ?? 0;
  const owned = had + boughtGrams({ seen, row, grams: grams - had });
  const former = ticksOfItem({ seen, itemKey: foodKey(row.foodId) });
  const shares = sharesInBasket({ seen, row, grams, former });
  return {
    adds: [...withRest({ seen, row, shares, owned })].map(([foodId, all]): FactBody => {
      return { kind: 'tick', itemKey: foodKey(foodId), shares: all, isCleared: false };
    }),
    removes: former.map(({ id }) => id),
  };
}

function basketOfRow({ seen, row }: { seen: Seen; row: FoodRow }) {
  const market = marketOf(seen.language);
  const { ticks } = seen.content;
  return basketsOf({ ticks, purchases: seen.foodsById, market }).get(row.foodId);
}

/** Packs are bought whole. */
function boughtGrams(args: { seen: Seen; row: FoodRow; grams: number }): number {
  const { seen, row, grams } = args;
  const food = seen.foodsById.get(row.foodId);
  if (food === undefined || grams <= 0) return Math.max(0, grams);
  return packsToBuy({ food, grams, market: marketOf(seen.language) })?.grams ?? grams;
}

type SharesByFood = ReadonlyMap<FoodId, readonly Share[]>;

/** What each addition on the list has of the row, food by food; the whole has at least a rest. */
function sharesInBasket(args: {
  seen: Seen;
  row: FoodRow;
  grams: number;
  former: readonly FactOf<'tick'>[];
}): SharesByFood {
  const { seen, row, grams, former } = args;
  const factor = row.grams === 0 ? 1 : grams / row.grams;
  const needs = new Map(row.needs.map((need) => [need.foodId, need]));
  const before = Map.groupBy(former, ({ itemKey }) => foodIdOfKey(itemKey) ?? '');
  const foodIds = new Set([row.foodId, ...needs.keys(), ...before.keys()]);
  return new Map(
    [...foodIds].map((foodId) => {
      const inBasket = basketShares({ facts: seen.facts, ticks: before.get(foodId) ?? [] });
      const onList = inBasket.filter(({ additionId }) => row.additionIds.includes(additionId));
      const need = needs.get(foodId);
      const more = need ? sharesUpTo({ need, grams: need.grams * factor, onList }) : [];
      const ofAll = foodId === row.foodId ? row.additionIds : [];
      const named = ofAll.map((additionId) => ({ additionId, grams: 0 }));
      return [foodId, joinedShares([...onList, ...named, ...more])];
    }),
  );
}

/** What was bought beyond the shares, for recipes that left too, is the rest of the whole. */
function withRest(args: {
  seen: Seen;
  row: FoodRow;
  shares: SharesByFood;
  owned: number;
}): SharesByFood {
  const { seen, row, shares, owned } = args;
  const { foodId } = row;
  const parts = [...shares].map(([partId, of]) => {
    return { foodId: partId, grams: of.reduce((total, { grams }) => total + grams, 0) };
  });
  const used = gramsOfWhole({ foodId, purchases: seen.foodsById, parts });
  const rest = { additionId: restShare, grams: Math.max(0, owned - used) };
  return new Map([...shares, [foodId, [...(shares.get(foodId) ?? []), rest]]]);
}

/**
 * What was added after the member looked stays to buy: what is in the basket stays with its additions,
 * and of the rest the first have their part first.
 */
function sharesUpTo(args: {
  need: FoodNeed;
  grams: number;
  onList: readonly Share[];
}): readonly Share[] {
  const { need, grams, onList } = args;
  const had = new Map(onList.map(({ additionId, grams: of }) => [additionId, of]));
  let left = Math.max(0, grams - onList.reduce((sum, share) => sum + share.grams, 0));
  return [...need.gramsByAddition].map(([additionId, wanted]) => {
    const inBasket = had.get(additionId) ?? 0;
    const taken = Math.min(Math.max(0, wanted - inBasket), left);
    left -= taken;
    return { additionId, grams: inBasket + taken };
  });
}

/** The member's own amount of a food, or again that of the recipes. */
export function setAmount(args: {
  seen: Seen;
  foodId: FoodId;
  grams: number | null;
}): Result<Draft, Problem[]> {
  const { seen, foodId, grams } = args;
  const ofRecipes = rowsOf({ ...seen, content: { ...seen.content, amounts: new Map() } });
  const row = ofRecipes.find((each) => each.foodId === foodId);
  if (row === undefined) return refusal([problem('itemKey', 'shopping.item-not-found')]);
  const removes = amountIds(args);
  if (grams === null) return success({ adds: [], removes });
  if (!(grams > 0 && grams <= mostGrams)) {
    return refusal([problem('amount', 'shopping.amount-invalid')]);
  }
  const adds = row.needs.map((need, index): FactBody => {
    const shares = sharesOf({ row, need, grams, takesAll: index === 0 });
    return { kind: 'amount', foodId: need.foodId, shares };
  });
  return success({ adds, removes });
}

/** Of a food and its parts. */
function amountIds(args: { seen: Seen; foodId: FoodId }): FactId[] {
  const { seen, foodId } = args;
  const amounts = factsOfKind(seen.facts, 'amount').filter(
    (fact) => boughtAs({ foodId: fact.foodId, purchases: seen.foodsById }) === foodId,
  );
  return amounts.map(({ id }) => id);
}

/** Each addition gets more or less of it, as much as it takes. */
function sharesOf(args: {
  row: FoodRow;
  need: FoodNeed;
  grams: number;
  takesAll: boolean;
}): readonly Share[] {
  const { row, need, grams, takesAll } = args;
  const factor = row.grams === 0 ? null : grams / row.grams;
  return [...need.gramsByAddition].map(([additionId, own], index) => {
    // Of a pinch there is no part to be had.
    const share = factor === null ? (takesAll && index === 0 ? grams : 0) : own * factor;
    return { additionId, grams: share };
  });
}
