import { vi } from 'vitest';

/*
 * What a browser's databases do, as far as lists are kept in them: stores by key, transactions that
 * end, and a deletion that waits until no page has the database open.
 */

interface Rows {
  keyPath: string | undefined;
  rows: Map<string, unknown>;
}

interface Kept {
  stores: Map<string, Rows>;
  open: Set<FakeDatabase>;
}

class FakeRequest extends EventTarget {
  result: unknown = undefined;
  error: DOMException | null = null;

  answer(work: () => unknown): void {
    queueMicrotask(() => {
      this.result = work();
      this.dispatchEvent(new Event('success'));
    });
  }

  refuse(name: string): void {
    queueMicrotask(() => {
      this.error = new DOMException('Refused', name);
      this.dispatchEvent(new Event('error'));
    });
  }
}

class FakeStore {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  get(key: unknown) {
    return this.#ask((rows) => structuredClone(rows.get(JSON.stringify(key))));
  }

  getAll() {
    // As browsers do: in the order of the keys, not that in which they came.
    const inOrder = (rows: Map<string, unknown>) =>
      [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
    return this.#ask((rows) => structuredClone(inOrder(rows)));
  }

  count() {
    return this.#ask((rows) => rows.size);
  }

  put(value: Record<string, unknown>, key?: unknown) {
    const { keyPath } = this.#rows;
    const known = JSON.stringify(keyPath === undefined ? key : value[keyPath]);
    return this.#ask((rows) => void rows.set(known, structuredClone(value)));
  }

  delete(key: unknown) {
    return this.#ask((rows) => void rows.delete(JSON.stringify(key)));
  }

  clear() {
    return this.#ask((rows) => rows.clear());
  }

  #ask(work: (rows: Map<string, unknown>) => unknown): FakeRequest {
    const request = new FakeRequest();
    request.answer(() => work(this.#rows.rows));
    return request;
  }
}

class FakeTransaction extends EventTarget {
  readonly objectStoreNames: readonly string[];
  readonly error = null;
  readonly #kept: Kept;

  constructor(kept: Kept, names: readonly string[]) {
    super();
    this.#kept = kept;
    this.objectStoreNames = names;
    setImmediate(() => this.dispatchEvent(new Event('complete')));
  }

  objectStore(name: string) {
    const rows = this.#kept.stores.get(name);
    if (rows === undefined) throw new DOMException('No such store', 'NotFoundError');
    return new FakeStore(rows);
  }
}

class FakeDatabase extends EventTarget {
  readonly #kept: Kept;

  constructor(kept: Kept) {
    super();
    this.#kept = kept;
    kept.open.add(this);
  }

  createObjectStore(name: string, { keyPath }: { keyPath?: string } = {}) {
    this.#kept.stores.set(name, { keyPath, rows: new Map() });
  }

  transaction(names: string | string[]) {
    if (!this.#kept.open.has(this)) throw new DOMException('Closed', 'InvalidStateError');
    return new FakeTransaction(this.#kept, [names].flat());
  }

  close(): void {
    this.#kept.open.delete(this);
  }
}

/** The library that lists are kept with knows these by name, and once for all tests. */
const classes = {
  IDBRequest: FakeRequest,
  IDBDatabase: FakeDatabase,
  IDBTransaction: FakeTransaction,
  IDBObjectStore: FakeStore,
  // Lists need neither.
  IDBIndex: FakeStore,
  IDBCursor: FakeStore,
};

/** The databases of one browser, which has them unless it is told to refuse, until the test ends. */
export function fakeDatabases({ isRefusing = false } = {}) {
  const databases = new Map<string, Kept>();
  let opened = 0;
  const indexedDB = {
    open(name: string) {
      opened += 1;
      const request = new FakeRequest();
      if (isRefusing) {
        request.refuse('InvalidStateError');
        return request;
      }
      const isNew = !databases.has(name);
      const kept = databases.get(name) ?? { stores: new Map(), open: new Set() };
      databases.set(name, kept);
      const database = new FakeDatabase(kept);
      if (isNew) {
        queueMicrotask(() => {
          request.result = database;
          request.dispatchEvent(new Event('upgradeneeded'));
        });
      }
      request.answer(() => database);
      return request;
    },
    deleteDatabase(name: string) {
      const request = new FakeRequest();
      const { open } = databases.get(name) ?? { open: new Set<FakeDatabase>() };
      for (const each of open) each.dispatchEvent(new Event('versionchange'));
      if (open.size === 0) request.answer(() => void databases.delete(name));
      return request;
    },
  };
  for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', indexedDB);
  return {
    indexedDB,
    names: () => [...databases.keys()],
    /** What is there from the beginning, by store. */
    fill(name: string, stores: Record<string, [string, unknown][]>) {
      const filled = Object.entries(stores).map(
        ([store, rows]) => [store, { keyPath: undefined, rows: new Map(rows) }] as const,
      );
      databases.set(name, { stores: new Map(filled), open: new Set() });
    },
    rowsOf: (name: string, store: string) => [
      ...(databases.get(name)?.stores.get(store)?.rows.values() ?? []),
    ],
    openedCount: () => opened,
  };
}
