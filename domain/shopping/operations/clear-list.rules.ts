import { clearing, type Clearing } from './clearing.rules.ts';
import { tickedFood } from '../list/basket.rules.ts';
import { boughtAs } from '../list/food-rows.rules.ts';
import { extraKey } from '../list/item-key.ts';
import {
  basketShares,
  countingTicks,
  countingWants,
  factsOfKind,
  sharesWith,
} from '../list/list-content.rules.ts';
import type { Fact, FactBody, FactOf } from './list-operation.ts';
import type { Draft, Seen } from './draft.ts';

/** Clears away what is in the basket, and the recipes that need nothing more. */
export function clearList(seen: Seen): Draft {
  const { facts } = seen;
  const cleared = clearing(seen);
  const { doneIds } = cleared;
  const hidden = hiddenTicks({ seen, cleared });
  const gone = new Set([
    ...facts.filter((fact) => isLeaving({ fact, seen, cleared })),
    ...hidden.flatMap(({ former }) => former),
  ]);
  const leaving = gone.union(new Set(idleFacts(facts.filter((fact) => !gone.has(fact)))));
  const staying = facts.filter((fact) => !leaving.has(fact));
  const done: FactBody[] = doneIds.length > 0 ? [{ kind: 'done', additionIds: doneIds }] : [];
  return {
    adds: [...done, ...hidden.map(({ body }) => body)],
    removes: [...leaving, ...forgottenDone(staying)].map(({ id }) => id),
  };
}

function isLeaving(args: { fact: Fact; seen: Seen; cleared: Clearing }): boolean {
  const { fact, seen, cleared } = args;
  const { doneIds, extraIds, droppedFoods } = cleared;
  const purchases = seen.foodsById;
  switch (fact.kind) {
    case 'recipe':
      return doneIds.includes(fact.additionId);
    case 'extra':
      return extraIds.includes(fact.extraId);
    case 'tick': {
      const foodId = tickedFood({ itemKey: fact.itemKey, purchases });
      if (foodId !== null) return droppedFoods.has(foodId);
      return extraIds.some((id) => extraKey(id) === fact.itemKey);
    }
    case 'amount':
      return droppedFoods.has(boughtAs({ foodId: fact.foodId, purchases }));
    default:
      return false;
  }
}

interface HiddenTick {
  former: readonly FactOf<'tick'>[];
  body: FactBody;
}

/** One for each food and part; a tick that was cleared before and is for nothing new stays as it is. */
function hiddenTicks(args: { seen: Seen; cleared: Clearing }): readonly HiddenTick[] {
  const { seen, cleared } = args;
  const byItem = Map.groupBy(factsOfKind(seen.facts, 'tick'), ({ itemKey }) => itemKey);
  return [...byItem].flatMap(([itemKey, former]) => {
    const foodId = tickedFood({ itemKey, purchases: seen.foodsById });
    const ids = foodId === null ? undefined : cleared.hiddenFoods.get(foodId);
    if (ids === undefined || former.every(({ isCleared }) => isCleared)) return [];
    const shares = sharesWith({ shares: basketShares({ facts: seen.facts, ticks: former }), ids });
    return [{ former, body: { kind: 'tick', itemKey, shares, isCleared: true } }];
  });
}

/** Ticks and wants whose additions are all gone. */
export function idleFacts(facts: readonly Fact[]): readonly Fact[] {
  const counting = new Set<Fact>([...countingTicks(facts), ...countingWants(facts)]);
  const all = [...factsOfKind(facts, 'tick'), ...factsOfKind(facts, 'wanted')];
  return all.filter((fact) => !counting.has(fact));
}

/** Neither a tick nor a plan names them any more. */
export function forgottenDone(facts: readonly Fact[]): readonly Fact[] {
  const named = new Set([
    ...factsOfKind(facts, 'tick').flatMap(({ shares }) => shares.map(additionIdOf)),
    ...factsOfKind(facts, 'plan').flatMap(({ dishes }) => dishes.map(additionIdOf)),
  ]);
  return factsOfKind(facts, 'done').filter(
    ({ additionIds }) => !additionIds.some((id) => named.has(id)),
  );
}

function additionIdOf({ additionId }: { additionId: string }): string {
  return additionId;
}
