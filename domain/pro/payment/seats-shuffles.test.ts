import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { liveMonths } from './testing/seats-weeks.ts';

/** The same months in every run; before a change lands, far more of them. */
const shuffles = Number(process.env['SEAT_SHUFFLES'] ?? 20);

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

test(
  `whatever happens in which order, a group pays for its seats once and they are open, ${shuffles} times`,
  { timeout: 900_000 },
  async () => {
    const wrong: unknown[] = [];
    let charges = 0;
    for (let seed = 1; seed <= shuffles; seed += 1) {
      const found = await liveMonths({ db: connection.db, seed, days: 45 });
      charges += found.charged.length;
      const periods = new Set(found.invoices.map(({ periodStart }) => periodStart.getTime()));
      const isRight =
        found.payment?.seats === found.seats &&
        found.payment.intent === null &&
        found.payment.unpaidSince === null &&
        String(found.open) === String(found.seatedUsers) &&
        String(found.charged) === String(found.paid) &&
        periods.size === found.invoices.length;
      if (!isRight) wrong.push({ seed, ...found });
    }
    expect(wrong).toEqual([]);
    expect(charges).toBeGreaterThan(shuffles);
  },
);
