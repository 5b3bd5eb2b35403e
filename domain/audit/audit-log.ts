import type { Database } from '../../db/database.ts';
import type { AuditEntry, NewAuditEntry } from './audit.ts';
import { insertEntry, readEntries } from './audit.store.ts';

/** The only way to write into the log: lines are added, in the transaction of what they tell. */
export function writeAudit(entry: NewAuditEntry): Promise<void> {
  return insertEntry(entry);
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** What to ask with for the entries before these; null at the end. */
  readonly next: string | null;
}

/** A page of the log, newest first. A cursor that is none of ours begins at the newest. */
export async function listAudit(args: {
  db: Database;
  first: number;
  after: string | null;
}): Promise<AuditPage> {
  const { db, first, after } = args;
  const found = await readEntries({ db, limit: first + 1, before: readCursor(after) });
  const entries = found.slice(0, first);
  const last = entries.at(-1);
  return { entries, next: found.length > first && last ? cursorOf(last) : null };
}

function cursorOf({ happenedAt, id }: AuditEntry): string {
  return `${happenedAt.getTime()}.${id}`;
}

function readCursor(cursor: string | null): { happenedAt: Date; id: string } | null {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,80})$/.exec(cursor ?? '') ?? [];
  return time === undefined || id === undefined ? null : { happenedAt: new Date(Number(time)), id };
}
