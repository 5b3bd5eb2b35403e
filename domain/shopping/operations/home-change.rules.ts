import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { FoodId } from '../../foods/food.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import { rowsOf } from '../list/merge-list.rules.ts';
import type { FactId } from './list-operation.ts';
import type { Draft, Seen } from './draft.ts';

interface HomeChange {
  seen: Seen;
  foodId: FoodId;
}

/** It is always at home: neither this list nor the next ones ask for it. */
export function keepAtHome({ seen, foodId }: HomeChange): Draft {
  const wants = wantIds({ seen, foodId });
  if (seen.content.home.has(foodId)) return { adds: [], removes: wants };
  return { adds: [{ kind: 'home', foodId }], removes: wants };
}

/** It is bought this time, though it is usually at home. */
export function want({ seen, foodId }: HomeChange): Result<Draft, Problem[]> {
  const row = rowsOf(seen).find((each) => each.foodId === foodId);
  if (row === undefined) return refusal([problem('itemKey', 'shopping.item-not-found')]);
  if (seen.content.wanted.has(foodId)) return success({ adds: [], removes: [] });
  const { additionIds } = row;
  return success({ adds: [{ kind: 'wanted', foodId, additionIds }], removes: [] });
}

/** Neither wanted nor always at home: a staple is folded away, other foods are bought. */
export function leaveUsual({ seen, foodId }: HomeChange): Draft {
  const home = factsOfKind(seen.facts, 'home').filter((fact) => fact.foodId === foodId);
  return { adds: [], removes: [...home.map(({ id }) => id), ...wantIds({ seen, foodId })] };
}

function wantIds({ seen, foodId }: HomeChange): FactId[] {
  const wants = factsOfKind(seen.facts, 'wanted').filter((fact) => fact.foodId === foodId);
  return wants.map(({ id }) => id);
}
