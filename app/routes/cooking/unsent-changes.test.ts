import { afterEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../offline/testing/fake-caches.ts';
import { fakeStorage } from '../../offline/testing/fake-storage.ts';
import { ownerIsSettled, settleOwner } from '../../offline/use-device-owner.ts';
import { withCooked } from '../../plans/cooked-queue.ts';
import { queuedCooked, queuedRatings, queuedSwaps } from '../../plans/queues.ts';
import { withRating } from '../../plans/rating-queue.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device without databases, on which nothing was ever kept. */
function device() {
  fakeStorage();
  const { caches } = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { caches });
}

async function isLoggedIn(userId: string | null): Promise<void> {
  settleOwner(userId);
  await ownerIsSettled();
}

const dish = { userId: 'maria', recipeId: 'goulash', slug: 'goulash' };
const swap = {
  requestKey: 'a',
  userId: 'maria',
  mealPlanId: 'week',
  slug: 'week',
  day: 0,
  meal: 'DINNER',
  recipeId: 'goulash',
  dish: { id: 'frittata', short: 'Frittata' },
  cooked: [],
  today: null,
} as unknown as Parameters<Parameters<typeof queuedSwaps.write>[0]>[0][number];

async function mariaRatesTicksAndSwapsWithoutNetwork(): Promise<void> {
  device();
  await isLoggedIn('maria');
  queuedRatings.write((queue) => withRating(queue, { ...dish, stars: 4 }));
  queuedCooked.write((queue) => withCooked(queue, { ...dish, dish: '0.DINNER.goulash' }));
  queuedSwaps.write((queue) => [...queue, swap]);
}

const waiting = () => [queuedRatings, queuedCooked, queuedSwaps].map((each) => each.read().length);

test('what was rated, cooked and swapped without a network outlives a login that ends', async () => {
  await mariaRatesTicksAndSwapsWithoutNetwork();
  await isLoggedIn(null);
  expect(waiting()).toEqual([1, 1, 1]);
  await isLoggedIn('maria');
  expect(waiting()).toEqual([1, 1, 1]);
});

test('once all of it was sent, nothing is left by who logs out', async () => {
  await mariaRatesTicksAndSwapsWithoutNetwork();
  for (const each of [queuedRatings, queuedCooked, queuedSwaps]) each.write(() => []);
  await isLoggedIn(null);
  expect(Object.keys(localStorage)).toEqual(['last-owner']);
});

test('nobody else keeps it on the device, whether or not the login had ended before', async () => {
  await mariaRatesTicksAndSwapsWithoutNetwork();
  await isLoggedIn('jon');
  expect(waiting()).toEqual([0, 0, 0]);
  await mariaRatesTicksAndSwapsWithoutNetwork();
  await isLoggedIn(null);
  await isLoggedIn('jon');
  expect(waiting()).toEqual([0, 0, 0]);
});
