import type { FactKind } from '../operations/list-operation.ts';
import type { StoredList } from '../shopping.store.ts';

/** They speak of what is on the list: whoever has the list knows its recipes and foods. */
const namingNothingNew: ReadonlySet<FactKind> = new Set(['tick', 'amount', 'done']);

/**
 * How much a device is told that has a revision of a list. Recipes and foods are most of it by far,
 * and a tick changes none of them.
 */
export function partToTell(args: {
  /** The revision the device has. */
  since: number | null;
  /** Whether it keeps the recipes and foods that it was told of. */
  keepsContent: boolean;
  before: StoredList;
  after: StoredList;
}): 'nothing' | 'facts' | 'all' {
  const { since, keepsContent, before, after } = args;
  if (after.revision === since) return 'nothing';
  if (!keepsContent || before.revision !== since) return 'all';
  const known = new Set(before.facts.map(({ id }) => id));
  const isAtHand = after.facts.every(({ id, kind }) => known.has(id) || namingNothingNew.has(kind));
  return isAtHand ? 'facts' : 'all';
}
