import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { vi } from 'vitest';
import { readingNow } from '../../db/asked-once.ts';

/** Every statement goes through here, on either driver, inside and outside of transactions. */
interface Queries {
  queryWithCache(text: string, params: unknown[], query: () => Promise<unknown>): Promise<unknown>;
}

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** One driver sends the bounds of a transaction this way, the other one by itself. */
const bounds = /^(begin|commit|rollback)\b/i;

/** An operation that only reads sends the same statement once. */
function askedOnce(): (statement: Statement) => boolean {
  const askedIn = new WeakMap<object, Set<string>>();
  return ({ text, params }) => {
    const reading = readingNow();
    if (reading === null) return false;
    const asked = askedIn.get(reading) ?? new Set();
    askedIn.set(reading, asked);
    const key = JSON.stringify([text, params]);
    if (asked.has(key)) return true;
    asked.add(key);
    return false;
  };
}

/** What was sent to the database meanwhile, in its order; begin and commit do not count. */
export async function statementsOf(run: () => Promise<unknown>): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const isAskedAgain = askedOnce();
  const queries = PgPreparedQuery.prototype as unknown as Queries;
  const original = queries.queryWithCache;
  const spy = vi.spyOn(queries, 'queryWithCache').mockImplementation(function heard(
    this: Queries,
    text,
    params,
    query,
  ) {
    if (!bounds.test(text) && !isAskedAgain({ text, params })) statements.push({ text, params });
    return original.call(this, text, params, query);
  });
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  return statements;
}
