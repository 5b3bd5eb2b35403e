import { createShoppingStores, shoppingDatabase } from './shopping-stores.ts';

const { name, version } = shoppingDatabase;

/**
 * Clears the list of a member who is no longer logged in here. What could not be sent yet waits for
 * them to come back, since a login may also end by itself; it goes when somebody else logs in. Every
 * page carries this, so it does without the library that lists are kept with.
 */
export async function forgetShopping({ keepsUnsent }: { keepsUnsent: boolean }): Promise<void> {
  if (!('indexedDB' in window)) return;
  if (keepsUnsent && (await keepUnsent()) > 0) return;
  await answerOf(indexedDB.deleteDatabase(name));
}

/** How many changes are left once all else is cleared. */
async function keepUnsent(): Promise<number> {
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => createShoppingStores(opening.result));
  const database = await answerOf(opening);
  const stores = database.transaction(['states', 'pending'], 'readwrite');
  const cleared = answerOf(stores.objectStore('states').clear());
  const unsent = answerOf(stores.objectStore('pending').count());
  await cleared;
  database.close();
  return unsent;
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
  return promise;
}
