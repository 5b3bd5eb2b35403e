import type { KeptPending } from '../../../offline/shopping-database.ts';

/** Whose list it is that a device shows. */
export interface ListOwner {
  userId: string;
  /** What was kept of another list, which the member left or came from, is not of this one. */
  listId: string;
}

/**
 * The changes that are waiting for this member's list, in the order they were made: a device may keep
 * those of others who logged in on it, and of other lists.
 */
export function ownPending(
  pending: readonly KeptPending[],
  { userId, listId }: ListOwner,
): KeptPending[] {
  // Before lists could be shared, all changes were of the member's own.
  const own = pending.filter(
    (each) => each.userId === userId && (each.listId ?? userId) === listId,
  );
  return own.toSorted((a, b) => a.place - b.place);
}
