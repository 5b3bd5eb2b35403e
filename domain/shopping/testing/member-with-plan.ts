import type { TestClient, TestServer } from '../../../server/testing/test-server.ts';
import { mealPlanRecipes, mealPlans } from '../../meal-plans/meal-plans.tables.ts';
import { premium } from '../../recipes/testing/readers.ts';

/** Dinners for two, of which no two need the same. */
export function dinnersOf(server: TestServer): string[] {
  return server.services.content.recipes
    .filter(
      ({ role, meals, servings }) => role === 'main' && meals.includes('DINNER') && servings === 2,
    )
    .map(({ id }) => id);
}

/** A premium member with a plan of two days, a dinner for two on each, that is on no calendar. */
export async function memberWithPlan(
  server: TestServer,
): Promise<{ client: TestClient; userId: string; planId: string }> {
  const client = await premium(server);
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { userId } = data.me;
  const id = crypto.randomUUID();
  const at = new Date();
  const { db } = server.connection;
  await db.insert(mealPlans).values({
    userId,
    id,
    slug: id,
    title: 'Week',
    description: '',
    requestKey: id,
    version: 1,
    kind: 'PERSONALIZED',
    origin: 'GENERATED',
    isStarted: false,
    isShared: false,
    adults: 2,
    children: 0,
    dayCount: 2,
    createdAt: at,
    updatedAt: at,
  });
  const [first = '', second = ''] = dinnersOf(server);
  const line = {
    userId,
    mealPlanId: id,
    position: 0,
    role: 'main' as const,
    meal: 'DINNER' as const,
  };
  const rest = { portions: [1, 1], reasons: [] };
  await db.insert(mealPlanRecipes).values([
    { ...line, ...rest, day: 0, recipeId: first },
    { ...line, ...rest, day: 1, recipeId: second },
  ]);
  return { client, userId, planId: id };
}
