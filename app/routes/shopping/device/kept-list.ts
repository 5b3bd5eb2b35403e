import type { PendingOperation } from '../../../../domain/shopping/operations/device-list.rules.ts';
import type { ListStateFragment } from '../operations.gen.ts';
import { openShoppingDatabase, type ShoppingDatabase } from '../../../offline/shopping-database.ts';
import { ownPending, type ListOwner } from './own-pending.ts';

export interface KeptList {
  readonly state: ListStateFragment | null;
  /** In the order they were made. */
  readonly pending: readonly PendingOperation[];
}

interface Owner extends ListOwner {
  locale: string;
}

/**
 * The list as this device keeps it, for when there is no network. A browser that keeps nothing, as in
 * some private windows, has it until the page is left.
 */
export class KeptListStore {
  readonly #owner: Owner;
  #opened: Promise<ShoppingDatabase<ListStateFragment> | null> | null = null;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  async load(): Promise<KeptList> {
    const { userId, locale, listId } = this.#owner;
    const kept = await this.#use(async (database) => {
      const last = await database.get('states', [userId, locale]);
      const state = last?.listId === listId ? last : null;
      const pending = await database.getAll('pending');
      return { state, pending: ownPending(pending, this.#owner) };
    });
    return kept ?? { state: null, pending: [] };
  }

  async keepState(state: ListStateFragment): Promise<void> {
    const { userId, locale } = this.#owner;
    await this.#use((database) => database.put('states', state, [userId, locale]));
  }

  async keepPending({ operation, revives }: PendingOperation): Promise<void> {
    const { userId, listId } = this.#owner;
    // Finer than a clock: several may be made within a millisecond.
    const place = performance.timeOrigin + performance.now();
    const kept = { operation, revives, userId, listId, id: operation.id, place };
    await this.#use((database) => database.put('pending', kept));
  }

  async dropPending(ids: readonly string[]): Promise<void> {
    await this.#use(async (database) => {
      const { store, done } = database.transaction('pending', 'readwrite');
      await Promise.all([...ids.map((id) => store.delete(id)), done]);
    });
  }

  /** Null where the browser keeps nothing, or has just been told to forget. */
  async #use<Result>(
    work: (database: ShoppingDatabase<ListStateFragment>) => Promise<Result>,
  ): Promise<Result | null> {
    this.#opened ??= openShoppingDatabase<ListStateFragment>().catch(() => null);
    const database = await this.#opened;
    if (database === null) return null;
    return work(database).catch(() => null);
  }
}
