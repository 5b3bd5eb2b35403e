import type { Database } from '../../db/database.ts';
import { addDays, type Clock } from '../../lib/clock.ts';
import { deleteClaimsBefore } from './due-members.store.ts';
import {
  deleteExpiredPushes,
  deletePush,
  giveBack,
  takeDuePushes,
  type TakenPush,
} from './outgoing-pushes.store.ts';
import { deleteDevice } from './push-devices.store.ts';
import type { PushSender } from './push-sender.ts';

const pushesAtOnce = 20;
const mostAttempts = 6;
const firstPauseMs = 60 * 1000;
/** Longer than any day lasts that a claim is about. */
const keptClaimDays = 30;

interface Delivery {
  db: Database;
  clock: Clock;
  sender: Pick<PushSender, 'send'>;
  warn: (details: object, message: string) => void;
}

/**
 * Sends what is due; any number of servers may do so at once. A message is taken before it is sent and
 * comes back only when the push service said that it did not take it: none is shown twice.
 */
export async function deliverPushes(delivery: Delivery): Promise<void> {
  const { db, clock } = delivery;
  for (;;) {
    const pushes = await takeDuePushes({ db, now: clock.now(), most: pushesAtOnce });
    await Promise.all(pushes.map((push) => deliver(delivery, push)));
    if (pushes.length < pushesAtOnce) return;
  }
}

async function deliver({ db, clock, sender, warn }: Delivery, push: TakenPush): Promise<void> {
  const { userId, deviceId, address, notice, locale, expiresAt, attempts } = push;
  const ttlSeconds = Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000);
  const outcome = await sender.send({ address, notice, locale, ttlSeconds });
  switch (outcome.kind) {
    case 'taken':
      return deletePush({ db, push });
    case 'gone':
      // Whatever else waits for this device goes with it.
      return deleteDevice({ db, userId, id: deviceId });
    case 'lost':
      warn({ kind: notice.kind, why: outcome.why }, 'push message was lost');
      return deletePush({ db, push });
    case 'later': {
      const pauseMs = Math.max(outcome.afterMs ?? 0, firstPauseMs * 2 ** (attempts - 1));
      const dueAt = new Date(clock.now().getTime() + pauseMs);
      if (attempts >= mostAttempts || dueAt >= expiresAt) return deletePush({ db, push });
      return giveBack({ db, push, dueAt });
    }
  }
}

export async function clearOldNotifications({ db, clock }: { db: Database; clock: Clock }) {
  const now = clock.now();
  await deleteExpiredPushes({ db, now });
  await deleteClaimsBefore({ db, before: addDays(now, -keptClaimDays) });
}
