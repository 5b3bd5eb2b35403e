/**
 * Carries out a payment and kills its own process at a step: before the nth query, or before or after
 * a request to the company. Ends by itself when there are fewer steps.
 */
import { once } from 'node:events';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../../db/database.ts';
import { EmbeddedClient } from '../../../db/embedded/client.ts';
import { carryOutPayment, type MortalWork } from './carry-out-payment.ts';

const [work] = (await once(process, 'message')) as [MortalWork];
let steps = 0;

const client = await EmbeddedClient.open(work.directory);
const db = drizzle({
  client: client as never,
  logger: { logQuery: step },
}) as unknown as Database;

await carryOutPayment({ work, db, around });
await client.close();
process.disconnect?.();

function step(): void {
  steps += 1;
  if (steps === work.dieAtStep) process.kill(process.pid, 'SIGKILL');
}

async function around<T>(ask: () => Promise<T>): Promise<T> {
  step();
  const answer = await ask();
  step();
  return answer;
}
