import { isDeepStrictEqual } from 'node:util';
import { newUser } from '../../../domain/membership/testing/membership-bed.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { deliverShuffled } from './deliver-shuffled.ts';
import { lifeEvents } from './membership-life.ts';
import { outcomeOf } from './membership-outcome.ts';
import { openPayPalBench } from './paypal-bench.ts';
import { recordPayPalLife } from './paypal-life.ts';
import type { ProviderBench, SignedNotification } from './provider-contract.ts';
import { openStripeBench } from './stripe-bench.ts';
import { notify, openWebhooks } from './webhook-bench.ts';

export interface ShuffleFigures {
  shuffles: number;
  eventsEach: number;
  deliveries: number;
  /** Seeds of those that ended elsewhere than the ordered one. */
  wrongSeeds: number[];
  seconds: number;
}

export type ShuffledCompany = 'stripe' | 'paypal';

/** Delivers a membership's life shuffled, repeated and eight at once, through the real address. */
export async function runShuffles({
  shuffles,
  company = 'stripe',
  onProgress = () => {},
}: {
  shuffles: number;
  company?: ShuffledCompany;
  onProgress?: (done: number) => void;
}): Promise<ShuffleFigures> {
  const connection = await openTestDatabase();
  const { db } = connection;
  const { bench, lifeOf } = await (company === 'stripe' ? openStripeLife() : openPayPalLife());
  const { provider, clock } = bench;
  const app = await openWebhooks({ db, clock, providers: { [company]: provider } });
  const deliver = async (sign: Sign) => {
    const { status } = await notify(app, company, sign());
    if (status !== 200) throw new Error(`A notification was answered with ${status}`);
  };
  const inOrder = await newUser(db);
  for (const sign of lifeOf(inOrder)) await deliver(sign);
  const expected = await outcomeOf({ db, ...inOrder });
  const startedAt = performance.now();
  const figures = { deliveries: 0, wrongSeeds: [] as number[] };
  for (let seed = 1; seed <= shuffles; seed += 1) {
    const user = await newUser(db);
    figures.deliveries += await deliverShuffled({ events: lifeOf(user), seed, deliver });
    const outcome = await outcomeOf({ db, ...user });
    if (!isDeepStrictEqual(outcome, expected)) figures.wrongSeeds.push(seed);
    onProgress(seed);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await app.close();
  await bench.close();
  await connection.close();
  return { shuffles, eventsEach: lifeOf(inOrder).length, ...figures, seconds };
}

/** Signs one thing that happened, now. */
type Sign = () => SignedNotification;

interface ShuffledLife {
  bench: ProviderBench;
  lifeOf(user: { userId: string }): Sign[];
}

async function openStripeLife(): Promise<ShuffledLife> {
  const bench = await openStripeBench();
  return { bench, lifeOf: (user) => lifeEvents(user).map((event) => () => bench.sign(event)) };
}

async function openPayPalLife(): Promise<ShuffledLife> {
  const bench = await openPayPalBench();
  const life = await recordPayPalLife(bench);
  return { bench, lifeOf: (user) => life(user).map((event) => () => bench.sign(event)) };
}
