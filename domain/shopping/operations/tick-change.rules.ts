import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { FoodId } from '../../foods/food.ts';
import { extraKey, foodKey } from '../list/item-key.ts';
import { basketShares, factsOfKind, joinedShares } from '../list/list-content.rules.ts';
import { isInBasket } from '../list/list-item.rules.ts';
import { mostGrams } from '../list/list-limits.rules.ts';
import type { FactId, Share } from './list-operation.ts';
import type { Draft, Seen } from './draft.ts';
import { shoppingNeeds, type FoodNeed } from '../list/shopping-needs.rules.ts';

const nothing: Draft = { adds: [], removes: [] };

/** Puts an item into the basket: all of it, or as much as the member saw. */
export function tick(args: {
  seen: Seen;
  itemKey: string;
  grams: number | null;
}): Result<Draft, Problem[]> {
  const { seen, itemKey } = args;
  const need = needOf(args);
  const isExtra = seen.content.extras.some(({ id }) => extraKey(id) === itemKey);
  if (need === undefined && !isExtra) {
    return refusal([problem('itemKey', 'shopping.item-not-found')]);
  }
  const former = seen.content.ticks.find((each) => each.itemKey === itemKey);
  if (former !== undefined && isInBasket({ tick: former, grams: need?.grams ?? 0 })) {
    return success(nothing);
  }
  const shares = need === undefined ? [] : sharesUpTo({ need, grams: args.grams });
  const ticks = factsOfKind(seen.facts, 'tick').filter((fact) => fact.itemKey === itemKey);
  const inBasket = basketShares({ facts: seen.facts, ticks });
  const all = joinedShares([...inBasket, ...shares]);
  return success({
    adds: [{ kind: 'tick', itemKey, shares: all, isCleared: false }],
    removes: ticks.map(({ id }) => id),
  });
}

/** Takes an item out of the basket; one that is not in it stays so. */
export function untick({ seen, itemKey }: { seen: Seen; itemKey: string }): Draft {
  return { adds: [], removes: tickIds({ seen, itemKeys: [itemKey] }) };
}

export function tickIds({ seen, itemKeys }: { seen: Seen; itemKeys: readonly string[] }): FactId[] {
  const ticks = factsOfKind(seen.facts, 'tick');
  return ticks.filter(({ itemKey }) => itemKeys.includes(itemKey)).map(({ id }) => id);
}

/** The member's own amount of a food, or again that of the recipes. */
export function setAmount(args: {
  seen: Seen;
  foodId: FoodId;
  grams: number | null;
}): Result<Draft, Problem[]> {
  const { seen, foodId, grams } = args;
  const needs = shoppingNeeds(seen.content.recipes);
  const need = needs.find((each) => each.foodId === foodId);
  if (need === undefined) return refusal([problem('itemKey', 'shopping.item-not-found')]);
  const former = factsOfKind(seen.facts, 'amount').filter((fact) => fact.foodId === foodId);
  const removes = former.map(({ id }) => id);
  if (grams === null) return success({ adds: [], removes });
  if (!(grams > 0 && grams <= mostGrams)) {
    return refusal([problem('amount', 'shopping.amount-invalid')]);
  }
  const shares = sharesOf({ need, grams });
  return success({ adds: [{ kind: 'amount', foodId, shares }], removes });
}

function needOf({ seen, itemKey }: { seen: Seen; itemKey: string }): FoodNeed | undefined {
  const needs = shoppingNeeds(seen.content.recipes, seen.content.amounts);
  return needs.find(({ foodId }) => foodKey(foodId) === itemKey);
}

/** What was added after the member looked stays to buy: the first additions have their part first. */
function sharesUpTo({ need, grams }: { need: FoodNeed; grams: number | null }): readonly Share[] {
  let left = grams ?? Number.POSITIVE_INFINITY;
  return [...need.gramsByAddition].map(([additionId, wanted]) => {
    const taken = Math.min(wanted, left);
    left -= taken;
    return { additionId, grams: taken };
  });
}

/** Each addition gets more or less of it, as much as it takes. */
function sharesOf({ need, grams }: { need: FoodNeed; grams: number }): readonly Share[] {
  const factor = need.grams === 0 ? null : grams / need.grams;
  return [...need.gramsByAddition].map(([additionId, own], index) => {
    // Of a pinch there is no part to be had.
    const share = factor === null ? (index === 0 ? grams : 0) : own * factor;
    return { additionId, grams: share };
  });
}
