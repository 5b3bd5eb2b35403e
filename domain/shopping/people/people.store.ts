import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../identity/identity.tables.ts';
import { shoppingLists, shoppingPeople } from '../shopping.tables.ts';
import { listChangedChannel } from '../sync/list-signal.rules.ts';

interface OfList {
  /** The owner of the list. */
  listId: string;
}

interface OfPerson {
  userId: string;
}

/** One of those who shop from a list together. */
export interface StoredPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly joinedAt: Date;
  readonly hereAt: Date | null;
}

/** The list that somebody shares with others, as its owner or as a guest; null for who shops alone. */
export async function findListOfPerson({
  db,
  userId,
}: OfPerson & { db: Database | Transaction }): Promise<string | null> {
  const [person] = await listOfPerson(db).execute({ userId });
  return person?.listId ?? null;
}

const listOfPerson = builtOnce((db) =>
  db
    .select({ listId: shoppingPeople.listId })
    .from(shoppingPeople)
    .where(eq(shoppingPeople.userId, sql.placeholder('userId')))
    .prepare(''),
);

/** The owner first, then as they joined. */
export async function listPeople({
  db,
  listId,
}: OfList & { db: Database | Transaction }): Promise<readonly StoredPerson[]> {
  return peopleOfList(db).execute({ listId });
}

const peopleOfList = builtOnce((db) => {
  const { userId: id, joinedAt, hereAt } = shoppingPeople;
  const { firstName, lastName } = users;
  return db
    .select({ id, firstName, lastName, joinedAt, hereAt })
    .from(shoppingPeople)
    .innerJoin(users, eq(users.id, shoppingPeople.userId))
    .where(eq(shoppingPeople.listId, sql.placeholder('listId')))
    .orderBy(ne(shoppingPeople.userId, shoppingPeople.listId), asc(joinedAt), asc(id))
    .prepare('');
});

/** Who is on a list already stays as they are. */
export async function insertPeople(args: {
  tx: Transaction;
  people: readonly (OfPerson & OfList & { joinedAt: Date })[];
}): Promise<void> {
  await args.tx
    .insert(shoppingPeople)
    .values([...args.people])
    .onConflictDoNothing();
}

/** True when they were on the list until now. */
export async function deletePerson({
  tx,
  listId,
  userId,
}: OfList & OfPerson & { tx: Transaction }): Promise<boolean> {
  const gone = await tx
    .delete(shoppingPeople)
    .where(and(eq(shoppingPeople.userId, userId), eq(shoppingPeople.listId, listId)))
    .returning({ userId: shoppingPeople.userId });
  return gone.length > 0;
}

/** Devices hear that the list is not as it was, and ask for it with its people. */
export async function countPeopleChange({
  tx,
  listId,
}: OfList & { tx: Transaction }): Promise<void> {
  const [list] = await tx
    .insert(shoppingLists)
    .values({ userId: listId, revision: 1 })
    .onConflictDoUpdate({
      target: shoppingLists.userId,
      set: { revision: sql`${shoppingLists.revision} + 1` },
    })
    .returning({ revision: shoppingLists.revision });
  const signal = `${list?.revision ?? 1} ${listId}`;
  await tx.execute(sql`select pg_notify(${listChangedChannel}, ${signal})`);
}
