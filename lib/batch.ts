/**
 * Collects the keys that are asked for in one turn and loads them together: a list of a hundred rows
 * costs one query. What was loaded is kept for as long as the batch, which is one operation.
 */
export function createBatch<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const asked = new Map<Key, Promise<Value | undefined>>();
  let waiting: Key[] = [];
  let loading: Promise<ReadonlyMap<Key, Value>> | null = null;

  async function loadWaiting(): Promise<ReadonlyMap<Key, Value>> {
    // Two turns: fields of one answer are resolved in the first.
    await Promise.resolve();
    await Promise.resolve();
    const keys = waiting;
    waiting = [];
    loading = null;
    return load(keys);
  }

  return function ask(key) {
    const known = asked.get(key);
    if (known) return known;
    waiting.push(key);
    loading ??= loadWaiting();
    const value = loading.then((loaded) => loaded.get(key));
    asked.set(key, value);
    return value;
  };
}

/** One of something for each operation, made when it is first wanted. */
export function perOperation<Context extends object, Made>(
  make: (context: Context) => Made,
): (context: Context) => Made {
  const made = new WeakMap<Context, Made>();
  return function of(context) {
    const known = made.get(context);
    if (known !== undefined) return known;
    const fresh = make(context);
    made.set(context, fresh);
    return fresh;
  };
}
