import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;

/** A lock nobody refers to would be let go of by the garbage collector. */
const held = new Set<DatabaseSync>();

/** Another process has the embedded database open; two would silently lose each other's data. */
export class DirectoryInUseError extends Error {
  constructor(directory: string, holder: string) {
    super(
      `${directory} is in use by ${holder}. Stop that server first, or set DATABASE_URL to share a PostgreSQL database.`,
    );
    this.name = 'DirectoryInUseError';
  }
}

/**
 * Takes the exclusive lock of an embedded database directory. It is a file lock of the operating
 * system, which SQLite knows how to take everywhere: it ends with the process however that ends, and
 * two processes that start together cannot both get it. Returns the function that lets go of it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, 'lock'));
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new DirectoryInUseError(directory, readHolder(directory));
  }
  held.add(lock);
  writeFileSync(holderFile(directory), String(process.pid));
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** Only for the message: the lock itself cannot be read by others. */
function holderFile(directory: string): string {
  return join(directory, 'lock-holder');
}

function readHolder(directory: string): string {
  try {
    return `process ${readFileSync(holderFile(directory), 'utf8')}`;
  } catch {
    return 'another process';
  }
}
