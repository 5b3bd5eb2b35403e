import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { knownWord } from '../../../lib/known-word.ts';
import { subscriptions } from '../../membership/membership.tables.ts';
import { currencies, type Currency } from '../../membership/offers/offers.rules.ts';
import { seatProvider } from '../../membership/seats/seats.rules.ts';
import { memberPeriods, payerLanguages, payers } from '../pro.rules.ts';
import type { MemberPeriod, Payer, PayerLanguage } from '../pro.rules.ts';
import { proGroups, proMembers } from '../pro.tables.ts';
import { proPayments } from '../seats.tables.ts';
import { seatStates, type SeatState } from './seat-gateway.ts';
import type { SeatIntent } from './seat-steps.rules.ts';
import type { SeatAccess, SeatFacts } from './seat-standing.rules.ts';

type Asking = Database | Transaction;
type PaymentRow = typeof proPayments.$inferSelect;

/** How a group pays, with what of the group it depends on. */
export interface StoredPayment extends Omit<PaymentRow, 'currency' | 'state' | 'intent'> {
  currency: Currency;
  state: SeatState | null;
  intent: SeatIntent | null;
  group: PayingGroup;
}

interface PayingGroup {
  title: string;
  payer: Payer;
  payerLanguage: PayerLanguage;
  country: string | null;
  taxResidence: string | null;
  vatNumber: string | null;
  canPaySeats: boolean;
  closedAt: Date | null;
}

const columns = {
  payment: proPayments,
  title: proGroups.title,
  payer: proGroups.payer,
  payerLanguage: proGroups.payerLanguage,
  country: proGroups.country,
  taxResidence: proGroups.taxResidence,
  vatNumber: proGroups.vatNumber,
  canPaySeats: proGroups.canPaySeats,
  closedAt: proGroups.closedAt,
};

function selectPayments(db: Asking) {
  return db
    .select(columns)
    .from(proPayments)
    .innerJoin(proGroups, eq(proGroups.id, proPayments.groupId));
}

export async function findPayment({
  db,
  groupId,
  isLocked = false,
}: {
  db: Asking;
  groupId: string;
  /** Nobody else writes it until the transaction ends. */
  isLocked?: boolean;
}): Promise<StoredPayment | null> {
  const found = selectPayments(db).where(eq(proPayments.groupId, groupId));
  const [row] = await (isLocked ? found.for('update', { of: proPayments }) : found);
  return row ? paymentOfRow(row) : null;
}

/** Every group that pays, or has something running that it pays for no more. */
export async function listPayments({ db }: { db: Database }): Promise<StoredPayment[]> {
  const isPaying = and(eq(proGroups.payer, 'ADMIN'), isNull(proGroups.closedAt));
  const isRunning = and(isNotNull(proPayments.state), ne(proPayments.state, 'ENDED'));
  const isLately = gt(proPayments.periodEnd, sql`now() - interval '60 days'`);
  const rows = await selectPayments(db)
    .where(or(isPaying, isRunning, isNotNull(proPayments.intent), isLately))
    .orderBy(asc(proPayments.groupId));
  return rows.map(paymentOfRow);
}

/** The row of a group that begins to pay; one that is there stays as it is. */
export async function insertPayment(args: {
  db: Asking;
  payment: Pick<
    PaymentRow,
    | 'groupId'
    | 'provider'
    | 'currency'
    | 'priceMinor'
    | 'billingName'
    | 'billingAddress'
    | 'createdAt'
  >;
}): Promise<void> {
  await args.db.insert(proPayments).values(args.payment).onConflictDoNothing();
}

export type PaymentChange = Partial<Omit<PaymentRow, 'groupId' | 'version' | 'createdAt'>>;

/** False when somebody else wrote since it was read: then what was found out is out of date. */
export async function updatePayment({
  tx,
  payment: { groupId, version },
  change,
}: {
  tx: Asking;
  payment: { groupId: string; version: number };
  change: PaymentChange;
}): Promise<boolean> {
  const updated = await tx
    .update(proPayments)
    .set({ ...change, version: version + 1 })
    .where(and(eq(proPayments.groupId, groupId), eq(proPayments.version, version)))
    .returning({ groupId: proPayments.groupId });
  return updated.length > 0;
}

export async function setCanPaySeats(args: {
  tx: Asking;
  groupId: string;
  canPaySeats: boolean;
}): Promise<void> {
  const { tx, groupId, canPaySeats } = args;
  await tx
    .update(proGroups)
    .set({ canPaySeats })
    .where(and(eq(proGroups.id, groupId), ne(proGroups.canPaySeats, canPaySeats)));
}

