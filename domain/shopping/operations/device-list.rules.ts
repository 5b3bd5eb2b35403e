import type { Fact, Operation, OperationId } from './list-operation.ts';
import { factsOf, logOf, withOperation, type OperationLog } from './operation-log.rules.ts';

/** An operation the server has not answered yet. */
export interface PendingOperation {
  readonly operation: Operation;
  /** Of an undo: what comes back, which the server no longer tells of. */
  readonly revives: readonly Fact[];
}

/** A list on one device: what the server told last, and what the device did since. */
export interface DeviceList {
  readonly revision: number;
  readonly facts: readonly Fact[];
  readonly pending: readonly PendingOperation[];
}

/** What the server answers to operations that were sent to it. */
export interface SyncAnswer {
  readonly revision: number;
  /** Null where the device has this revision. */
  readonly facts: readonly Fact[] | null;
  /** Taken over or refused for good. */
  readonly settledIds: readonly OperationId[];
}

/** What is so for whoever looks at this device. */
export function factsOnDevice({ facts, pending }: DeviceList): readonly Fact[] {
  return factsOf(pending.reduce(withPendingOperation, logOf(facts)));
}

function withPendingOperation(log: OperationLog, pending: PendingOperation): OperationLog {
  const { operation, revives } = pending;
  const known = new Map([...revives.map((fact) => [fact.id, fact] as const), ...log.facts]);
  return withOperation({ ...log, facts: known }, operation);
}

/** The device has the list of an answer, unless it has heard a later one. */
export function afterAnswer(list: DeviceList, answer: SyncAnswer): DeviceList {
  const settled = new Set(answer.settledIds);
  const pending = list.pending.filter(({ operation }) => !settled.has(operation.id));
  const isNews = answer.facts !== null && answer.revision >= list.revision;
  if (!isNews) return { ...list, pending };
  return { revision: answer.revision, facts: answer.facts ?? list.facts, pending };
}

/** What an operation takes back, as it was: to bring it back offline if it is undone. */
export function takenBackBy(args: {
  operation: Operation;
  facts: readonly Fact[];
}): readonly Fact[] {
  const ids = new Set(args.operation.removes);
  return args.facts.filter(({ id }) => ids.has(id));
}
