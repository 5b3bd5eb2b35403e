import type { Database } from '../../../db/database.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import type { OutgoingHttp } from '../../../lib/outgoing-http.ts';
import { signatureOf, webhookSecret } from './sign-delivery.ts';
import {
  deleteDeliveriesBefore,
  markDelivered,
  markFailed,
  readWebhooks,
  takeDueDeliveries,
  type DueDelivery,
} from './webhooks.store.ts';

/** Longer than any receiver is waited for. */
const leaseMs = 2 * 60_000;
const firstPauseMs = 30_000;
/** The last one comes more than a day after the first. */
export const mostAttempts = 13;
const atOnce = 10;
const keptDays = 14;

interface Delivering {
  db: Database;
  clock: Clock;
  authSecret: string;
  outgoing: OutgoingHttp;
}

/**
 * Tells what is due; any number of servers may do so at once. A server that dies while it tells leaves
 * it to the next one once its lease is over: the receiver hears of it again, under the same id.
 */
export async function deliverWebhooks(delivering: Delivering): Promise<void> {
  const { db, clock } = delivering;
  const now = clock.now();
  const leaseEndsAt = new Date(now.getTime() + leaseMs);
  const due = await takeDueDeliveries({ db, now, leaseEndsAt, most: atOnce, mostAttempts });
  if (due.length === 0) return;
  const webhooks = new Map((await readWebhooks({ db })).map((each) => [each.id, each]));
  await Promise.all(
    due.map((delivery) => {
      const address = webhooks.get(delivery.webhookId)?.address;
      return address === undefined ? undefined : deliver({ ...delivering, delivery, address });
    }),
  );
}

async function deliver(
  args: Delivering & { delivery: DueDelivery; address: string },
): Promise<void> {
  const { db, clock, delivery } = args;
  const { id, attempts } = delivery;
  const failure = await tell(args);
  const at = clock.now();
  if (failure === null) return markDelivered({ db, id, at });
  const dueAt = new Date(at.getTime() + firstPauseMs * 2 ** (attempts - 1));
  return markFailed({ db, id, failure, failedAt: at, dueAt });
}

/** What went wrong, or null. */
async function tell(
  args: Delivering & { delivery: DueDelivery; address: string },
): Promise<string | null> {
  const { clock, authSecret, outgoing, delivery, address } = args;
  const { id, webhookId, body } = delivery;
  const secret = webhookSecret({ authSecret, id: webhookId });
  const headers = {
    'content-type': 'application/json',
    'x-yolk-delivery': id,
    'x-yolk-signature': signatureOf({ secret, body, at: clock.now() }),
  };
  try {
    const { status } = await outgoing.post({ address, headers, body });
    return status >= 200 && status < 300 ? null : `status ${status}`;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  }
}

export async function clearOldDeliveries(args: { db: Database; clock: Clock }): Promise<void> {
  const { db, clock } = args;
  await deleteDeliveriesBefore({ db, before: addDays(clock.now(), -keptDays) });
}
