import { expect, test } from 'vitest';
import { runShuffles } from './testing/run-shuffles.ts';

test(
  'shuffled, repeated and eight at once, a membership ends where it does in order, 1,000 times',
  { timeout: 900_000 },
  async () => {
    const { eventsEach, deliveries, wrongSeeds } = await runShuffles({ shuffles: 1000 });
    expect(wrongSeeds).toEqual([]);
    expect(eventsEach).toBeGreaterThanOrEqual(12);
    expect(deliveries).toBeGreaterThan(1000 * eventsEach * 1.8);
  },
);

test(
  'shuffled, repeated and eight at once, what PayPal tells ends where it does in order',
  { timeout: 300_000 },
  async () => {
    const { eventsEach, wrongSeeds } = await runShuffles({ shuffles: 40, company: 'paypal' });
    expect(wrongSeeds).toEqual([]);
    expect(eventsEach).toBeGreaterThanOrEqual(12);
  },
);
