/** The device's database of shopping lists: its name, and what its first version holds. */
export const shoppingDatabase = { name: 'shopping-list', version: 1 } as const;

export function createShoppingStores(database: Pick<IDBDatabase, 'createObjectStore'>): void {
  database.createObjectStore('states');
  database.createObjectStore('pending', { keyPath: 'id' });
}
