import { and, count, eq, gte, isNull, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dayMs } from '../../lib/clock.ts';
import { knownWord } from '../../lib/known-word.ts';
import { membershipFacts, paymentNotifications, subscriptions } from './membership.tables.ts';
import { latestFirst } from './membership.store.ts';
import {
  providers,
  subscriptionStatuses,
  type Provider,
  type SubscriptionStatus,
} from './offers/offers.rules.ts';

/** So many people whose latest subscriptions stand alike, with dates that stand for theirs. */
export interface StandingCount {
  readonly count: number;
  readonly status: SubscriptionStatus;
  readonly provider: Provider;
  readonly renews: boolean;
  readonly expireTime: Date;
  readonly trialEndsAt: Date | null;
}

/** No company has longer to charge: who is later than this has no access. */
const mostDaysLate = 10;

/** A row for each way to stand, however many members there are: days late count, no dates. */
export async function countLatestByStanding(args: {
  db: Database;
  now: Date;
}): Promise<StandingCount[]> {
  const { db, now } = args;
  const { userId, status, provider, renews, expireTime, trialEndsAt } = subscriptions;
  const latest = db
    .selectDistinctOn([userId], { userId, status, provider, renews, expireTime, trialEndsAt })
    .from(subscriptions)
    .orderBy(userId, ...latestFirst)
    .as('latest');
  const moment = sql`${now.toISOString()}::timestamptz`;
  const late = sql<number>`least(${mostDaysLate}, greatest(-1,
    floor(extract(epoch from ${moment} - ${latest.expireTime}) / 86400)))::int`;
  const isTrial = sql<boolean>`coalesce(${latest.trialEndsAt} > ${moment}, false)`;
  const rows = await db
    .select({
      status: latest.status,
      provider: latest.provider,
      renews: latest.renews,
      late: late.as('late'),
      isTrial: isTrial.as('is_trial'),
      count: count(),
    })
    .from(latest)
    .groupBy(latest.status, latest.provider, latest.renews, sql`late`, sql`is_trial`);
  return rows.map((row) => ({
    count: row.count,
    renews: row.renews,
    status: knownWord(subscriptionStatuses, row.status, 'UNKNOWN'),
    provider: knownWord(providers, row.provider, 'UNKNOWN'),
    // The middle of the day: as late as everybody of this row, to the day.
    expireTime: new Date(now.getTime() - (row.late + 0.5) * dayMs),
    trialEndsAt: row.isTrial ? new Date(now.getTime() + dayMs) : null,
  }));
}

/** Of subscriptions whose trial ended since then, and of trials that began since then. */
export async function countTrialFigures(args: { db: Database; now: Date; since: Date }) {
  const { db, now, since } = args;
  const { trialEndsAt, createdAt, userId, id, status, renews } = subscriptions;
  const paid = sql`exists (select from ${membershipFacts}
    where ${membershipFacts.userId} = ${userId} and ${membershipFacts.subscriptionId} = ${id}
    and ${membershipFacts.kind} = 'PAYMENT'
    and ${membershipFacts.detail} -> 'payment' ->> 'state' = 'PAID'
    and (${membershipFacts.detail} -> 'payment' ->> 'amountMinor')::int > 0)`;
  const from = sql`${since.toISOString()}::timestamptz`;
  const until = sql`${now.toISOString()}::timestamptz`;
  const hasEnded = sql`${trialEndsAt} >= ${from} and ${trialEndsAt} <= ${until}`;
  const hasLeft = sql`not ${renews} or ${status} in ('CANCELLED', 'EXPIRED')`;
  const [row] = await db
    .select({
      begun: sql<number>`count(*) filter (where ${createdAt} >= ${from} and ${trialEndsAt} is not null)::int`,
      ended: sql<number>`count(*) filter (where ${hasEnded})::int`,
      becamePaid: sql<number>`count(*) filter (where ${hasEnded} and ${paid})::int`,
      left: sql<number>`count(*) filter (where ${hasEnded} and not ${paid} and (${hasLeft}))::int`,
    })
    .from(subscriptions)
    .where(sql`${createdAt} >= ${from} or ${hasEnded}`);
  return row ?? { begun: 0, ended: 0, becamePaid: 0, left: 0 };
}

/** Of payments since then, and of what companies told us. */
export async function countPaymentFigures(args: { db: Database; now: Date; since: Date }) {
  const { db, now, since } = args;
  const state = sql`${membershipFacts.detail} -> 'payment' ->> 'state'`;
  const ofState = (wanted: string) =>
    sql<number>`count(*) filter (where ${state} = ${wanted})::int`;
  const [[payments], [last], [unsettled]] = await Promise.all([
    db
      .select({ failed: ofState('FAILED'), refunded: ofState('REFUNDED') })
      .from(membershipFacts)
      .where(and(eq(membershipFacts.kind, 'PAYMENT'), gte(membershipFacts.receivedAt, since))),
    db.select({ at: max(paymentNotifications.receivedAt) }).from(paymentNotifications),
    db
      .select({ count: count() })
      .from(paymentNotifications)
      .where(
        and(
          isNull(paymentNotifications.settledAt),
          lte(paymentNotifications.receivedAt, new Date(now.getTime() - dayMs)),
        ),
      ),
  ]);
  return {
    failed: payments?.failed ?? 0,
    refunded: payments?.refunded ?? 0,
    lastToldAt: last?.at ?? null,
    unsettled: unsettled?.count ?? 0,
  };
}
