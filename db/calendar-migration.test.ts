import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { addLocalDays, daysBetween, weekdayOfDay } from '../lib/local-time.ts';
import type { Database } from './database.ts';
import { emptyCluster } from './embedded/empty-cluster.ts';
import { migrateDatabase } from './migrate.ts';

/** The migrations before plans had dates. */
const earlierCount = 13;

const today = new Date().toISOString().slice(0, 10);

interface Earlier {
  id: string;
  dayCount: number;
  firstWeekday: number | null;
  startedDaysAgo: number;
}

/** Every start day and length: of certain weekdays, and of any. */
const earlierPlans: Earlier[] = Array.from({ length: 28 }, (_, index) => index + 1).flatMap(
  (dayCount) =>
    [0, 1, 3, 6, 9, 40].flatMap((startedDaysAgo) =>
      [null, 0, 4].map((firstWeekday) => ({
        id: `${dayCount}-${startedDaysAgo}-${firstWeekday}`,
        dayCount,
        firstWeekday,
        startedDaysAgo,
      })),
    ),
);

/** As plans came round before they had dates. */
function dayEatenBefore({ dayCount, firstWeekday, startedDaysAgo }: Earlier): number | null {
  const started = addLocalDays(today, -startedDaysAgo);
  const first =
    firstWeekday === null
      ? started
      : addLocalDays(started, -((weekdayOfDay(started) - firstWeekday + 7) % 7));
  const round = firstWeekday === null ? dayCount : Math.ceil(dayCount / 7) * 7;
  const index = daysBetween(first, today) % round;
  return index < dayCount ? index : null;
}

test('members eat today what they would have eaten, and nothing of their plans is lost', async () => {
  const client = await PGlite.create('memory://', { loadDataDir: await emptyCluster() });
  const db = drizzle({ client }) as unknown as Database;
  await migrateDatabase(db, earlierCount);
  await client.exec(rowsOf(earlierPlans));
  await migrateDatabase(db);

  const { rows } = await client.query<{ id: string; begins_on: string | null }>(
    'select id, begins_on from meal_plans',
  );
  const beginsOn = new Map(rows.map((row) => [row.id, row.begins_on]));
  expect(beginsOn.get('kept')).toBeNull();
  for (const plan of earlierPlans) {
    const begins = beginsOn.get(plan.id) ?? '';
    const day = daysBetween(begins, today);
    expect([plan.id, day < plan.dayCount ? day : null]).toEqual([plan.id, dayEatenBefore(plan)]);
  }
  await client.close();
});

function rowsOf(plans: readonly Earlier[]): string {
  const owners = plans.map(
    ({ id }) => `('${id}', '', '', '', '${id}@x.example', false, now(), now())`,
  );
  const started = plans.map(
    ({ id, dayCount, firstWeekday, startedDaysAgo }) =>
      `('${id}', '${id}', '${id}', true, ${dayCount}, ${firstWeekday}, '${addLocalDays(today, -startedDaysAgo)}T12:00:00Z')`,
  );
  const kept = `('${plans[0]?.id}', 'kept', 'kept', false, 7, 0, null)`;
  return `
    insert into users (id, name, first_name, last_name, email, email_verified, created_at, updated_at)
      values ${owners.join(', ')};
    insert into meal_plans (user_id, id, slug, title, description, kind, origin, is_started, is_shared,
      adults, children, day_count, first_weekday, request_key, version, started_at, created_at, updated_at)
      select user_id, id, slug, '', '', 'CUSTOM', 'CREATED', is_started, false, 1, 0, day_count,
        first_weekday::integer, id, 1, started_at::timestamptz, now(), now()
      from (values ${[...started, kept].join(', ')})
        as plan (user_id, id, slug, is_started, day_count, first_weekday, started_at);`;
}
