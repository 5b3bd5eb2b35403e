import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Standing } from '../facts/membership-facts.rules.ts';
import { addSeatFacts, upsertSeats } from './seats.store.ts';
import type { Currency, Term } from '../offers/offers.rules.ts';
import { seatReference } from './seats.rules.ts';

/** What somebody else pays for a user, or pays for no more. */
export interface SeatChange {
  userId: string;
  /** Of the one who has the seat, for whoever pays. */
  seatId: string;
  /** Null ends the membership now. */
  access: { until: Date; renews: boolean; term: Term; currency: Currency } | null;
}

const batch = 200;

/**
 * Writes what follows for members from seats that others pay for: a fact and the standing it makes,
 * both or neither. Each fact tells all of a standing, so the latest is what they add up to; two
 * servers at once write the same twice.
 */
export async function settleSeats({
  db,
  clock,
  createId,
  changes,
}: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  changes: readonly SeatChange[];
}): Promise<void> {
  for (let from = 0; from < changes.length; from += batch) {
    const some = changes.slice(from, from + batch);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const seats = some.map((change) => {
        const providerReference = seatReference(change);
        return { userId: change.userId, providerReference, standing: standingOf(change, now) };
      });
      const ids = await upsertSeats({ tx, seats, now, createId });
      await addSeatFacts({ tx, seats, ids, now });
    });
  }
}

function standingOf({ access }: SeatChange, now: Date): Standing {
  return {
    status: access === null ? 'CANCELLED' : 'ACTIVE',
    term: access?.term ?? 'RECURRING',
    billingPeriod: 'MONTHLY',
    currency: access?.currency ?? 'USD',
    // Whoever has the seat pays nothing.
    priceMinor: 0,
    trialEndsAt: null,
    expireTime: access?.until ?? now,
    renews: access?.renews ?? false,
    paymentMethod: null,
    customerReference: null,
  };
}
