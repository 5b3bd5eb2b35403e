import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { membershipNotices, subscriptions } from './membership.tables.ts';

export async function listOwnMemberships({ db, userId }: { db: Database; userId: string }) {
  const [held, told] = await Promise.all([
    db
      .select({
        id: subscriptions.id,
        status: subscriptions.status,
        provider: subscriptions.provider,
        term: subscriptions.term,
        billingPeriod: subscriptions.billingPeriod,
        currency: subscriptions.currency,
        priceMinor: subscriptions.priceMinor,
        paymentMethod: subscriptions.paymentMethod,
        trialEndsAt: subscriptions.trialEndsAt,
        expireTime: subscriptions.expireTime,
        renews: subscriptions.renews,
        createdAt: subscriptions.createdAt,
      })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(asc(subscriptions.createdAt)),
    db
      .select({
        subscriptionId: membershipNotices.subscriptionId,
        kind: membershipNotices.kind,
        createdAt: membershipNotices.createdAt,
      })
      .from(membershipNotices)
      .where(eq(membershipNotices.userId, userId))
      .orderBy(asc(membershipNotices.createdAt)),
  ]);
  return { held, told };
}
