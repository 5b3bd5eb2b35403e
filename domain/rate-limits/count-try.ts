import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { keyOf, type RateLimit } from './rate-limit.ts';
import { addTries, deleteEndedTries, deleteTries, takeBackTries } from './rate-limits.store.ts';

/** One try that was counted. */
export interface CountedTry {
  /** Seconds to wait; null when the try is within every limit. */
  readonly retryAfterSeconds: number | null;
  /** Seconds to wait before the next one; null when another try is within every limit. */
  readonly nextAfterSeconds: number | null;
}

/** Counts a try before it is made, so that tries at the same moment cannot slip through together. */
export async function countTry(args: {
  db: Database;
  clock: Clock;
  limits: readonly RateLimit[];
}): Promise<CountedTry> {
  const { db, clock, limits } = args;
  const now = clock.now();
  const counters = limits
    .map((limit) => ({ key: keyOf(limit), endsAt: new Date(now.getTime() + limit.perMs), limit }))
    // In one order for everybody: two that lock the same rows in different orders wait for ever.
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const counted = await addTries({
    db,
    now,
    counters: counters.map(({ key, endsAt }) => ({ key, endsAt })),
  });
  const waits = counters.map(({ key, limit }) => {
    const { tries, endsAt } = counted.find((row) => row.key === key) ?? { tries: 0, endsAt: now };
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
    return { spare: limit.most - tries, seconds };
  });
  return {
    retryAfterSeconds: longest(waits.filter(({ spare }) => spare < 0)),
    nextAfterSeconds: longest(waits.filter(({ spare }) => spare <= 0)),
  };
}

/**
 * Counts a try under one group of limits after the other, and no further than it gets: what an address
 * is refused does not count against the account it asked for.
 */
export async function countTryInTurn(args: {
  db: Database;
  clock: Clock;
  groups: readonly (readonly RateLimit[])[];
}): Promise<CountedTry> {
  let nextAfterSeconds: number | null = null;
  for (const limits of args.groups) {
    const tried = await countTry({ ...args, limits });
    if (tried.retryAfterSeconds !== null) return tried;
    nextAfterSeconds = Math.max(nextAfterSeconds ?? 0, tried.nextAfterSeconds ?? 0) || null;
  }
  return { retryAfterSeconds: null, nextAfterSeconds };
}

function longest(waits: { seconds: number }[]): number | null {
  return waits.length === 0 ? null : Math.max(...waits.map(({ seconds }) => seconds));
}

/** A try that turned out well does not count. */
export async function takeBackTry({ db, limits }: { db: Database; limits: readonly RateLimit[] }) {
  await takeBackTries({ db, keys: limits.map(keyOf) });
}

/** After success the failures before it count no more. */
export async function forgetTries({ db, limit }: { db: Database; limit: RateLimit }) {
  await deleteTries({ db, key: keyOf(limit) });
}

export async function clearEndedLimits({ db, clock }: { db: Database; clock: Clock }) {
  await deleteEndedTries({ db, now: clock.now() });
}
