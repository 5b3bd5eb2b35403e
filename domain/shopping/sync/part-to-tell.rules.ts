import type { Fact, FactId, FactKind } from '../operations/list-operation.ts';
import type { StoredList } from '../shopping.store.ts';

/** They speak of what is on the list: whoever has the list knows its recipes and foods. */
const namingNothingNew: ReadonlySet<FactKind> = new Set(['tick', 'amount', 'done']);

/** What came to a list and what is no more on it. */
export interface FactChanges {
  readonly came: readonly Fact[];
  readonly goneIds: readonly FactId[];
}

interface Telling {
  /** The revision the device has. */
  since: number | null;
  /** Whether it keeps the recipes and foods that it was told of. */
  keepsContent: boolean;
  /** Whether it keeps the facts that it was told of. */
  keepsFacts: boolean;
  before: StoredList;
  after: StoredList;
}

/**
 * How much a device is told that has a revision of a list. Recipes and foods are most of it by far,
 * and a tick changes none of them; of the facts it is one.
 */
export function partToTell(args: Telling): 'nothing' | 'changes' | 'facts' | 'all' {
  const { since, keepsContent, keepsFacts, before, after } = args;
  if (after.revision === since) return 'nothing';
  if (!keepsContent || before.revision !== since) return 'all';
  const isAtHand = changesOf(args).came.every(({ kind }) => namingNothingNew.has(kind));
  if (!isAtHand) return 'all';
  return keepsFacts ? 'changes' : 'facts';
}

export function changesOf({ before, after }: Pick<Telling, 'before' | 'after'>): FactChanges {
  const known = new Set(before.facts.map(({ id }) => id));
  const kept = new Set(after.facts.map(({ id }) => id));
  return {
    came: after.facts.filter(({ id }) => !known.has(id)),
    goneIds: [...known].filter((id) => !kept.has(id)),
  };
}
