import type { Fact, FactId, Operation, OperationId } from './list-operation.ts';

/**
 * Everything that operations said, in three sets that only grow. What is so follows from the sets
 * alone: whoever has heard the same operations, in whatever order and however often, has the same
 * list. No clock takes part.
 */
export interface OperationLog {
  readonly facts: ReadonlyMap<FactId, Fact>;
  readonly removals: ReadonlyMap<FactId, ReadonlySet<OperationId>>;
  readonly undone: ReadonlySet<OperationId>;
}

/** A log that begins with facts which are known to be so. */
export function logOf(facts: readonly Fact[]): OperationLog {
  return {
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    removals: new Map(),
    undone: new Set(),
  };
}

export function withOperation(log: OperationLog, operation: Operation): OperationLog {
  const removals = new Map(log.removals);
  for (const factId of operation.removes) {
    removals.set(factId, new Set([...(removals.get(factId) ?? []), operation.id]));
  }
  return {
    facts: withFacts(log.facts, operation.adds),
    removals,
    undone: new Set([...log.undone, ...operation.undoes]),
  };
}

/** A fact that is known stays as it is. */
function withFacts(known: ReadonlyMap<FactId, Fact>, facts: readonly Fact[]) {
  return new Map([...facts.map((fact) => [fact.id, fact] as const), ...known]);
}

/** What is so: nobody took it back, or that was undone. Always in the same order. */
export function factsOf(log: OperationLog): readonly Fact[] {
  const facts = [...log.facts.values()].filter((fact) => isSo({ log, fact }));
  return facts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

function isSo({ log, fact }: { log: OperationLog; fact: Fact }): boolean {
  if (log.undone.has(fact.operationId)) return false;
  const removedBy = log.removals.get(fact.id) ?? new Set();
  return [...removedBy].every((operationId) => log.undone.has(operationId));
}
