import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PendingOperation } from '../../domain/shopping/operations/device-list.rules.ts';

const name = 'shopping-list';

export interface KeptPending extends PendingOperation {
  readonly userId: string;
  /** Left out by former versions, which knew a member's own list alone. */
  readonly listId?: string;
  readonly id: string;
  /** In the order they were made on this device. */
  readonly place: number;
}

interface ShoppingSchema<State> extends DBSchema {
  /** What the server told last, by the member and the language of the page. */
  states: { key: [string, string]; value: State };
  pending: { key: string; value: KeptPending };
}

export type ShoppingDatabase<State> = IDBPDatabase<ShoppingSchema<State>>;

/** `State` is what the server tells of a list, as the shopping pages ask for it. */
export function openShoppingDatabase<State>(): Promise<ShoppingDatabase<State>> {
  return openDB<ShoppingSchema<State>>(name, 1, {
    upgrade(database) {
      database.createObjectStore('states');
      database.createObjectStore('pending', { keyPath: 'id' });
    },
    // Whoever logs out takes the list along, however many pages have it open.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
}

/**
 * Clears the list of a member who is no longer logged in here. What could not be sent yet waits for
 * them to come back, since a login may also end by itself; it goes when somebody else logs in.
 */
export async function forgetShoppingDatabase({ keepsUnsent }: { keepsUnsent: boolean }) {
  if (!('indexedDB' in window)) return;
  if (!keepsUnsent) return deleteDB(name);
  const database = await openShoppingDatabase();
  await database.clear('states');
  const unsent = await database.count('pending');
  database.close();
  if (unsent === 0) await deleteDB(name);
}
