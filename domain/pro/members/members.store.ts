import { and, count, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { knownWord } from '../../../lib/known-word.ts';
import { subscriptionStatuses } from '../../membership/offers/offers.rules.ts';
import { users } from '../../identity/identity.tables.ts';
import { memberPeriods } from '../pro.rules.ts';
import { proMembers } from '../pro.tables.ts';
import type { MemberStatus } from './member-status.rules.ts';
import type { ProMember } from './member.ts';

type Asking = Database | Transaction;

const columns = {
  id: proMembers.id,
  groupId: proMembers.groupId,
  userId: proMembers.userId,
  firstName: proMembers.firstName,
  lastName: proMembers.lastName,
  email: proMembers.email,
  period: proMembers.period,
  country: proMembers.country,
  taxResidence: proMembers.taxResidence,
  startsAt: proMembers.startsAt,
  endsAt: proMembers.endsAt,
  joinedAt: proMembers.joinedAt,
  leftAt: proMembers.leftAt,
  subscriptionStatus: proMembers.subscriptionStatus,
  accessEndsAt: proMembers.accessEndsAt,
  renews: proMembers.renews,
  createdAt: proMembers.createdAt,
};

/** `memberStatus` of the rules, for the database to sort and count by. */
export function statusInSql(now: Date): SQL<MemberStatus> {
  const at = now.toISOString();
  const { leftAt, joinedAt, endsAt, subscriptionStatus, accessEndsAt, renews } = proMembers;
  return sql<MemberStatus>`case
    when ${leftAt} is not null then 'CANCELLED'
    when ${joinedAt} is null then 'PENDING'
    when ${endsAt} <= ${at}::timestamptz then 'EXPIRED'
    when ${subscriptionStatus} is null then 'NEW'
    when ${subscriptionStatus} <> 'ACTIVE' then ${subscriptionStatus}
    when ${accessEndsAt} is null or ${accessEndsAt} > ${at}::timestamptz then 'ACTIVE'
    when ${renews} then 'EXPIRED'
    else 'CANCELLED'
  end`;
}

export const memberOrders = ['NAME', 'EMAIL', 'STATUS', 'PERIOD', 'START', 'END', 'ADDED'] as const;
export type MemberOrder = (typeof memberOrders)[number];

export interface MemberFilter {
  db: Asking;
  groupId: string;
  now: Date;
  statuses: readonly MemberStatus[];
  /** In names and addresses. */
  search: string;
}

export async function listMembers(
  args: MemberFilter & {
    order: MemberOrder;
    isDescending: boolean;
    limit: number;
    offset: number;
  },
): Promise<ProMember[]> {
  const { db, limit, offset } = args;
  const rows = await db
    .select(columns)
    .from(proMembers)
    .where(ofFilter(args))
    .orderBy(...orderOf(args))
    .limit(limit)
    .offset(offset);
  return rows.map(memberOfRow);
}

/** How many of the found there are of each status. The filter's own statuses do not count. */
export async function countByStatus(
  args: Omit<MemberFilter, 'statuses'>,
): Promise<Map<MemberStatus, number>> {
  const status = statusInSql(args.now).as('status');
  const rows = await args.db
    .select({ status, count: count() })
    .from(proMembers)
    .where(ofFilter({ ...args, statuses: [] }))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.status, row.count]));
}

function ofFilter({ groupId, statuses, search, now }: MemberFilter) {
  return and(
    eq(proMembers.groupId, groupId),
    isNull(proMembers.removedAt),
    statuses.length > 0 ? inArray(statusInSql(now), [...statuses]) : undefined,
    ...wordsOf(search).map(
      (word) =>
        sql`lower(${proMembers.firstName} || ' ' || ${proMembers.lastName} || ' ' || ${proMembers.email}) like ${`%${word}%`}`,
    ),
  );
}

/** What `like` would read as a pattern is looked for as it stands. */
function wordsOf(search: string): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
  return words.map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
}

function orderOf(args: { order: MemberOrder; isDescending: boolean; now: Date }): SQL[] {
  const { order, isDescending, now } = args;
  const direction = isDescending ? sql`desc` : sql`asc`;
  // Only days may be missing: an index reads what never is from either end.
  const orMissing = order === 'START' || order === 'END' ? sql` nulls last` : sql``;
  const name = [sql`lower(${proMembers.lastName})`, sql`lower(${proMembers.firstName})`];
  const keys: Record<MemberOrder, SQL[]> = {
    NAME: name,
    EMAIL: [sql`${proMembers.emailKey}`],
    STATUS: [statusInSql(now), ...name],
    PERIOD: [sql`array_position(${periodList()}, ${proMembers.period})`, ...name],
    START: [sql`${proMembers.startsAt}`, ...name],
    END: [sql`${proMembers.endsAt}`, ...name],
    ADDED: [sql`${proMembers.createdAt}`, ...name],
  };
  const [first, ...rest] = keys[order];
  return [
    sql`${first} ${direction}${orMissing}`,
    ...[...rest, sql`${proMembers.id}`].map((key) => sql`${key} ${direction}`),
  ];
}

function periodList(): SQL {
  return sql`array[${sql.join(
    memberPeriods.map((period) => sql`${period}`),
    sql`, `,
  )}]::text[]`;
}

export async function findMember(args: {
  db: Asking;
  groupId: string;
  memberId: string;
}): Promise<ProMember | null> {
  const [found] = await findMembers({ ...args, memberIds: [args.memberId] });
  return found ?? null;
}

