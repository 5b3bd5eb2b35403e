import type { Database, Transaction } from './database.ts';

/**
 * A query that is put together once for each database and then only filled in: putting it together
 * takes longer than sending it. For those that nearly every request asks.
 */
export function builtOnce<Query>(
  build: (db: Database | Transaction) => Query,
): (db: Database | Transaction) => Query {
  const built = new WeakMap<object, Query>();
  return function queryOf(db) {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
