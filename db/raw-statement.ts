import { is, Placeholder, type Query, type SQL } from 'drizzle-orm';
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
 * then only filled in. A placeholder that is named several times is one value.
 */
export function rawStatement<Row>(db: Database | Transaction, written: SQL) {
  const { dialect, session } = db as unknown as Inside;
  const query = withEachOnce(dialect.sqlToQuery(written));
  const prepared = session.prepareQuery(query, undefined, undefined, false);
  return async function rowsOf(values: Record<string, unknown>): Promise<Row[]> {
    const { rows } = (await prepared.execute(values)) as { rows: Row[] };
    return rows;
  };
}

/** With a number for each name, where drizzle numbers each mention. */
function withEachOnce(query: Query): Query {
  const params: unknown[] = [];
  const numbers = new Map<unknown, number>();
  const text = query.sql.replaceAll(/\$(\d+)/g, (_mention, number: string) => {
    const param = query.params[Number(number) - 1];
    const name = is(param, Placeholder) ? param.name : Symbol('a value of its own');
    const known = numbers.get(name) ?? params.push(param);
    numbers.set(name, known);
    return `$${known}`;
  });
  return { ...query, sql: text, params };
}
