import { clearing, type Clearing } from './clearing.rules.ts';
import { foodKey } from '../list/item-key.ts';
import {
  basketShares,
  countingTicks,
  factsOfKind,
  sharesWith,
} from '../list/list-content.rules.ts';
import type { Fact, FactBody } from './list-operation.ts';
import type { Draft, Seen } from './draft.ts';

/** Clears away what is in the basket, and the recipes that need nothing more. */
export function clearList({ facts, content }: Seen): Draft {
  const cleared = clearing(content);
  const { doneIds, hiddenKeys } = cleared;
  const hidden = [...hiddenKeys].map(([itemKey, ids]) => hiddenTick({ facts, itemKey, ids }));
  // A tick that was cleared before and asks for nothing new stays as it is.
  const changed = hidden.filter(({ former }) => former.some(({ isCleared }) => !isCleared));
  const leaving = new Set([
    ...facts.filter((fact) => isLeaving({ fact, cleared })),
    ...changed.flatMap(({ former }) => former),
    ...idleTicks(facts),
  ]);
  const staying = facts.filter((fact) => !leaving.has(fact));
  const done: FactBody[] = doneIds.length > 0 ? [{ kind: 'done', additionIds: doneIds }] : [];
  return {
    adds: [...done, ...changed.map(({ body }) => body)],
    removes: [...leaving, ...forgottenDone(staying)].map(({ id }) => id),
  };
}

function isLeaving({ fact, cleared }: { fact: Fact; cleared: Clearing }): boolean {
  const { doneIds, extraIds, droppedKeys } = cleared;
  switch (fact.kind) {
    case 'recipe':
      return doneIds.includes(fact.additionId);
    case 'extra':
      return extraIds.includes(fact.extraId);
    case 'tick':
      return droppedKeys.includes(fact.itemKey);
    case 'amount':
      return droppedKeys.includes(foodKey(fact.foodId));
    default:
      return false;
  }
}

function hiddenTick(args: { facts: readonly Fact[]; itemKey: string; ids: readonly string[] }) {
  const { facts, itemKey, ids } = args;
  const former = factsOfKind(facts, 'tick').filter((fact) => fact.itemKey === itemKey);
  const shares = sharesWith({ shares: basketShares({ facts, ticks: former }), ids });
  const body: FactBody = { kind: 'tick', itemKey, shares, isCleared: true };
  return { former, body };
}

function idleTicks(facts: readonly Fact[]): readonly Fact[] {
  const counting = new Set(countingTicks(facts));
  return factsOfKind(facts, 'tick').filter((tick) => !counting.has(tick));
}

/** No tick names them any more. */
function forgottenDone(facts: readonly Fact[]): readonly Fact[] {
  const named = new Set(
    factsOfKind(facts, 'tick').flatMap(({ shares }) => shares.map(({ additionId }) => additionId)),
  );
  return factsOfKind(facts, 'done').filter(
    ({ additionIds }) => !additionIds.some((id) => named.has(id)),
  );
}
