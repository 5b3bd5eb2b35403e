import { factsOfKind } from '../list/list-content.rules.ts';
import { forgottenDone, idleFacts } from './clear-list.rules.ts';
import type { Draft, Seen } from './draft.ts';
import type { Fact } from './list-operation.ts';

/**
 * Takes dishes off whose days are over. What was bought for them is eaten: unlike that of a dish that
 * is removed, it counts for nothing that stays. What belongs to no dish stays too.
 */
export function clearDishes({ seen, ids }: { seen: Seen; ids: readonly string[] }): Draft {
  const { facts } = seen;
  const asked = new Set(ids);
  const additions = factsOfKind(facts, 'recipe').filter((each) => asked.has(each.additionId));
  if (additions.length === 0) return { adds: [], removes: [] };
  const gone = new Set<Fact>(additions);
  const leaving = gone.union(new Set(idleFacts(facts.filter((fact) => !gone.has(fact)))));
  const staying = facts.filter((fact) => !leaving.has(fact));
  return {
    adds: [{ kind: 'done', additionIds: additions.map(({ additionId }) => additionId) }],
    removes: [...leaving, ...forgottenDone(staying)].map(({ id }) => id),
  };
}
