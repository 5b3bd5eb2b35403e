import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { emptyCluster } from './embedded/empty-cluster.ts';
import { migrateDatabase } from './migrate.ts';

/** The migrations before plans had eaters. */
const earlierCount = 11;

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create('memory://', { loadDataDir: await emptyCluster() });
  const db = drizzle({ client }) as unknown as Database;
  await migrateDatabase(db, earlierCount);
  await client.exec(earlierPlans);
  await migrateDatabase(db);
});
afterAll(() => client.close());

function line(recipeId: string, servings: number, servingFactor: number) {
  return { recipeId, role: 'main', servings, servingFactor, leftoverOfDay: null, reasons: [] };
}

const earlierContent = JSON.stringify({
  title: 'Before',
  description: '',
  servings: 2,
  dayCount: 2,
  days: [
    {
      index: 0,
      meals: [
        { meal: 'BREAKFAST', recipes: [line('loaf', 12, 1)] },
        { meal: 'DINNER', recipes: [line('stew', 4, 1.25), line('slaw', 4, 1.25)] },
      ],
    },
    { index: 1, meals: [] },
  ],
});

const earlierPlans = `
  insert into users (id, name, first_name, last_name, email, email_verified, created_at, updated_at)
    values ('maja', 'Maja', 'Maja', 'Sand', 'maja@yolk.example', false, now(), now()),
      ('leo', 'Leo', 'Leo', 'Sand', 'leo@yolk.example', false, now(), now());
  insert into profiles (user_id, answers, created_at, updated_at)
    values ('maja', '{"goals": ["LEARN"]}', now(), now()), ('leo', '{}', now(), now());
  insert into meal_plans (user_id, id, slug, title, description, kind, origin, is_started, is_shared,
    servings, day_count, request_key, version, created_at, updated_at)
    values ('maja', 'p1', 'p1', '', '', 'PERSONALIZED', 'GENERATED', true, false, 4, 2, 'r1', 2, now(), now()),
      ('maja', 'p2', 'p2', '', '', 'CUSTOM', 'CREATED', false, false, 2, 1, 'r2', 1, now(), now());
  insert into meal_plan_recipes (user_id, meal_plan_id, day, meal, position, recipe_id, role, servings,
    serving_factor, leftover_of_day, reasons)
    values ('maja', 'p1', 0, 'DINNER', 0, 'stew', 'main', 4, 1.25, null, '[]'),
      ('maja', 'p1', 0, 'BREAKFAST', 0, 'loaf', 'main', 12, 1, null, '[]'),
      ('maja', 'p1', 1, 'DINNER', 0, 'fish', 'main', 2, 1.5, null, '[]'),
      ('maja', 'p2', 0, 'BREAKFAST', 0, 'loaf', 'main', 12, 1, null, '[]');
  insert into meal_plan_versions (user_id, meal_plan_id, version, content)
    values ('maja', 'p1', 1, '${earlierContent}');
  insert into themed_plan_versions (slug, version, content, edited_at)
    values ('keto-week', 2, '${earlierContent}', now());
`;

async function rowsOf(query: string): Promise<unknown[]> {
  return (await client.query(query)).rows;
}

test('what everybody ate of a dish is what each eater gets of it', async () => {
  const lines = await rowsOf(
    'select meal_plan_id as plan, day, recipe_id as recipe, portions from meal_plan_recipes order by 1, 2, 3',
  );
  expect(lines).toEqual([
    { plan: 'p1', day: 0, recipe: 'loaf', portions: [1, 1, 1, 1] },
    { plan: 'p1', day: 0, recipe: 'stew', portions: [1.25, 1.25, 1.25, 1.25] },
    { plan: 'p1', day: 1, recipe: 'fish', portions: [1.5, 1.5] },
    // A day of loaves alone tells nothing: the plan does.
    { plan: 'p2', day: 0, recipe: 'loaf', portions: [1, 1] },
  ]);
  const plans = await rowsOf('select id, adults, children from meal_plans order by id');
  expect(plans).toEqual([
    { id: 'p1', adults: 4, children: 0 },
    { id: 'p2', adults: 2, children: 0 },
  ]);
});

test.each(['meal_plan_versions', 'themed_plan_versions'])(
  'what plans held before is kept in the words of today: %s',
  async (table) => {
    const [{ content }] = (await rowsOf(`select content from ${table}`)) as [{ content: unknown }];
    const portions = [1.25, 1.25, 1.25, 1.25];
    const rest = { role: 'main', leftoverOfDay: null, reasons: [] };
    expect(content).toEqual({
      title: 'Before',
      description: '',
      eaters: { adults: 2, children: 0 },
      dayCount: 2,
      days: [
        {
          index: 0,
          meals: [
            { meal: 'BREAKFAST', recipes: [{ recipeId: 'loaf', portions: [1, 1, 1, 1], ...rest }] },
            {
              meal: 'DINNER',
              recipes: [
                { recipeId: 'stew', portions, ...rest },
                { recipeId: 'slaw', portions, ...rest },
              ],
            },
          ],
        },
        { index: 1, meals: [] },
      ],
    });
  },
);

test('a member with a plan goes on eating with as many; one without is not asked for more', async () => {
  const profiles = await rowsOf('select user_id as user, answers from profiles order by 1');
  expect(profiles).toEqual([
    { user: 'leo', answers: {} },
    { user: 'maja', answers: { goals: ['LEARN'], adults: 4, children: 0 } },
  ]);
});
