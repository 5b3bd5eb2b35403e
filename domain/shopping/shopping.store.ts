import { and, eq, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { inTurn } from '../../db/in-turn.ts';
import type {
  Fact,
  FactBody,
  FactId,
  Operation,
  OperationId,
} from './operations/list-operation.ts';
import { otherList } from './people/people.errors.ts';
import { listChangedChannel } from './sync/list-signal.rules.ts';
import {
  shoppingFacts,
  shoppingLists,
  shoppingOperations,
  shoppingPeople,
  shoppingRemovals,
} from './shopping.tables.ts';

interface Owner {
  /** The owner of the list. */
  userId: string;
}

/** Who changes a list: its owner, or one of the people on it. */
export interface ListActor extends Owner {
  actorId: string;
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

/** A member's list, in one query however long it is. */
export async function loadStoredList({
  db,
  userId,
}: Owner & {
  db: Database | Transaction;
}): Promise<StoredList> {
  return listOfRows(userId, await listOfMember(db).execute({ userId }));
}

interface ListRow {
  revision: number | null;
  fact: Omit<FactRow, 'userId'> | null;
}

function listOfRows(userId: string, rows: readonly ListRow[]): StoredList {
  const facts = rows.flatMap(({ fact }) => (fact === null ? [] : [factOf({ ...fact, userId })]));
  return {
    revision: rows[0]?.revision ?? 0,
    facts: facts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
  };
}

const listOfMember = builtOnce((db) => {
  const { id, operationId, at, body, madeBy } = shoppingFacts;
  return (
    db
      .select({ revision: shoppingLists.revision, fact: { id, operationId, at, body, madeBy } })
      .from(shoppingLists)
      // Said as the index says it, so that it is used.
      .leftJoin(
        shoppingFacts,
        and(eq(shoppingFacts.userId, shoppingLists.userId), sql`${shoppingFacts.isSo}`),
      )
      .where(eq(shoppingLists.userId, sql.placeholder('userId')))
      .prepare('')
  );
});

/** The list that somebody shops from, another's they were let onto or their own, in one query. */
export async function loadListOfPerson({
  db,
  actorId,
}: Pick<ListActor, 'actorId'> & { db: Database }): Promise<Owner & { list: StoredList }> {
  const rows = await listOfPerson(db).execute({ actorId });
  const userId = rows[0]?.userId ?? actorId;
  return { userId, list: listOfRows(userId, rows) };
}

const listOfPerson = builtOnce((db) => {
  const { id, operationId, at, body, madeBy } = shoppingFacts;
  const { listId, userId: personId } = shoppingPeople;
  const actorId = sql.placeholder('actorId');
  const userId = sql<string>`open_list.user_id`;
  return db
    .select({
      userId,
      revision: shoppingLists.revision,
      fact: { id, operationId, at, body, madeBy },
    })
    .from(
      sql`(select coalesce((select ${listId} from ${shoppingPeople} where ${personId} = ${actorId}),
        ${actorId}::text) as user_id) as open_list`,
    )
    .leftJoin(shoppingLists, eq(shoppingLists.userId, userId))
    .leftJoin(shoppingFacts, and(eq(shoppingFacts.userId, userId), sql`${shoppingFacts.isSo}`))
    .prepare('');
});

interface FactRow extends Owner {
  id: string;
  operationId: string;
  at: Date;
  body: FactBody;
  madeBy: string | null;
}

function factOf({ id, operationId, at, body, madeBy, userId }: FactRow): Fact {
  return { ...body, id, operationId, at: at.getTime(), byId: madeBy ?? userId };
}

/** How many items are still to buy, by the content they were counted with. */
export interface KeptCount {
  readonly toBuy: number;
  /** Null where something changed since that was not counted. */
  readonly countedWith: string | null;
  readonly revision: number;
}

/** The count of the list that somebody shops from: another's they were let onto, or their own. */
export async function findKeptCount({
  db,
  actorId,
}: Pick<ListActor, 'actorId'> & { db: Database }): Promise<(KeptCount & Owner) | null> {
  const [list] = await countOfPerson(db).execute({ actorId });
  return list ?? null;
}

const countOfPerson = builtOnce((db) => {
  const { userId, toBuy, countedWith, revision } = shoppingLists;
  const { listId, userId: personId } = shoppingPeople;
  const actorId = sql.placeholder('actorId');
  return db
    .select({ userId, toBuy, countedWith, revision })
    .from(shoppingLists)
    .where(
      sql`${userId} = coalesce(
        (select ${listId} from ${shoppingPeople} where ${personId} = ${actorId}), ${actorId})`,
    )
    .prepare('');
});

/** Keeps what was counted, unless the list has changed meanwhile. */
export async function keepCount({
  db,
  userId,
  revision,
  ...counted
}: Owner & KeptCount & { db: Database }): Promise<void> {
  await db
    .update(shoppingLists)
    .set(counted)
    .where(and(eq(shoppingLists.userId, userId), eq(shoppingLists.revision, revision)));
}

/**
 * Changes a list by what is on it. Two devices take turns, so that neither decides by a list the
 * other is just changing. Who was taken off the list meanwhile changes nothing.
 */
export async function changeStoredList<Outcome>({
  db,
  userId,
  actorId,
  change,
}: ListActor & {
  db: Database;
  change: (args: { tx: Transaction; list: StoredList }) => Promise<Outcome>;
}): Promise<Outcome> {
  return inTurn({
    db,
    name: turnName(userId),
    async run(tx) {
      if (!(await isPersonOfList({ tx, userId, actorId }))) throw otherList();
      return change({ tx, list: await loadStoredList({ db: tx, userId }) });
    },
  });
}

async function isPersonOfList({
  tx,
  userId,
  actorId,
}: ListActor & { tx: Transaction }): Promise<boolean> {
  if (actorId === userId) return true;
  const found = await tx
    .select({ listId: shoppingPeople.listId })
    .from(shoppingPeople)
    .where(and(eq(shoppingPeople.userId, actorId), eq(shoppingPeople.listId, userId)));
  return found.length > 0;
}

/** Whoever changes a list holds this name. */
export function turnName(userId: string): string {
  return `shopping:${userId}`;
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
  actorId: string;
  /** Checked, and none of them known. */
  operations: readonly Operation[];
  receivedAt: Date;
  /** The list afterwards, as far as it could be told before; null where it could not. */
  expected: ExpectedList | null;
}

interface ExpectedList {
  readonly factIds: ReadonlySet<FactId>;
  readonly count: Pick<KeptCount, 'toBuy' | 'countedWith'>;
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
  const added = await settleFacts(keeping);
  const isExpected = added.every(({ id, isSo }) => keeping.expected?.factIds.has(id) === isSo);
  return countChange({ ...keeping, expected: isExpected ? keeping.expected : null });
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

async function insertFacts({ tx, userId, actorId, operations }: Keeping): Promise<void> {
  const facts = operations.flatMap(({ adds }) => adds);
  if (facts.length === 0) return;
  const madeBy = actorId === userId ? null : actorId;
  const rows = facts.map(({ id, operationId, at, byId: _byId, ...body }) => {
    return { userId, id, operationId, at: new Date(at), body, isSo: false, madeBy };
  });
  await tx.insert(shoppingFacts).values(rows).onConflictDoNothing();
}

/**
 * Works out which of the touched facts hold now, by the rule of `factsOf`. It looks up the facts of
 * the operations, then the facts these took back; each look-up has its index.
 */
async function settleFacts({ tx, userId, operations }: Keeping): Promise<readonly SettledFact[]> {
  const undone = operations.flatMap(({ undoes }) => undoes);
  const touching = listOf([...operations.map(({ id }) => id), ...undone]);
  const ofOperations = sql`${shoppingFacts.operationId} in ${touching}`;
  const added = await settle({ tx, userId, touched: ofOperations });
  const takesBack = undone.length > 0 || operations.some(({ removes }) => removes.length > 0);
  if (!takesBack) return added;
  const removed = sql`select ${shoppingRemovals.factId} from ${shoppingRemovals}
    where ${shoppingRemovals.userId} = ${userId} and ${shoppingRemovals.operationId} in ${touching}`;
  await settle({ tx, userId, touched: sql`${shoppingFacts.id} in (${removed})` });
  return added;
}

interface SettledFact {
  id: FactId;
  isSo: boolean;
}

async function settle({
  tx,
  userId,
  touched,
}: Change & { touched: SQL }): Promise<readonly SettledFact[]> {
  return tx
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
    .where(and(eq(shoppingFacts.userId, userId), touched))
    .returning({ id: shoppingFacts.id, isSo: shoppingFacts.isSo });
}

function listOf(ids: readonly string[]) {
  return sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;
}

/** Heard by all servers once the transaction is through. */
async function countChange({ tx, userId, expected }: Keeping): Promise<number> {
  const counted = expected?.count ?? { toBuy: 0, countedWith: null };
  const [list] = await tx
    .insert(shoppingLists)
    .values({ userId, revision: 1, ...counted })
    .onConflictDoUpdate({
      target: shoppingLists.userId,
      set: { revision: sql`${shoppingLists.revision} + 1`, ...counted },
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

/** What the member wrote lately, the latest first; the same words as often as they were written. */
export async function findLateExtras({
  db,
  userId,
  limit,
}: Owner & {
  db: Database;
  limit: number;
}): Promise<readonly { text: string; foodId: string | null }[]> {
  return lateExtras(db).execute({ userId, limit });
}

const lateExtras = builtOnce((db) => {
  const { userId, body, at } = shoppingFacts;
  return db
    .select({
      text: sql<string>`${body} ->> 'text'`,
      foodId: sql<string | null>`${body} ->> 'foodId'`,
    })
    .from(shoppingFacts)
    .where(and(eq(userId, sql.placeholder('userId')), sql`${body} ->> 'kind' = 'extra'`))
    .orderBy(sql`${at} desc nulls last`)
    .limit(sql.placeholder('limit'))
    .prepare('');
});
