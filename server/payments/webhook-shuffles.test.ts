import { expect, test } from 'vitest';
import { runShuffles } from './testing/run-shuffles.ts';

/** The same orders in every run; before a change lands, far more of them. */
const shuffles = Number(process.env['PAYMENT_SHUFFLES'] ?? 60);

test.each(['stripe', 'paypal'] as const)(
  `shuffled, repeated and eight at once, what %s tells ends where it does in order, ${shuffles} times`,
  { timeout: 900_000 },
  async (company) => {
    const { eventsEach, deliveries, wrongSeeds } = await runShuffles({ shuffles, company });
    expect(wrongSeeds).toEqual([]);
    expect(eventsEach).toBeGreaterThanOrEqual(12);
    expect(deliveries).toBeGreaterThan(shuffles * eventsEach * 1.8);
  },
);
