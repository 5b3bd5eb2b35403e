import type { SilentConnectionsOptions } from './silent-connections.ts';

/** Told of the text of every statement, without its values; what it returns is called at the end. */
export type WatchStatement = (text: string) => (error?: unknown) => void;

export interface ConnectOptions {
  /** `postgres://…`; without it the embedded database is opened. */
  url: string | undefined;
  /** PostgreSQL itself, where `url` leads to what shares connections: nobody can listen there. */
  directUrl?: string | undefined;
  /** Where the embedded database keeps its files, or `memory://`. */
  directory: string;
  watchStatement?: WatchStatement | undefined;
  /** When PostgreSQL is taken to be gone: without it, statements may take as long as they like. */
  silence?: Partial<SilentConnectionsOptions>;
  /** How long to wait for a connection to PostgreSQL. */
  connectTimeoutMs?: number;
}

/** The files in the folder are no database that can be opened: they are half copied, or of another version. */
export class UnusableDatabaseError extends Error {
  constructor(directory: string, cause: unknown) {
    super(
      `The database in ${directory} cannot be opened. Restore a backup into an empty folder, see docs/operating.`,
      { cause },
    );
    this.name = 'UnusableDatabaseError';
  }
}
