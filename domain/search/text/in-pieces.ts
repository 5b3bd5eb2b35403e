import { setImmediate } from 'node:timers/promises';

/**
 * After this many items the thread serves other requests, so that indexing takes a few milliseconds
 * at a time.
 */
const itemsAtATime = 50;

export async function inPieces<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at % itemsAtATime === 0) await setImmediate();
    results.push(work(item));
  }
  return results;
}
