import type { Database } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { systemClock } from '../../../lib/clock.ts';
import type { MembershipTools } from '../../../domain/membership/membership-tools.ts';
import type { PaymentProvider } from '../../../domain/membership/payment-provider.ts';
import { receiveNotification } from '../../../domain/membership/notifications/receive-notification.ts';
import { startTrial } from '../../../domain/membership/orders/start-trial.ts';
import { wantedMembership } from '../../../domain/membership/testing/membership-bed.ts';
import { paymentProviders } from '../payment-providers.ts';
import { stripeAt } from './stripe-bench.ts';

/** What is to be done, and at which step whoever does it dies. */
export interface MortalWork {
  directory: string;
  stripeUrl: string;
  user: { userId: string; email: string };
  requestKey: string;
  /** Taken in instead of paying. */
  notification: { headers: Record<string, string>; body: string } | null;
  dieAtStep: number;
}

/** Wraps what the company answers: a step comes before each request and after each answer. */
type Around = <T>(ask: () => Promise<T>) => Promise<T>;

/** Pays for a membership, or takes in a notification. */
export async function carryOutPayment(args: {
  work: MortalWork;
  db: Database;
  around: Around;
}): Promise<void> {
  const { work, db, around } = args;
  const { user, requestKey, notification } = work;
  const provider = steppingProvider({ wrapped: stripeAt(work.stripeUrl), around });
  const tools: MembershipTools = {
    db,
    clock: systemClock,
    createId: createRandomId,
    payments: paymentProviders({ selling: { provider }, notifying: { provider } }),
    claimSecret: 'crash',
    log: { warn: () => {} },
  };
  if (notification === null) {
    const card = { paymentToken: `pm_${user.userId}`, isWithoutTrial: true, requestKey };
    await startTrial(wantedMembership({ tools, user, ...card }));
    return;
  }
  const { headers, body } = notification;
  const request = { headers, body: Buffer.from(body), now: systemClock.now() };
  const outcome = await provider.readNotification(request);
  if (!outcome.ok) throw new Error(outcome.reason);
  await receiveNotification({ tools, provider: 'STRIPE', notification: outcome.notification });
}

function steppingProvider(args: { wrapped: PaymentProvider; around: Around }): PaymentProvider {
  const { wrapped, around } = args;
  return {
    ...wrapped,
    inspect: (token) => around(() => wrapped.inspect(token)),
    start: (order) => around(() => wrapped.start(order)),
  };
}
