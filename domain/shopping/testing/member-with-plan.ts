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

type PlannedLine = Pick<
  typeof mealPlanRecipes.$inferInsert,
  'day' | 'meal' | 'recipeId' | 'leftoverOfDay'
>;

/** A plan of two days for two that is on no calendar. Resolves with its id. */
export async function addPlan(args: {
  server: TestServer;
  userId: string;
  lines: readonly PlannedLine[];
}): Promise<string> {
  const { server, userId, lines } = args;
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
  const rest = { userId, mealPlanId: id, position: 0, role: 'main' as const };
  await db
    .insert(mealPlanRecipes)
    .values(lines.map((line) => ({ ...line, ...rest, portions: [1, 1], reasons: [] })));
  return id;
}

/** A premium member with such a plan, a dinner for two on each day. */
export async function memberWithPlan(
  server: TestServer,
): Promise<{ client: TestClient; userId: string; planId: string }> {
  const client = await premium(server);
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { userId } = data.me;
  const [first = '', second = ''] = dinnersOf(server);
  const lines = [first, second].map((recipeId, day) => ({
    day,
    meal: 'DINNER' as const,
    recipeId,
  }));
  return { client, userId, planId: await addPlan({ server, userId, lines }) };
}
