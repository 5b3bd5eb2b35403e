import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either driver's drizzle client; the same SQL runs on both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * Functions inside a transaction are given this one: a query of the root client there would wait
 * for ever for the transaction to end.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Gets the messages that any server on the same database sends with NOTIFY. */
export interface Listener {
  channel: string;
  onMessage(payload: string): void;
  /** Something may have been told meanwhile: the connection was lost and is there again. */
  onGap(): void;
}

export interface DatabaseConnection {
  db: Database;
  kind: 'embedded' | 'postgresql';
  /** For the start message: where the data is, without credentials. */
  description: string;
  /** Rejects when the database does not answer in time. */
  ping(): Promise<void>;
  /** How busy the connections are; the embedded database has one. */
  poolState(): { open: number; idle: number; waiting: number };
  /** Resolves with the function that ends it. */
  listen(listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
