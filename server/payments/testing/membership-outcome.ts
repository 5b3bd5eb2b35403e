import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { membershipRecords } from '../../../domain/membership/membership-records.ts';
import { subscriptions } from '../../../domain/membership/membership.tables.ts';

/** How a member's subscriptions stand, and what they would read of them. */
export async function outcomeOf({ db, userId }: { db: Database; userId: string }) {
  const standings = await db
    .select({
      status: subscriptions.status,
      renews: subscriptions.renews,
      priceMinor: subscriptions.priceMinor,
      billingPeriod: subscriptions.billingPeriod,
      currency: subscriptions.currency,
      trialEndsAt: subscriptions.trialEndsAt,
      expireTime: subscriptions.expireTime,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  const { history, payments } = await membershipRecords({ db, userId });
  return {
    standings,
    history: history.map(({ at, kind }) => `${at.toISOString()} ${kind}`),
    paid: payments.map(
      ({ at, state, amountMinor }) => `${at.toISOString()} ${state} ${amountMinor}`,
    ),
  };
}