export async function findMembers(args: {
  db: Asking;
  groupId: string;
  memberIds: readonly string[];
}): Promise<ProMember[]> {
  const { db, groupId, memberIds } = args;
  if (memberIds.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(proMembers)
    .where(
      and(
        eq(proMembers.groupId, groupId),
        inArray(proMembers.id, [...memberIds]),
        isNull(proMembers.removedAt),
      ),
    );
  return rows.map(memberOfRow);
}

/** Those of the addresses that are in the group's list. */
export async function listEmailKeys(args: {
  db: Asking;
  groupId: string;
  emailKeys: readonly string[];
}): Promise<Set<string>> {
  const { db, groupId, emailKeys } = args;
  if (emailKeys.length === 0) return new Set();
  const rows = await db
    .select({ key: proMembers.emailKey })
    .from(proMembers)
    .where(
      and(
        eq(proMembers.groupId, groupId),
        inArray(proMembers.emailKey, [...emailKeys]),
        isNull(proMembers.removedAt),
      ),
    );
  return new Set(rows.map(({ key }) => key));
}

export async function countListed({ db, groupId }: { db: Asking; groupId: string }) {
  const [row] = await db
    .select({ count: count() })
    .from(proMembers)
    .where(and(eq(proMembers.groupId, groupId), isNull(proMembers.removedAt)));
  return row?.count ?? 0;
}

/** Of these addresses, those that belong to a user. */
export async function listUsersByEmail(args: { db: Asking; emails: readonly string[] }) {
  if (args.emails.length === 0) return [];
  return args.db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, [...args.emails]));
}

export type NewMember = Pick<
  ProMember,
  'id' | 'groupId' | 'firstName' | 'lastName' | 'email' | 'period' | 'country' | 'taxResidence'
> & { emailKey: string; createdAt: Date };

/** Those that were not in the list already, as two windows may add the same at once. */
export async function insertMembers(args: { tx: Transaction; members: readonly NewMember[] }) {
  const { tx, members } = args;
  if (members.length === 0) return new Set<string>();
  const inserted = await tx
    .insert(proMembers)
    .values([...members])
    .onConflictDoNothing()
    .returning({ id: proMembers.id });
  return new Set(inserted.map(({ id }) => id));
}

type Change = Partial<
  Pick<
    typeof proMembers.$inferInsert,
    | 'userId'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'emailKey'
    | 'period'
    | 'country'
    | 'taxResidence'
    | 'startsAt'
    | 'endsAt'
    | 'joinedAt'
    | 'leftAt'
    | 'removedAt'
    | 'endedAt'
    | 'endNoticedAt'
    | 'subscriptionStatus'
    | 'accessEndsAt'
    | 'renews'
  >
>;

/** Of one group, never of another: the ids of the rows that were there to change. */
export async function updateMembers(args: {
  tx: Transaction;
  groupId: string;
  memberIds: readonly string[];
  change: Change;
  /** Only where this was not written before. */
  isOnce?: 'endedAt' | 'endNoticedAt';
}): Promise<string[]> {
  const { tx, groupId, memberIds, change, isOnce } = args;
  if (memberIds.length === 0) return [];
  const updated = await tx
    .update(proMembers)
    .set(change)
    .where(
      and(
        eq(proMembers.groupId, groupId),
        inArray(proMembers.id, [...memberIds]),
        isNull(proMembers.removedAt),
        isOnce && isNull(proMembers[isOnce]),
      ),
    )
    .returning({ id: proMembers.id });
  return updated.map(({ id }) => id);
}

/** Of all groups: joined members whose term ends by then, and for whom the step was not done. */
export async function listTermsUntil(args: {
  db: Asking;
  until: Date;
  step: 'end' | 'notice';
  limit: number;
}): Promise<ProMember[]> {
  const { db, until, step, limit } = args;
  const rows = await db
    .select(columns)
    .from(proMembers)
    .where(
      and(
        lte(proMembers.endsAt, until),
        isNotNull(proMembers.joinedAt),
        isNull(proMembers.leftAt),
        isNull(proMembers.removedAt),
        isNull(proMembers.endedAt),
        step === 'notice' ? isNull(proMembers.endNoticedAt) : undefined,
      ),
    )
    .orderBy(proMembers.endsAt, proMembers.id)
    .limit(limit);
  return rows.map(memberOfRow);
}

/** Terms that end within the time, of those that go on; and everybody who ever joined, also who left. */
export async function countFigures(args: { db: Asking; groupId: string; now: Date; until: Date }) {
  const { db, groupId, now, until } = args;
  const isEnding = and(inTerm(now), lte(proMembers.endsAt, until));
  const [row] = await db
    .select({
      endingCount: sql<number>`count(*) filter (where ${isEnding})::int`,
      everCount: count(),
    })
    .from(proMembers)
    .where(and(eq(proMembers.groupId, groupId), isNotNull(proMembers.joinedAt)));
  return row ?? { endingCount: 0, everCount: 0 };
}

function inTerm(now: Date) {
  const { joinedAt, leftAt, removedAt, endsAt } = proMembers;
  return and(
    isNotNull(joinedAt),
    isNull(leftAt),
    isNull(removedAt),
    sql`(${endsAt} is null or ${endsAt} > ${now.toISOString()}::timestamptz)`,
  );
}

type MemberRow = Pick<typeof proMembers.$inferSelect, keyof typeof columns>;

function memberOfRow(row: MemberRow): ProMember {
  const { subscriptionStatus } = row;
  return {
    ...row,
    period: knownWord(memberPeriods, row.period, 'MONTHLY_RECURRING'),
    subscriptionStatus:
      subscriptionStatus === null
        ? null
        : knownWord(subscriptionStatuses, subscriptionStatus, 'UNKNOWN'),
  };
}
