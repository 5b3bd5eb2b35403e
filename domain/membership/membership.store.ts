import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { takeTurn } from '../../db/in-turn.ts';
import type { MembershipFact } from './facts/membership-facts.rules.ts';
import { sessions, users } from '../identity/identity.tables.ts';
import type { Viewer } from '../identity/viewer/viewer.ts';
import { viewerColumns } from '../identity/viewer/viewer-columns.ts';
import { membershipFacts, membershipNotices, subscriptions } from './membership.tables.ts';
import type { Membership } from './membership.ts';
import { billingPeriods, currencies, providers } from './offers/offers.rules.ts';
import { subscriptionStatuses, terms, type Provider } from './offers/offers.rules.ts';
import { factOfStored, storedFact } from './facts/stored-facts.ts';
import { knownWord } from '../../lib/known-word.ts';

type Reader = Database | Transaction;

/** A membership that was only begun, on a company's approval page, does not hide the one before it. */
export const latestFirst = [
  sql`(${subscriptions.status} = 'ACTIVE') desc`,
  sql`(${subscriptions.status} in ('NEW', 'INVALID', 'UNKNOWN')) asc`,
  desc(subscriptions.expireTime),
  desc(subscriptions.createdAt),
];

export async function findLatestMembership({
  db,
  userId,
}: {
  db: Database;
  userId: string;
}): Promise<Membership | null> {
  const [row] = await latestSubscription(db).execute({ userId });
  return row ? membershipOfRow(row) : null;
}

const latestSubscription = builtOnce((db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql.placeholder('userId')))
    .orderBy(...latestFirst)
    .limit(1)
    .prepare(''),
);

/** Whose session it is, with their latest subscription: what every request of a member asks. */
export async function findMemberOfSession(asked: {
  db: Database;
  userId: string;
  sessionId: string;
  now: Date;
}): Promise<{ viewer: Viewer; membership: Membership | null } | null> {
  const { db, ...session } = asked;
  const [row] = await memberOfSession(db).execute(session);
  if (row === undefined) return null;
  const { viewer, subscription } = row;
  return { viewer, membership: subscription && membershipOfRow(subscription) };
}

const {
  checkedAt: _checkedAt,
  updatedAt: _updatedAt,
  ...membershipColumns
} = getTableColumns(subscriptions);

const memberOfSession = builtOnce((db) => {
  const latest = db
    .select(membershipColumns)
    .from(subscriptions)
    .where(eq(subscriptions.userId, users.id))
    .orderBy(...latestFirst)
    .limit(1)
    .as('latest');
  return db
    .select({ viewer: viewerColumns, subscription: latest._.selectedFields })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoinLateral(latest, sql`true`)
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('');
});

export async function findByReference({
  db,
  provider,
  providerReference,
}: {
  db: Reader;
  provider: Provider;
  providerReference: string;
}): Promise<Membership | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider),
        eq(subscriptions.providerReference, providerReference),
      ),
    );
  return row ? membershipOfRow(row) : null;
}

export async function listRunning({
  db,
  userId,
}: {
  db: Reader;
  userId: string;
}): Promise<Membership[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'ACTIVE')));
  return rows.map(membershipOfRow);
}

/** Of several users together. */
export async function listRunningOf({
  db,
  userIds,
}: {
  db: Reader;
  userIds: readonly string[];
}): Promise<Membership[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.userId, [...userIds]), eq(subscriptions.status, 'ACTIVE')));
  return rows.map(membershipOfRow);
}

/** The latest subscription of each of these users, by the order of `findLatestMembership`. */
export async function listLatestOf({
  db,
  userIds,
}: {
  db: Reader;
  userIds: readonly string[];
}): Promise<Membership[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectDistinctOn([subscriptions.userId])
    .from(subscriptions)
    .where(inArray(subscriptions.userId, [...userIds]))
    .orderBy(subscriptions.userId, ...latestFirst);
  return rows.map(membershipOfRow);
}

export async function findRecipient({ db, userId }: { db: Reader; userId: string }) {
  const [user] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}

export async function isUser({ tx, userId }: { tx: Transaction; userId: string }) {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return found.length > 0;
}

/** Whatever is settled for one subscription happens one after the other, on every server. */
export async function lockSubscription({
  tx,
  provider,
  providerReference,
}: {
  tx: Transaction;
  provider: Provider;
  providerReference: string;
}): Promise<void> {
  await takeTurn({ tx, name: `${provider}:${providerReference}` });
}

/** Facts are only ever added; one that is known already is left as it is. */
export async function addFacts({
  tx,
  membership: { userId, id },
  facts,
  receivedAt,
}: {
  tx: Transaction;
  membership: { userId: string; id: string };
  facts: readonly MembershipFact[];
  receivedAt: Date;
}): Promise<void> {
  const rows = facts.map((fact) => ({
    userId,
    subscriptionId: id,
    id: fact.id,
    kind: fact.kind,
    rank: fact.rank,
    detail: storedFact(fact),
    occurredAt: fact.occurredAt,
    receivedAt,
  }));
  await tx.insert(membershipFacts).values(rows).onConflictDoNothing();
}

