import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { emptyCluster } from '../../../db/embedded/empty-cluster.ts';
import { migrateDatabase } from '../../../db/migrate.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { testContent } from '../../../server/testing/test-server.ts';
import { findOwnMealPlan } from '../../meal-plans/reading/find-meal-plan.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { findShoppingList } from '../list/find-shopping-list.ts';
import { findPlanChanges } from './follow-meal-plan.ts';

/**
 * The migrations of the first members: a plan had servings and came round for ever, a list was a
 * table of recipes, one of ticks and one of what was written.
 */
const formerCount = 6;

let client: PGlite;
let db: Database;
let content: ContentIndex;
/** Of the plan by day, and one that was put on the list by itself. */
let [stew, soup, pie]: string[] = [];
beforeAll(async () => {
  content = await testContent();
  const dinners = content.recipes.filter(
    ({ role, meals, servings }) => role === 'main' && meals.includes('DINNER') && servings === 2,
  );
  [stew, soup, pie] = dinners.map(({ id }) => id);
  client = await PGlite.create('memory://', { loadDataDir: await emptyCluster() });
  db = drizzle({ client }) as unknown as Database;
  await migrateDatabase(db, formerCount);
  await client.exec(formerRows());
  await migrateDatabase(db);
});
afterAll(() => client.close());

const userId = 'maja';
const planId = '7b0c8c1e-52b7-4f0e-9d5a-1f6f7a2f3c11';

/** Two days for two, both dinners on the list, the first of them shopped for. */
function formerRows(): string {
  const at = "'2026-01-02T12:00:00Z'";
  const line = (day: number, recipeId: string | undefined, factor: number) =>
    `('maja', '${planId}', ${day}, 'DINNER', 0, '${recipeId}', 'main', 2, ${factor}, null, '[]')`;
  const added = (id: string, recipeId: string | undefined, servings: number, plan: string) =>
    `('maja', '${id}', '${recipeId}', ${servings}, ${plan}, ${at})`;
  return `
    insert into users (id, name, first_name, last_name, email, email_verified, created_at, updated_at)
      values ('maja', 'Maja', 'Maja', 'Sand', 'maja@yolk.example', false, now(), now());
    insert into meal_plans (user_id, id, slug, title, description, kind, origin, is_started, is_shared,
      servings, day_count, first_weekday, request_key, version, started_at, created_at, updated_at)
      values ('maja', '${planId}', 'week', 'Our week', 'Ours', 'PERSONALIZED', 'GENERATED', true, false,
        2, 2, null, 'r', 1, now(), now(), now());
    insert into meal_plan_recipes (user_id, meal_plan_id, day, meal, position, recipe_id, role, servings,
      serving_factor, leftover_of_day, reasons) values ${line(0, stew, 1.25)}, ${line(1, soup, 1)};
    insert into shopping_recipes (user_id, id, recipe_id, servings, meal_plan_id, added_at)
      values ${added('r:0:DINNER:0', stew, 2.5, `'${planId}'`)}, ${added('r:1:DINNER:0', soup, 2, `'${planId}'`)},
        ${added('p', pie, 4, 'null')};
    insert into shopping_extras (user_id, id, text, added_at)
      values ('maja', 'soap', 'Soap', ${at}), ('maja', 'milk', 'Oat milk 2 l', ${at});
    insert into shopping_ticks (user_id, item_key, grams, ticked_at, cleared_at)
      values ${foodsOf(stew)
        .map((foodId) => `('maja', 'food:${foodId}', 5000, ${at}, null)`)
        .join(', ')}, ('maja', 'extra:soap', null, ${at}, null);
  `;
}

function foodsOf(recipeId: string | undefined): string[] {
  const lines = content.recipesById.get(recipeId ?? '')?.ingredients ?? [];
  return [...new Set(lines.map(({ foodId }) => foodId))];
}

test('a plan of the first members has every dish in its place, for as many and as much as before', async () => {
  const plan = await findOwnMealPlan({ db, userId, id: planId });
  expect(plan).toMatchObject({
    title: 'Our week',
    description: 'Ours',
    isStarted: true,
    eaters: { adults: 2, children: 0 },
    beginsOn: new Date().toISOString().slice(0, 10),
  });
  const dishes = plan?.days.flatMap(({ index, meals }) =>
    meals.flatMap(({ meal, recipes }) =>
      recipes.map(({ recipeId, portions }) => ({ day: index, meal, recipeId, portions })),
    ),
  );
  expect(dishes).toEqual([
    { day: 0, meal: 'DINNER', recipeId: stew, portions: [1.25, 1.25] },
    { day: 1, meal: 'DINNER', recipeId: soup, portions: [1, 1] },
  ]);
});

const listNow = () => findShoppingList({ db, userId, catalogue: content, language: 'en' });

test('their list has every recipe, what they wrote, and what is in the basket', async () => {
  const list = await listNow();
  expect(list.recipes.map(({ recipe, servings }) => [recipe.id, servings]).toSorted()).toEqual(
    [
      [stew, 2.5],
      [soup, 2],
      [pie, 4],
    ].toSorted(),
  );
  expect(list.extras.map(({ name }) => name)).toEqual(['Oat milk 2 l']);
  const completed = list.completed.map(({ key }) => key);
  expect(completed).toContain('extra:soap');
  // Of whatever is bought for the stew, nothing is asked for again.
  const again = list.aisles
    .flatMap(({ items }) => items)
    .filter(({ sources }) => sources.every(({ recipeId }) => recipeId === stew));
  expect(again).toEqual([]);
});

test('their list follows their plan from now on, and asks for nothing by itself', async () => {
  const owner = { db, userId, actorId: userId, catalogue: content, language: 'en' as const };
  const clock = fixedClock(new Date().toISOString());
  const { news } = await findPlanChanges({ ...owner, clock, mealPlanId: planId });
  // What is cooked now of the first dinner may be more than it was; the second is the same.
  expect(news?.left.map(({ recipeId }) => recipeId) ?? []).not.toContain(soup);
  expect(news?.came.map(({ recipeId }) => recipeId) ?? [stew]).toEqual([stew]);
  expect((await listNow()).recipes).toHaveLength(3);
});
