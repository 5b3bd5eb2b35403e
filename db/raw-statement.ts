import type { Query, SQL } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

/** What drizzle has of its own: how it writes statements, and how it sends them. */
interface Inside {
  dialect: { sqlToQuery(written: SQL): Query };
  session: {
    prepareQuery(
      query: Query,
      fields: undefined,
      name: undefined,
      isArrayMode: false,
    ): { execute(values: Record<string, unknown>): Promise<unknown> };
  };
}

/**
 * A statement in our own words, with `sql.placeholder`, for `builtOnce`: it is put together once and
 * then only filled in.
 */
export function rawStatement<Row>(db: Database | Transaction, written: SQL) {
  const { dialect, session } = db as unknown as Inside;
  const prepared = session.prepareQuery(dialect.sqlToQuery(written), undefined, undefined, false);
  return async function rowsOf(values: Record<string, unknown>): Promise<Row[]> {
    const { rows } = (await prepared.execute(values)) as { rows: Row[] };
    return rows;
  };
}
