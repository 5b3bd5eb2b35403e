import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { fixedClock } from '../../lib/clock.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { users } from '../identity/identity.tables.ts';
import { favorites } from './favorites.tables.ts';
import { listFavorites } from './favorites.store.ts';
import { setFavorite } from './set-favorite.ts';

const now = new Date('2026-03-02T08:00:00Z');
const userId = 'maria';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await connection.db.insert(users).values({
    id: userId,
    name: 'Maria',
    firstName: 'Maria',
    lastName: 'Lind',
    email: 'maria@example.com',
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  });
});
afterAll(() => connection.close());
beforeEach(async () => {
  await connection.db.delete(favorites);
});

/** Recipes and plans that are there are called `here…`. */
const there = { has: (id: string) => id.startsWith('here') };

function set(
  itemId: string,
  { isFavorite = true, itemType = 'RECIPE' as 'RECIPE' | 'MEALPLAN' } = {},
) {
  const content = { recipesById: there } as unknown as Parameters<typeof setFavorite>[0]['content'];
  const themedPlans = { byId: there } as unknown as Parameters<
    typeof setFavorite
  >[0]['themedPlans'];
  const item = { itemType, itemId };
  const { db } = connection;
  return setFavorite({
    db,
    clock: fixedClock(now),
    content,
    themedPlans,
    userId,
    item,
    isFavorite,
  });
}

async function mark(count: number): Promise<void> {
  const marks = Array.from({ length: count }, (_, index) => ({
    userId,
    itemType: 'RECIPE' as const,
    itemId: `here-${index}`,
    addedAt: now,
  }));
  await connection.db.insert(favorites).values(marks);
}

const countMarks = async () => (await listFavorites({ db: connection.db, userId })).length;

test('the thousandth favorite is kept and no other, of whichever kind', async () => {
  await mark(999);
  expect(await set('here-999')).toMatchObject({ ok: true });
  for (const itemType of ['RECIPE', 'MEALPLAN'] as const) {
    const refused = await set('here-more', { itemType });
    expect(refused).toMatchObject({ ok: false, reason: [{ path: [], code: 'favorite.full' }] });
  }
  expect(await countMarks()).toBe(1000);
});

test('who has a thousand marks one of them again, and after taking one away another', async () => {
  await mark(1000);
  expect(await set('here-7')).toMatchObject({ ok: true });
  expect(await set('here-7', { itemType: 'MEALPLAN' })).toMatchObject({ ok: false });
  expect(await set('here-7', { isFavorite: false })).toMatchObject({ ok: true });
  expect(await set('here-more')).toMatchObject({ ok: true });
  expect(await countMarks()).toBe(1000);
});

test('what is not there is not marked, and what is no more is taken away', async () => {
  for (const itemType of ['RECIPE', 'MEALPLAN'] as const) {
    expect(await set('gone', { itemType })).toMatchObject({
      ok: false,
      reason: [{ path: ['itemId'], code: 'favorite.item-not-found' }],
    });
  }
  await connection.db
    .insert(favorites)
    .values({ userId, itemType: 'RECIPE', itemId: 'gone', addedAt: now });
  expect(await set('gone', { isFavorite: false })).toMatchObject({ ok: true });
  expect(await countMarks()).toBe(0);
});
