import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { inTurn } from '../../db/in-turn.ts';
import type { Fact, Operation, OperationId } from './operations/list-operation.ts';
import { listChangedChannel } from './sync/list-signal.rules.ts';
import {
  shoppingFacts,
  shoppingLists,
  shoppingOperations,
  shoppingRemovals,
} from './shopping.tables.ts';

interface Owner {
  userId: string;
}

/** A list as it is kept. */
export interface StoredList {
  /** Grows with every change; 0 before the first. */
  readonly revision: number;
  readonly facts: readonly Fact[];
}

/** How often a member's list was changed. */
export async function findRevision({
  db,
  userId,
}: Owner & {
  db: Database | Transaction;
}): Promise<number> {
  const [list] = await db
    .select({ revision: shoppingLists.revision })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId));
  return list?.revision ?? 0;
}

/** A member's list, in two queries however long it is. */
export async function loadStoredList({
  db,
  userId,
}: Owner & {
  db: Database | Transaction;
}): Promise<StoredList> {
  const revision = await findRevision({ db, userId });
  const rows = await db
    .select()
    .from(shoppingFacts)
    .where(and(eq(shoppingFacts.userId, userId), eq(shoppingFacts.isSo, true)));
  const facts = rows.map(({ id, operationId, at, body }) => {
    return { ...body, id, operationId, at: at.getTime() };
  });
  return {
    revision,
    facts: facts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
  };
}

/**
 * Changes a list by what is on it. Two devices of a member take turns, so that neither decides by a
 * list the other is just changing.
 */
export async function changeStoredList<Outcome>({
  db,
  userId,
  change,
}: Owner & {
  db: Database;
  change: (args: { tx: Transaction; list: StoredList }) => Promise<Outcome>;
}): Promise<Outcome> {
  return inTurn({
    db,
    name: `shopping:${userId}`,
    run: async (tx) => change({ tx, list: await loadStoredList({ db: tx, userId }) }),
  });
}

interface Change extends Owner {
  tx: Transaction;
}

