import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../../db/database.ts';
import { EmbeddedClient } from '../../../db/embedded/client.ts';
import { carryOutPayment, type MortalWork } from './carry-out-payment.ts';

type Queryable = Pick<EmbeddedClient, 'query'>;

/**
 * Carries out a payment until a step comes: then the database's thread is ended in the middle of
 * whatever it does, and nothing that the code waits for is ever answered, as if its process had been
 * killed. False when the work was done before that.
 */
export async function payUntilDeath(work: MortalWork): Promise<boolean> {
  const death = Promise.withResolvers<true>();
  let isDead = false;
  let steps = 0;
  const { client, thread } = await openMortal(work.directory);

  function step(): void {
    steps += 1;
    if (steps !== work.dieAtStep) return;
    isDead = true;
    thread.terminate().then(() => death.resolve(true), death.reject);
  }

  /** What is answered to the dead is heard by nobody. */
  async function unlessDead<T>(ask: () => Promise<T>): Promise<T> {
    if (isDead) return never();
    try {
      const answer = await ask();
      return isDead ? never() : answer;
    } catch (error) {
      if (isDead) return never();
      throw error;
    }
  }

  const mortal = (to: Queryable) => ({
    query: (...args: Parameters<Queryable['query']>) => unlessDead(() => to.query(...args)),
  });
  const db = drizzle({
    client: {
      ...mortal(client),
      transaction: <T>(inside: (own: Queryable) => Promise<T>) =>
        unlessDead(() => client.transaction((own) => inside(mortal(own) as Queryable))),
    } as never,
    logger: { logQuery: step },
  }) as unknown as Database;

  const done = carryOutPayment({
    work,
    db,
    async around(ask) {
      step();
      const answer = await unlessDead(ask);
      step();
      return unlessDead(async () => answer);
    },
  }).then(() => false as const);
  const died = await Promise.race([done, death.promise]);
  if (!died) await client.close();
  return died;
}

async function openMortal(directory: string): Promise<{ client: EmbeddedClient; thread: Worker }> {
  const started = once(process, 'worker');
  const client = await EmbeddedClient.open(directory);
  const [thread] = (await started) as [Worker];
  return { client, thread };
}

function never(): Promise<never> {
  return new Promise(() => {});
}
