/**
 * Pays for a membership, or takes in a notification, and is killed at a step: before the nth query or
 * around the nth request to the company. Ends by itself when there are fewer steps.
 */
import { once } from 'node:events';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../../db/database.ts';
import { EmbeddedClient } from '../../../db/embedded/client.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { systemClock } from '../../../lib/clock.ts';
import type { MembershipTools } from '../../../domain/membership/membership-tools.ts';
import type { PaymentProvider } from '../../../domain/membership/payment-provider.ts';
import { receiveNotification } from '../../../domain/membership/notifications/receive-notification.ts';
import { startTrial } from '../../../domain/membership/orders/start-trial.ts';
import { wantedMembership } from '../../../domain/membership/testing/membership-bed.ts';
import { paymentProviders } from '../payment-providers.ts';
import { stripeAt } from './stripe-bench.ts';
import type { ChildWork } from './child-work.ts';

const [work] = (await once(process, 'message')) as [ChildWork];
let steps = 0;

const client = await EmbeddedClient.open(work.directory);
const db = drizzle({
  client: client as never,
  logger: { logQuery: step },
}) as unknown as Database;
const provider = steppingProvider(stripeAt(work.stripeUrl));
const tools: MembershipTools = {
  db,
  clock: systemClock,
  createId: createRandomId,
  payments: paymentProviders({ selling: { provider }, notifying: { provider } }),
  claimSecret: 'crash',
  log: { warn: () => {} },
};

await carryOut(work);
await client.close();
process.disconnect?.();

async function carryOut({ user, requestKey, notification }: ChildWork): Promise<void> {
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

function step(): void {
  steps += 1;
  if (steps === work.killAtStep) process.kill(process.pid, 'SIGKILL');
}

/** Killed before the request is on its way, and before its answer is heard. */
function steppingProvider(wrapped: PaymentProvider): PaymentProvider {
  const around = async <T>(ask: () => Promise<T>): Promise<T> => {
    step();
    const answer = await ask();
    step();
    return answer;
  };
  return {
    ...wrapped,
    inspect: (token) => around(() => wrapped.inspect(token)),
    start: (order) => around(() => wrapped.start(order)),
  };
}
