import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { knownWord } from '../../../lib/known-word.ts';
import { users } from '../../identity/identity.tables.ts';
import { memberPeriods, payerLanguages, payers } from '../pro.rules.ts';
import { proAdministrators, proGroups, proMembers } from '../pro.tables.ts';
import type { ProGroup } from './group.ts';

type Asking = Database | Transaction;

const columns = {
  id: proGroups.id,
  title: proGroups.title,
  payer: proGroups.payer,
  payerLanguage: proGroups.payerLanguage,
  country: proGroups.country,
  taxResidence: proGroups.taxResidence,
  vatNumber: proGroups.vatNumber,
  period: proGroups.period,
  canPaySeats: proGroups.canPaySeats,
  isSample: proGroups.isSample,
  createdAt: proGroups.createdAt,
  closedAt: proGroups.closedAt,
};

/** Of the administrator, in the query itself: nobody else's group is ever read. */
export async function findAdministered(args: {
  db: Asking;
  userId: string;
  groupId: string;
}): Promise<ProGroup | null> {
  const { db, userId, groupId } = args;
  const [row] = await db
    .select(columns)
    .from(proAdministrators)
    .innerJoin(proGroups, eq(proGroups.id, proAdministrators.groupId))
    .where(and(eq(proAdministrators.userId, userId), eq(proAdministrators.groupId, groupId)));
  return row ? groupOfRow(row) : null;
}

/** The open ones first, then the oldest. */
export async function listAdministered(args: { db: Asking; userId: string }): Promise<ProGroup[]> {
  const rows = await args.db
    .select(columns)
    .from(proAdministrators)
    .innerJoin(proGroups, eq(proGroups.id, proAdministrators.groupId))
    .where(eq(proAdministrators.userId, args.userId))
    .orderBy(sql`${proGroups.closedAt} is not null`, asc(proGroups.createdAt), asc(proGroups.id));
  return rows.map(groupOfRow);
}

/** The open groups somebody has joined and not left, the latest first. */
export async function listJoined({
  db,
  userId,
}: {
  db: Asking;
  userId: string;
}): Promise<{ group: ProGroup; memberId: string }[]> {
  const rows = await db
    .select({ ...columns, memberId: proMembers.id })
    .from(proMembers)
    .innerJoin(proGroups, eq(proGroups.id, proMembers.groupId))
    .where(
      and(
        eq(proMembers.userId, userId),
        isNotNull(proMembers.joinedAt),
        isNull(proMembers.leftAt),
        isNull(proMembers.removedAt),
        isNull(proGroups.closedAt),
      ),
    )
    .orderBy(desc(proMembers.joinedAt), asc(proMembers.id));
  return rows.map(({ memberId, ...row }) => ({ group: groupOfRow(row), memberId }));
}

/** For what needs no person's right: jobs, links that are signed. */
export async function findGroup({ db, groupId }: { db: Asking; groupId: string }) {
  const [row] = await db.select(columns).from(proGroups).where(eq(proGroups.id, groupId));
  return row ? groupOfRow(row) : null;
}

export async function insertGroup({ tx, group }: { tx: Transaction; group: ProGroup }) {
  await tx.insert(proGroups).values({ ...group, membersChangedAt: group.createdAt });
}

export async function updateGroup(args: {
  tx: Transaction;
  groupId: string;
  change: Partial<Omit<ProGroup, 'id' | 'createdAt'>> & {
    membersChangedAt?: Date;
  };
}): Promise<void> {
  await args.tx.update(proGroups).set(args.change).where(eq(proGroups.id, args.groupId));
}

/** Says to `payment` that seats may have changed. */
export async function markMembersChanged(args: { tx: Transaction; groupId: string; now: Date }) {
  const { tx, groupId, now } = args;
  await tx.update(proGroups).set({ membersChangedAt: now }).where(eq(proGroups.id, groupId));
}

export interface Administrator {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly addedAt: Date;
}

export async function listAdministrators(args: {
  db: Asking;
  groupId: string;
}): Promise<Administrator[]> {
  return args.db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      addedAt: proAdministrators.addedAt,
    })
    .from(proAdministrators)
    .innerJoin(users, eq(users.id, proAdministrators.userId))
    .where(eq(proAdministrators.groupId, args.groupId))
    .orderBy(asc(proAdministrators.addedAt), asc(users.id));
}

/** False when they were one already. */
export async function insertAdministrator(args: {
  tx: Transaction;
  groupId: string;
  userId: string;
  addedBy: string | null;
  addedAt: Date;
}): Promise<boolean> {
  const { tx, ...row } = args;
  const inserted = await tx
    .insert(proAdministrators)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: proAdministrators.userId });
  return inserted.length > 0;
}

export async function deleteAdministrator(args: {
  tx: Transaction;
  groupId: string;
  userId: string;
}): Promise<boolean> {
  const { tx, groupId, userId } = args;
  const deleted = await tx
    .delete(proAdministrators)
    .where(and(eq(proAdministrators.groupId, groupId), eq(proAdministrators.userId, userId)))
    .returning({ userId: proAdministrators.userId });
  return deleted.length > 0;
}

/** Only somebody who has shown that the address is theirs. */
export async function findConfirmedUser({ db, email }: { db: Asking; email: string }) {
  const [user] = await db
    .select({ userId: users.id, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return user ?? null;
}

export async function isConfirmed({ db, userId }: { db: Asking; userId: string }) {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return found.length > 0;
}

type GroupRow = Pick<typeof proGroups.$inferSelect, keyof typeof columns>;

function groupOfRow(row: GroupRow): ProGroup {
  return {
    ...row,
    payer: knownWord(payers, row.payer, 'UNKNOWN_PAYER'),
    payerLanguage: knownWord(payerLanguages, row.payerLanguage, 'UNSPECIFIED'),
    period: knownWord(memberPeriods, row.period, 'MONTHLY_RECURRING'),
  };
}