export async function listFacts({
  db,
  membership: { userId, id },
}: {
  db: Reader;
  membership: { userId: string; id: string };
}): Promise<MembershipFact[]> {
  const rows = await db
    .select({ detail: membershipFacts.detail })
    .from(membershipFacts)
    .where(and(eq(membershipFacts.userId, userId), eq(membershipFacts.subscriptionId, id)))
    .orderBy(asc(membershipFacts.occurredAt));
  return rows.map(({ detail }) => factOfStored(detail));
}

/** Every fact of a member, each with the subscription it is about. */
export async function listFactsOfUser({ db, userId }: { db: Reader; userId: string }) {
  const rows = await db
    .select({ subscriptionId: membershipFacts.subscriptionId, detail: membershipFacts.detail })
    .from(membershipFacts)
    .where(eq(membershipFacts.userId, userId));
  return rows.map(({ subscriptionId, detail }) => ({ subscriptionId, fact: factOfStored(detail) }));
}

/** The row that the facts belong to; its standing is written after they are folded. */
export async function insertSubscription({
  tx,
  membership,
}: {
  tx: Transaction;
  membership: Membership;
}): Promise<void> {
  const { createdAt } = membership;
  await tx.insert(subscriptions).values({ ...membership, updatedAt: createdAt });
}

export async function updateStanding({
  tx,
  membership,
  now,
  shouldBeChecked,
}: {
  tx: Transaction;
  membership: Membership;
  now: Date;
  shouldBeChecked: boolean;
}): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...membership, updatedAt: now, ...(shouldBeChecked && { checkedAt: null }) })
    .where(and(eq(subscriptions.userId, membership.userId), eq(subscriptions.id, membership.id)));
}

/** Subscriptions whose company should be asked: doubtful ones, and those due without news. */
export async function listToCheck({
  db,
  now,
  checkedBefore,
}: {
  db: Database;
  now: Date;
  checkedBefore: Date;
}): Promise<Membership[]> {
  const isDoubtful = isNull(subscriptions.checkedAt);
  const isDue = and(
    eq(subscriptions.status, 'ACTIVE'),
    eq(subscriptions.renews, true),
    lte(subscriptions.expireTime, now),
    lte(subscriptions.checkedAt, checkedBefore),
  );
  const rows = await db.select().from(subscriptions).where(or(isDoubtful, isDue)).limit(100);
  return rows.map(membershipOfRow);
}

export async function markChecked({
  db,
  membership: { userId, id },
  now,
}: {
  db: Database;
  membership: Membership;
  now: Date;
}): Promise<void> {
  await db
    .update(subscriptions)
    .set({ checkedAt: now })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.id, id)));
}

/** Trials that end by this time and, as far as we know, are charged for then. */
export async function listTrialsEnding({
  db,
  now,
  before,
}: {
  db: Database;
  now: Date;
  before: Date;
}): Promise<Membership[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'ACTIVE'),
        eq(subscriptions.renews, true),
        gt(subscriptions.trialEndsAt, now),
        // A shop may ask for an amount that we do not know.
        gt(subscriptions.priceMinor, 0),
        lte(subscriptions.trialEndsAt, before),
      ),
    );
  return rows.map(membershipOfRow);
}

/** True the first time only: the caller who gets true tells the member in the same transaction. */
export async function insertNotice({
  tx,
  membership,
  kind,
  now,
}: {
  tx: Transaction;
  membership: Membership;
  kind: 'FIRST_CHARGE';
  now: Date;
}): Promise<boolean> {
  const inserted = await tx
    .insert(membershipNotices)
    .values({ userId: membership.userId, subscriptionId: membership.id, kind, createdAt: now })
    .onConflictDoNothing()
    .returning({ kind: membershipNotices.kind });
  return inserted.length > 0;
}

function membershipOfRow(
  row: Omit<typeof subscriptions.$inferSelect, 'checkedAt' | 'updatedAt'>,
): Membership {
  return {
    id: row.id,
    userId: row.userId,
    status: knownWord(subscriptionStatuses, row.status, 'UNKNOWN'),
    provider: knownWord(providers, row.provider, 'UNKNOWN'),
    term: knownWord(terms, row.term, 'UNKNOWN'),
    billingPeriod: knownWord(billingPeriods, row.billingPeriod, 'MONTHLY'),
    currency: knownWord(currencies, row.currency, 'USD'),
    priceMinor: row.priceMinor,
    providerReference: row.providerReference,
    customerReference: row.customerReference,
    paymentMethod: row.paymentMethod,
    trialEndsAt: row.trialEndsAt,
    expireTime: row.expireTime,
    renews: row.renews,
    createdAt: row.createdAt,
  };
}
