import type { RequestContext } from '../../api/context.ts';
import { dayOf } from '../../lib/clock.ts';
import { addToCounts } from './experiments.store.ts';
import type { Outcome } from './experiments.rules.ts';
import { keepTaken, readTaken } from './taken-variants.ts';

type Request = Pick<RequestContext, 'cookies' | 'services'>;

/**
 * Somebody who was given a variant got further: counted once for each experiment they are in. That
 * counting fails keeps nobody from their account or membership.
 */
export async function countOutcome(args: Request & { outcome: Outcome }): Promise<void> {
  const { log } = args.services;
  await count(args).catch((err: unknown) => log.warn({ err }, 'an outcome was not counted'));
}

async function count(args: Request & { outcome: Outcome }): Promise<void> {
  const { outcome, cookies, services } = args;
  const { db, clock, authSecret: secret } = services;
  const taken = await readTaken({ cookies, secret });
  const isNew = (counted: readonly Outcome[]) => !counted.includes(outcome);
  const reached = taken.filter(({ counted }) => isNew(counted));
  if (reached.length === 0) return;
  const counted = reached.map(({ experiment, variant }) => ({ experiment, variant, outcome }));
  await addToCounts({ db, day: dayOf(clock.now()), counted });
  const noted = taken.map((each) =>
    isNew(each.counted) ? { ...each, counted: [...each.counted, outcome] } : each,
  );
  await keepTaken({ cookies, secret, taken: noted });
}
