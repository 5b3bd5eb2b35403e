import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import type { PendingOperation } from '../../domain/shopping/operations/device-list.rules.ts';
import { createShoppingStores, shoppingDatabase } from './shopping-stores.ts';

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
  const { name, version } = shoppingDatabase;
  return openDB<ShoppingSchema<State>>(name, version, {
    upgrade: (database) => createShoppingStores(unwrap(database)),
    // Whoever logs out takes the list along, however many pages have it open.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
}
