import {
  factsOnDevice,
  type DeviceList,
} from '../../../../domain/shopping/operations/device-list.rules.ts';
import { operationOf } from '../../../../domain/shopping/operations/plan-operation.rules.ts';
import { listContent } from '../../../../domain/shopping/list/list-content.rules.ts';
import { followPlan } from '../../../../domain/shopping/plans/follow-plan.rules.ts';
import type { Fact, Operation } from '../../../../domain/shopping/operations/list-operation.ts';
import type { Language } from '../../../../lib/language.ts';
import type { QueuedSwap } from '../../../plans/queues.ts';
import type { KeptSwaps } from '../../../plans/swaps-away.ts';
import { alsoKnowing, knownOf, type Known } from './known-list.ts';

export interface PlansAhead {
  readonly swaps: readonly QueuedSwap[];
  readonly kept: Pick<KeptSwaps, 'recipes' | 'foods'> | null;
}

/**
 * The list once it has followed the swaps that wait on this device, by the rules and under the names
 * that the server has for it: what is ticked meanwhile is ticked there too.
 */
export function listAhead(
  args: PlansAhead & { list: DeviceList; known: Known; at: number; language: Language },
): { facts: readonly Fact[]; known: Known } {
  const { swaps, kept, list, at, language } = args;
  if (swaps.length === 0 || kept === null) return { facts: factsOnDevice(list), known: args.known };
  const known = alsoKnowing(args.known, knownOf(kept));
  // What is ticked on the list as it will be comes after the operations that make it so.
  const after = (made: readonly Operation[]): DeviceList => {
    const following = made.map((operation) => ({ operation, revives: [] }));
    return { ...list, pending: [...following, ...list.pending] };
  };
  const made = swaps.reduce<readonly Operation[]>((before, swap) => {
    const facts = factsOnDevice(after(before));
    const operation = followingOperation({ swap, facts, known, at, language });
    return operation === null ? before : [...before, operation];
  }, []);
  return { facts: factsOnDevice(after(made)), known };
}

function followingOperation(args: {
  swap: QueuedSwap;
  facts: readonly Fact[];
  known: Known;
  at: number;
  language: Language;
}): Operation | null {
  const { swap, facts, known, at, language } = args;
  const { recipesById, foodsById } = known;
  const { mealPlanId, requestKey: id, cooked: dishes, today } = swap;
  const content = listContent({ facts, recipesById });
  const seen = { facts, content, at, foodsById, language };
  const draft = followPlan({ seen, plan: { mealPlanId, dishes }, id, recipesById, today });
  return draft && operationOf({ id, at, draft });
}
