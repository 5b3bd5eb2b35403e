import { and, asc, desc, eq, gt, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { proShares, proTotals } from '../care.tables.ts';
import { proGroups, proMembers } from '../pro.tables.ts';
import type { PlanTotal, WeightTotal } from './group-totals.rules.ts';

/** Open groups without a row for the week. */
export async function listGroupsToCount(args: {
  db: Database;
  monday: LocalDay;
  limit: number;
}): Promise<string[]> {
  const { db, monday, limit } = args;
  const counted = db
    .select({ groupId: proTotals.groupId })
    .from(proTotals)
    .where(and(eq(proTotals.groupId, proGroups.id), eq(proTotals.monday, monday)));
  const rows = await db
    .select({ id: proGroups.id })
    .from(proGroups)
    .where(and(isNull(proGroups.closedAt), notExists(counted)))
    .orderBy(asc(proGroups.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Who is in the group now and has shared something since before the week began. */
export async function listSharers(args: {
  db: Database;
  groupId: string;
  now: Date;
  before: Date;
}): Promise<{ userId: string; item: string; since: Date }[]> {
  const { db, groupId, now, before } = args;
  const { userId, item, since } = proShares;
  return db
    .select({ userId, item, since })
    .from(proShares)
    .innerJoin(proMembers, eq(proMembers.id, proShares.memberId))
    .where(
      and(
        eq(proShares.groupId, groupId),
        lt(since, before),
        isNotNull(proMembers.joinedAt),
        isNull(proMembers.leftAt),
        isNull(proMembers.removedAt),
        or(isNull(proMembers.endsAt), gt(proMembers.endsAt, now)),
      ),
    );
}

/** Two servers that count at once write one row. */
export async function insertTotals(args: {
  db: Database;
  groupId: string;
  monday: LocalDay;
  plan: PlanTotal | null;
  weight: WeightTotal | null;
  countedAt: Date;
}): Promise<void> {
  const { db, groupId, monday, plan, weight, countedAt } = args;
  await db
    .insert(proTotals)
    .values({
      groupId,
      monday,
      planPeople: plan?.people ?? null,
      planPercent: plan?.percent ?? null,
      weightPeople: weight?.people ?? null,
      weightChangeKg: weight?.changeKg ?? null,
      countedAt,
    })
    .onConflictDoNothing();
}

export interface GroupTotals {
  readonly monday: LocalDay;
  readonly plan: PlanTotal | null;
  readonly weight: WeightTotal | null;
}

/** Those of the last week that was counted. */
export async function findTotals(args: {
  db: Database;
  groupId: string;
}): Promise<GroupTotals | null> {
  const [row] = await args.db
    .select()
    .from(proTotals)
    .where(eq(proTotals.groupId, args.groupId))
    .orderBy(desc(proTotals.monday))
    .limit(1);
  if (row === undefined) return null;
  const { monday, planPeople, planPercent, weightPeople, weightChangeKg } = row;
  return {
    monday,
    plan:
      planPeople === null || planPercent === null
        ? null
        : { people: planPeople, percent: planPercent },
    weight:
      weightPeople === null || weightChangeKg === null
        ? null
        : { people: weightPeople, changeKg: weightChangeKg },
  };
}
