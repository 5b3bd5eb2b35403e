import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import { hashCatalogue, type CatalogueServices } from './catalogue.ts';
import type { ContentKind } from './content-kinds.rules.ts';
import { queueDeliveries } from './webhooks/queue-deliveries.ts';
import { noteChanges, readChanges, type Change, type Position } from './revisions.store.ts';

export type { Change };

/** What this process noted last: it asks the database again when it has something else to note. */
const lastNoted = new WeakMap<Database, string>();

/** Looks whether anything was published since the last time, notes it and queues who is told. */
export async function noteContentChanges(
  services: CatalogueServices & { clock: Clock; createId: CreateId },
): Promise<void> {
  const { db, clock, createId } = services;
  const catalogue = await hashCatalogue(services);
  const digest = catalogue.map(({ kind, id, hash }) => `${kind} ${id} ${hash}`).join('\n');
  if (lastNoted.get(db) === digest) return;
  const changedAt = clock.now();
  await noteChanges({
    db,
    catalogue,
    changedAt,
    alongside: ({ tx, differences, revision }) =>
      queueDeliveries({
        tx,
        changes: differences.map(({ kind, id, hash }) => ({ kind, id, isGone: hash === '' })),
        since: revision === 1 ? null : endOf(revision - 1),
        createdAt: changedAt,
        createId,
      }),
  });
  lastNoted.set(db, digest);
}

export interface ChangePage {
  readonly changes: readonly Change[];
  /** What to ask with the next time; null where nothing was ever noted. */
  readonly version: string | null;
  readonly hasMore: boolean;
}

/** What changed since a version, in the order it changed; everything where none is given. */
export async function listChanges(args: {
  db: Database;
  since: string | null;
  kinds: readonly ContentKind[];
  first: number;
}): Promise<ChangePage> {
  const { db, since, kinds, first } = args;
  if (kinds.length === 0) return { changes: [], version: since, hasMore: false };
  const found = await readChanges({ db, after: readVersion(since), kinds, limit: first + 1 });
  const changes = found.slice(0, first);
  const last = changes.at(-1);
  return { changes, version: last ? versionOf(last) : since, hasMore: found.length > first };
}

function versionOf({ revision, kind, id }: Position): string {
  return `${revision}.${kind}.${id}`;
}

/** After everything of a revision. */
function endOf(revision: number): string {
  return `${revision}.Z.~`;
}

/** A version that is none of ours begins at the beginning: a program that asks so starts anew. */
function readVersion(version: string | null): Position | null {
  const [, revision, kind, id] =
    /^(\d{1,15})\.([A-Z_]{1,20})\.(.{1,200})$/.exec(version ?? '') ?? [];
  if (revision === undefined || kind === undefined || id === undefined) return null;
  return { revision: Number(revision), kind, id };
}
