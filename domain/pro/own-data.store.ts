import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { proAssignments, proShares } from './care.tables.ts';
import { proAdministrators, proEvents, proGroups, proMembers } from './pro.tables.ts';

interface Owner {
  db: Database | Transaction;
  userId: string;
}

/** What groups keep of somebody: where they administer and where they are a member. */
export async function listOwnPro({ db, userId }: Owner) {
  const [administered, memberships, shares, assignments] = await Promise.all([
    db
      .select({
        userId: proAdministrators.userId,
        groupId: proAdministrators.groupId,
        addedBy: proAdministrators.addedBy,
        addedAt: proAdministrators.addedAt,
      })
      .from(proAdministrators)
      .where(eq(proAdministrators.userId, userId))
      .orderBy(asc(proAdministrators.addedAt)),
    db
      .select()
      .from(proMembers)
      .where(eq(proMembers.userId, userId))
      .orderBy(asc(proMembers.createdAt)),
    db.select().from(proShares).where(eq(proShares.userId, userId)).orderBy(asc(proShares.since)),
    db
      .select()
      .from(proAssignments)
      .where(eq(proAssignments.userId, userId))
      .orderBy(asc(proAssignments.assignedAt)),
  ]);
  const memberIds = memberships.map(({ id }) => id);
  const groupIds = [...administered, ...memberships].map(({ groupId }) => groupId);
  const [events, groups] = await Promise.all([
    memberIds.length === 0 ? [] : listEventsOf({ db, memberIds }),
    groupIds.length === 0 ? [] : listTitles({ db, groupIds }),
  ]);
  return { administered, memberships, shares, assignments, events, groups };
}

function listEventsOf({ db, memberIds }: { db: Owner['db']; memberIds: readonly string[] }) {
  const { memberId, kind, at } = proEvents;
  return db
    .select({ memberId, kind, at })
    .from(proEvents)
    .where(inArray(memberId, [...memberIds]))
    .orderBy(asc(at));
}

function listTitles({ db, groupIds }: { db: Owner['db']; groupIds: readonly string[] }) {
  return db
    .select({ id: proGroups.id, title: proGroups.title })
    .from(proGroups)
    .where(inArray(proGroups.id, groupIds));
}

/** Open groups that nobody but this user administers. */
export async function listAlone({ db, userId }: Owner): Promise<string[]> {
  const own = db
    .select({ groupId: proAdministrators.groupId })
    .from(proAdministrators)
    .where(eq(proAdministrators.userId, userId));
  const rows = await db
    .select({ groupId: proAdministrators.groupId, userId: proAdministrators.userId })
    .from(proAdministrators)
    .innerJoin(proGroups, eq(proGroups.id, proAdministrators.groupId))
    .where(and(inArray(proAdministrators.groupId, own), isNull(proGroups.closedAt)));
  const others = new Set(rows.filter((row) => row.userId !== userId).map(({ groupId }) => groupId));
  return [...new Set(rows.map(({ groupId }) => groupId))].filter((id) => !others.has(id));
}