/** Members who have joined and whose term runs: each is a seat. */
function isSeated(now: Date) {
  return and(
    isNotNull(proMembers.userId),
    isNotNull(proMembers.joinedAt),
    isNull(proMembers.leftAt),
    isNull(proMembers.removedAt),
    or(isNull(proMembers.startsAt), lte(proMembers.startsAt, now)),
    or(isNull(proMembers.endsAt), gt(proMembers.endsAt, now)),
  );
}

/** Of these groups together; a group without seats is not in it. */
export async function countSeats({
  db,
  groupIds,
  now,
}: {
  db: Asking;
  groupIds: readonly string[];
  now: Date;
}): Promise<ReadonlyMap<string, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .select({ groupId: proMembers.groupId, seats: count() })
    .from(proMembers)
    .where(and(inArray(proMembers.groupId, [...groupIds]), isSeated(now)))
    .groupBy(proMembers.groupId);
  return new Map(rows.map(({ groupId, seats }) => [groupId, seats]));
}

export interface UnsettledSeat {
  seatId: string;
  userId: string;
  period: MemberPeriod;
  /** Null where the seat ends. */
  until: Date | null;
}

/** Members whose membership is not what their seat makes it. */
export async function listUnsettledSeats({
  db,
  groupId,
  access,
  now,
  limit,
}: {
  db: Database;
  groupId: string;
  access: SeatAccess | null;
  now: Date;
  limit: number;
}): Promise<UnsettledSeat[]> {
  const isOpen = access !== null && access.until > now;
  const until = isOpen
    ? sql<Date>`least(${access.until.toISOString()}::timestamptz, ${proMembers.endsAt})`
    : sql<Date>`null::timestamptz`;
  const isRecurring = eq(proMembers.period, 'MONTHLY_RECURRING');
  const renews = isOpen && access.renews ? sql`(${isRecurring})` : sql`false`;
  const isSeat = isOpen ? sql`(${isSeated(now)})` : sql`false`;
  const differs = sql`(${subscriptions.userId} is null or ${subscriptions.status} <> 'ACTIVE'
    or ${subscriptions.expireTime} <> ${until} or ${subscriptions.renews} <> ${renews})`;
  const isLeftOpen = sql`(${subscriptions.status} = 'ACTIVE' and ${subscriptions.expireTime} > ${now.toISOString()}::timestamptz)`;
  const rows = await db
    .select({
      seatId: proMembers.id,
      userId: proMembers.userId,
      period: proMembers.period,
      endsAt: proMembers.endsAt,
      isSeat: sql<boolean>`${isSeat}`,
    })
    .from(proMembers)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.provider, seatProvider),
        eq(
          subscriptions.providerReference,
          sql`'seat:' || ${proMembers.id} || ':' || ${proMembers.userId}`,
        ),
      ),
    )
    .where(
      and(
        eq(proMembers.groupId, groupId),
        isNotNull(proMembers.userId),
        isNotNull(proMembers.joinedAt),
        sql`case when ${isSeat} then ${differs} else ${isLeftOpen} end`,
      ),
    )
    .limit(limit);
  return rows.map(({ seatId, userId, period, endsAt, isSeat: hasSeat }) => ({
    seatId,
    userId: userId ?? '',
    period: knownWord(memberPeriods, period, 'MONTHLY_RECURRING'),
    until: hasSeat && access !== null ? earlier(access.until, endsAt) : null,
  }));
}

function earlier(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one;
}

/** What of a payment says whether its members have access. */
export function factsOf(
  payment: Pick<
    StoredPayment,
    'state' | 'periodEnd' | 'unpaidSince' | 'methodLabel' | 'methodExpiresAt' | 'refusedAt'
  >,
): SeatFacts {
  const { state, periodEnd, unpaidSince, methodLabel, methodExpiresAt, refusedAt } = payment;
  const hasMethod = methodLabel !== null;
  return { state, periodEnd, unpaidSince, hasMethod, methodExpiresAt, refusedAt };
}

type JoinedRow = Awaited<ReturnType<typeof selectPayments>>[number];

function paymentOfRow({ payment, ...group }: JoinedRow): StoredPayment {
  return {
    ...payment,
    currency: knownWord(currencies, payment.currency, 'USD'),
    state: payment.state === null ? null : knownWord(seatStates, payment.state, 'UNPAID'),
    // What we wrote ourselves.
    intent: payment.intent as SeatIntent | null,
    group: {
      ...group,
      payer: knownWord(payers, group.payer, 'UNKNOWN_PAYER'),
      payerLanguage: knownWord(payerLanguages, group.payerLanguage, 'UNSPECIFIED'),
    },
  };
}