/** Which of these have been heard of. One that was undone before it came has not. */
export async function findKnownOperations({
  tx,
  userId,
  ids,
}: Change & {
  ids: readonly OperationId[];
}): Promise<ReadonlySet<OperationId>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: shoppingOperations.id })
    .from(shoppingOperations)
    .where(
      and(
        eq(shoppingOperations.userId, userId),
        inArray(shoppingOperations.id, [...ids]),
        eq(shoppingOperations.isUndone, false),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

interface Keeping extends Change {
  /** Checked, and none of them known. */
  operations: readonly Operation[];
  receivedAt: Date;
}

/** Writes operations down and counts the change; whoever watches the list hears of it. */
export async function keepOperations(keeping: Keeping): Promise<number> {
  const { tx, userId, operations } = keeping;
  await insertOperations(keeping);
  await insertFacts(keeping);
  const removals = operations.flatMap(({ id: operationId, removes }) =>
    [...new Set(removes)].map((factId) => ({ userId, factId, operationId })),
  );
  if (removals.length > 0) {
    await tx.insert(shoppingRemovals).values(removals).onConflictDoNothing();
  }
  await settleFacts(keeping);
  return countChange(keeping);
}

async function insertOperations({ tx, userId, operations, receivedAt }: Keeping): Promise<void> {
  const own = operations.map(({ id }) => ({ userId, id, receivedAt }));
  await tx.insert(shoppingOperations).values(own).onConflictDoNothing();
  const undone = [...new Set(operations.flatMap(({ undoes }) => undoes))];
  if (undone.length === 0) return;
  await tx
    .insert(shoppingOperations)
    .values(undone.map((id) => ({ userId, id, receivedAt, isUndone: true })))
    .onConflictDoUpdate({
      target: [shoppingOperations.userId, shoppingOperations.id],
      set: { isUndone: true },
    });
}

async function insertFacts({ tx, userId, operations }: Keeping): Promise<void> {
  const facts = operations.flatMap(({ adds }) => adds);
  if (facts.length === 0) return;
  const rows = facts.map(({ id, operationId, at, ...body }) => {
    return { userId, id, operationId, at: new Date(at), body, isSo: false };
  });
  await tx.insert(shoppingFacts).values(rows).onConflictDoNothing();
}

/** Works out anew which of the facts that were touched are so: what `factsOf` says of a log. */
async function settleFacts({ tx, userId, operations }: Keeping): Promise<void> {
  const undone = operations.flatMap(({ undoes }) => undoes);
  const touched = sql`(${shoppingFacts.operationId} in ${listOf([...operations.map(({ id }) => id), ...undone])}
    or ${shoppingFacts.id} in (select ${shoppingRemovals.factId} from ${shoppingRemovals}
      where ${shoppingRemovals.userId} = ${userId}
      and ${shoppingRemovals.operationId} in ${listOf([...operations.map(({ id }) => id), ...undone])}))`;
  await tx
    .update(shoppingFacts)
    .set({
      isSo: sql`not exists (select 1 from ${shoppingOperations} made
          where made.user_id = ${shoppingFacts.userId}
          and made.id = ${shoppingFacts.operationId} and made.is_undone)
        and not exists (select 1 from ${shoppingRemovals} removal
          join ${shoppingOperations} remover
            on remover.user_id = removal.user_id and remover.id = removal.operation_id
          where removal.user_id = ${shoppingFacts.userId}
          and removal.fact_id = ${shoppingFacts.id} and not remover.is_undone)`,
    })
    .where(and(eq(shoppingFacts.userId, userId), touched));
}

function listOf(ids: readonly string[]) {
  return sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;
}

/** Heard by all servers once the transaction is through. */
async function countChange({ tx, userId }: Change): Promise<number> {
  const [list] = await tx
    .insert(shoppingLists)
    .values({ userId, revision: 1 })
    .onConflictDoUpdate({
      target: shoppingLists.userId,
      set: { revision: sql`${shoppingLists.revision} + 1` },
    })
    .returning({ revision: shoppingLists.revision });
  const revision = list?.revision ?? 1;
  await tx.execute(sql`select pg_notify(${listChangedChannel}, ${`${revision} ${userId}`})`);
  return revision;
}

/**
 * Forgets operations that nothing on the list comes from, once no device can be expected to send them
 * again. A fact goes before the operation that took it back, so it never comes back by itself.
 */
export async function deleteOldOperations({
  tx,
  userId,
  before,
}: Change & { before: Date }): Promise<void> {
  const ownFacts = tx
    .select({ id: shoppingFacts.id })
    .from(shoppingFacts)
    .where(
      and(
        eq(shoppingFacts.userId, shoppingOperations.userId),
        eq(shoppingFacts.operationId, shoppingOperations.id),
        eq(shoppingFacts.isSo, true),
      ),
    );
  const removedFacts = tx
    .select({ id: shoppingFacts.id })
    .from(shoppingRemovals)
    .innerJoin(
      shoppingFacts,
      and(
        eq(shoppingFacts.userId, shoppingRemovals.userId),
        eq(shoppingFacts.id, shoppingRemovals.factId),
      ),
    )
    .where(
      and(
        eq(shoppingRemovals.userId, shoppingOperations.userId),
        eq(shoppingRemovals.operationId, shoppingOperations.id),
      ),
    );
  await tx
    .delete(shoppingOperations)
    .where(
      and(
        eq(shoppingOperations.userId, userId),
        lt(shoppingOperations.receivedAt, before),
        notExists(ownFacts),
        notExists(removedFacts),
      ),
    );
}

/** What the member wrote before, the latest first, each text once. */
export async function findFormerExtras({
  db,
  userId,
  limit,
}: Owner & {
  db: Database;
  limit: number;
}): Promise<readonly { text: string; foodId: string | null }[]> {
  const text = sql<string>`${shoppingFacts.body} ->> 'text'`;
  const latest = sql`max(${shoppingFacts.at})`;
  return db
    .select({
      text: sql<string>`max(${text})`,
      foodId: sql<string | null>`max(${shoppingFacts.body} ->> 'foodId')`,
    })
    .from(shoppingFacts)
    .where(and(eq(shoppingFacts.userId, userId), sql`${shoppingFacts.body} ->> 'kind' = 'extra'`))
    .groupBy(sql`lower(${text})`)
    .orderBy(sql`${latest} desc`)
    .limit(limit);
}
