import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { reconcilePayments } from '../../domain/membership/notifications/reconcile-payments.ts';
import {
  membershipFacts,
  paymentNotifications,
  subscriptions,
} from '../../domain/membership/membership.tables.ts';
import { newUser } from '../../domain/membership/testing/membership-bed.ts';
import { createRandomId } from '../../lib/ids.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { paymentProviders } from './payment-providers.ts';
import { openAppStoreBench } from './testing/app-store-bench.ts';
import { chance, shuffled } from './testing/chance.ts';
import { openGooglePlayBench } from './testing/google-play-bench.ts';
import { outcomeOf } from './testing/membership-outcome.ts';
import type { Delivery, ShopBench, ShopMoment } from './testing/notifying-contract.ts';
import { notify, openWebhooks } from './testing/webhook-bench.ts';

const shops: [path: string, open: () => Promise<ShopBench>][] = [
  ['app-store', openAppStoreBench],
  ['google-play', openGooglePlayBench],
];

const kindOf = (line: string) => line.split(' ')[1];

const life: ShopMoment[] = [
  'trial',
  'cancelled',
  'resumed',
  'renewed',
  'grace',
  'held',
  'recovered',
  'cancelled',
  'expired',
];

describe.each(shops)('%s', (path, open) => {
  let connection: DatabaseConnection;
  let bench: ShopBench;
  let app: FastifyInstance;
  beforeAll(async () => {
    connection = await openTestDatabase();
    bench = await open();
    const { provider, clock } = bench;
    app = await openWebhooks({ db: connection.db, clock, shops: { [path]: provider } });
  });
  afterAll(async () => {
    await app.close();
    await bench.close();
    await connection.close();
  });

  async function deliver(delivery: Delivery) {
    const { status } = await notify(app, path, await delivery());
    if (status !== 200) throw new Error(`A notification was answered with ${status}`);
  }

  async function countRows() {
    const { db } = connection;
    return {
      notifications: await db.$count(paymentNotifications),
      facts: await db.$count(membershipFacts),
      subscriptions: await db.$count(subscriptions),
    };
  }

  test('a membership told in order reads like a life', async () => {
    const { userId } = await newUser(connection.db);
    const membership = bench.open(userId);
    for (const moment of life) {
      bench.clock.addSeconds(6 * 3600);
      await deliver(membership.happen(moment));
    }
    const { standings, history } = await outcomeOf({ db: connection.db, userId });
    expect(standings).toMatchObject([
      { status: 'CANCELLED', renews: false, billingPeriod: 'YEARLY', priceMinor: 109_900 },
    ]);
    const kinds = history.map(kindOf).toReversed();
    const paid = ['PAID', 'PAYMENT_FAILED'];
    expect(kinds.filter((kind) => !paid.includes(kind ?? ''))).toEqual([
      'TRIAL_STARTED',
      'CANCELLED',
      'RESUMED',
      'RENEWED',
      'ENDED',
      'STARTED',
      'CANCELLED',
      'ENDED',
    ]);
  });

  test('forged, stale and unreadable notifications get 400 and change nothing', async () => {
    const { userId } = await newUser(connection.db);
    const genuine = await bench.open(userId).happen('trial')();
    const before = await countRows();
    for (const forged of Object.values(await bench.forgeries())) {
      expect(await notify(app, path, forged)).toEqual({
        status: 400,
        body: { code: 'notification.forged' },
      });
    }
    expect(await notify(app, path, await bench.unreadable())).toEqual({
      status: 400,
      body: { code: 'notification.unreadable' },
    });
    bench.clock.addSeconds(bench.freshSeconds + 1);
    expect(await notify(app, path, genuine)).toEqual({
      status: 400,
      body: { code: 'notification.stale' },
    });
    expect(await countRows()).toEqual(before);
  });

  test('the same notification a second time changes nothing', async () => {
    const { userId } = await newUser(connection.db);
    const delivery = bench.open(userId).happen('bought');
    await deliver(delivery);
    const before = await countRows();
    bench.clock.addSeconds(60);
    await deliver(delivery);
    expect(await countRows()).toEqual(before);
  });

  test('a membership of nobody we know changes nobody', async () => {
    const { subscriptions: before } = await countRows();
    await deliver(bench.open(createRandomId()).happen('bought'));
    expect((await countRows()).subscriptions).toBe(before);
  });

  test(
    'repeated, late and in any order, 15 times, a membership stands where it does in order',
    { timeout: 300_000 },
    async () => {
      const { db } = connection;
      const ordered = await newUser(db);
      const start = bench.clock.now().getTime();
      await liveThrough(ordered.userId, async (delivery) => deliver(delivery));
      const expected = await standingAfter(ordered.userId, start);
      for (let seed = 1; seed <= 15; seed += 1) {
        const { userId } = await newUser(db);
        const begin = bench.clock.now().getTime();
        await deliverBadly(userId, chance(seed));
        expect({ seed, ...(await standingAfter(userId, begin)) }).toEqual({ seed, ...expected });
      }
    },
  );

  async function liveThrough(userId: string, tell: (delivery: Delivery) => Promise<void>) {
    const membership = bench.open(userId);
    for (const moment of life) {
      bench.clock.addSeconds(6 * 3600);
      await tell(membership.happen(moment));
    }
  }

  /** Some arrive at once, some days later; all of them once to three times, eight at a time. */
  async function deliverBadly(userId: string, random: () => number) {
    let late: Delivery[] = [];
    await liveThrough(userId, async (delivery) => {
      const copies = Array.from({ length: 1 + Math.floor(random() * 3) }, () => delivery);
      if (random() < 0.3) await deliver(copies.pop() ?? delivery);
      late = shuffled([...late, ...copies], random);
    });
    late = shuffled([...late, ...late.slice(0, 3)], random);
    const workers = Array.from({ length: 8 }, async () => {
      for (let next = late.pop(); next; next = late.pop()) await deliver(next);
    });
    await Promise.all(workers);
  }

  /** With times since the beginning: no two begin at one. */
  async function standingAfter(userId: string, start: number) {
    const { standings, history, paid } = await outcomeOf({ db: connection.db, userId });
    return {
      // What is only asked for later is not seen in between.
      ...(bench.isWhole && { history: history.map(kindOf), paid: paid.map(kindOf) }),
      standings: standings.map(({ expireTime, ...standing }) => ({
        ...standing,
        expiresAfter: Math.round((expireTime.getTime() - start) / 1000),
      })),
    };
  }

  test('what a shop can be asked about is asked when it is doubtful', async () => {
    if (bench.provider.read === null) return;
    const { db } = connection;
    const { userId } = await newUser(db);
    const membership = bench.open(userId);
    await deliver(membership.happen('bought'));
    await db.update(subscriptions).set({ checkedAt: null }).where(eq(subscriptions.userId, userId));
    // Nobody tells of it.
    membership.happen('cancelled');
    bench.clock.addSeconds(60);
    const notifying = { [path]: bench.provider };
    await reconcilePayments({
      db,
      clock: bench.clock,
      createId: createRandomId,
      payments: paymentProviders({ selling: {}, notifying }),
      claimSecret: 'keys the claims of the tests',
      log: { warn: () => {} },
    });
    const { standings } = await outcomeOf({ db, userId });
    expect(standings).toMatchObject([{ status: 'ACTIVE', renews: false }]);
  });
});
