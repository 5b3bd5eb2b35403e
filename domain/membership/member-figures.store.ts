import { and, count, eq, isNull, lte, max, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
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

/** After the first moment, up to the last. */
interface Time {
  readonly since: Date;
  readonly until: Date;
}

interface Times {
  db: Database;
  last: Time;
  before: Time;
}

function isIn(time: Time, moment: SQLWrapper): SQL {
  const [since, until] = [time.since.toISOString(), time.until.toISOString()];
  return sql`(${moment} > ${since}::timestamptz and ${moment} <= ${until}::timestamptz)`;
}

const countWhere = (when: SQL) => sql<number>`count(*) filter (where ${when})::int`;

export interface TrialFigures {
  readonly begun: number;
  readonly ended: number;
  /** Of those that ended. */
  readonly becamePaid: number;
  /** Ended without a payment. */
  readonly left: number;
}

/** Of trials that ended in each of two times, and of those that began in it. */
export async function countTrialFigures({ db, last, before }: Times) {
  const { trialEndsAt, createdAt, userId, id, status, renews } = subscriptions;
  const paid = sql`exists (select from ${membershipFacts}
    where ${membershipFacts.userId} = ${userId} and ${membershipFacts.subscriptionId} = ${id}
    and ${membershipFacts.kind} = 'PAYMENT'
    and ${membershipFacts.detail} -> 'payment' ->> 'state' = 'PAID'
    and (${membershipFacts.detail} -> 'payment' ->> 'amountMinor')::int > 0)`;
  const hasLeft = sql`not ${renews} or ${status} in ('CANCELLED', 'EXPIRED')`;
  const figuresOf = (time: Time) => {
    const hasEnded = isIn(time, trialEndsAt);
    return {
      begun: countWhere(sql`${isIn(time, createdAt)} and ${trialEndsAt} is not null`),
      ended: countWhere(hasEnded),
      becamePaid: countWhere(sql`${hasEnded} and ${paid}`),
      left: countWhere(sql`${hasEnded} and not ${paid} and (${hasLeft})`),
    };
  };
  const both = { since: before.since, until: last.until };
  const [row] = await db
    .select({ last: figuresOf(last), before: figuresOf(before) })
    .from(subscriptions)
    .where(sql`${isIn(both, createdAt)} or ${isIn(both, trialEndsAt)}`);
  const none: TrialFigures = { begun: 0, ended: 0, becamePaid: 0, left: 0 };
  return row ?? { last: none, before: none };
}

export interface PaymentFigures {
  readonly failed: number;
  readonly refunded: number;
}

/** Of payments of each of two times. */
export async function countPaymentFigures({ db, last, before }: Times) {
  const { kind, detail, receivedAt } = membershipFacts;
  const state = sql`${detail} -> 'payment' ->> 'state'`;
  const figuresOf = (time: Time) => ({
    failed: countWhere(sql`${isIn(time, receivedAt)} and ${state} = 'FAILED'`),
    refunded: countWhere(sql`${isIn(time, receivedAt)} and ${state} = 'REFUNDED'`),
  });
  const both = { since: before.since, until: last.until };
  const [row] = await db
    .select({ last: figuresOf(last), before: figuresOf(before) })
    .from(membershipFacts)
    .where(and(eq(kind, 'PAYMENT'), isIn(both, receivedAt)));
  const none: PaymentFigures = { failed: 0, refunded: 0 };
  return row ?? { last: none, before: none };
}

/** What companies told us that belongs to nobody here. */
interface UnsettledNotice {
  readonly provider: string;
  /** What the subscription is found by at the company. */
  readonly providerReference: string;
  readonly receivedAt: Date;
}

export interface NoticeFigures {
  readonly lastToldAt: Date | null;
  /** Older than a day. */
  readonly unsettled: number;
  /** The first of them, the oldest first. */
  readonly unsettledNotices: readonly UnsettledNotice[];
}

const mostNotices = 20;

/** Of what companies told us. */
export async function readNoticeFigures(args: { db: Database; now: Date }): Promise<NoticeFigures> {
  const { db, now } = args;
  const { provider, providerReference, receivedAt, settledAt } = paymentNotifications;
  const isUnsettled = and(isNull(settledAt), lte(receivedAt, new Date(now.getTime() - dayMs)));
  const [[told], unsettledNotices] = await Promise.all([
    db
      .select({ lastToldAt: max(receivedAt), unsettled: countWhere(sql`${isUnsettled}`) })
      .from(paymentNotifications),
    db
      .select({ provider, providerReference, receivedAt })
      .from(paymentNotifications)
      .where(isUnsettled)
      .orderBy(receivedAt)
      .limit(mostNotices),
  ]);
  return { lastToldAt: null, unsettled: 0, ...told, unsettledNotices };
}
