import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import type { DatabaseConnection } from '../../../db/database.ts';
import { addMember } from '../../meal-plans/testing/member.ts';
import type { FactBody } from '../operations/list-operation.ts';
import { loadStoredList } from '../shopping.store.ts';
import { shoppingFacts, shoppingLists, shoppingOperations } from '../shopping.tables.ts';

const migrations = join(import.meta.dirname, '..', '..', '..', 'db', 'migrations');

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

/** What the migration does to lists, without what it does to their tables. */
async function migrateLists(): Promise<void> {
  const text = await readFile(join(migrations, '0012_shopping_count_and_plans.sql'), 'utf8');
  const statements = text.split('--> statement-breakpoint').map((each) => each.trim());
  const ofLists = statements.filter((each) => !/^(ALTER|CREATE INDEX)/.test(each));
  await connection.db.transaction(async (tx) => {
    for (const statement of ofLists) await tx.execute(sql.raw(statement));
  });
}

interface FormerFact {
  operationId: string;
  body: FactBody;
  isSo?: boolean;
}

async function keep(userId: string, facts: readonly FormerFact[]): Promise<void> {
  const { db } = connection;
  const at = new Date('2026-03-02T12:00:00Z');
  const ids = [...new Set(facts.map(({ operationId }) => operationId))];
  await db
    .insert(shoppingOperations)
    .values(ids.map((id) => ({ userId, id, receivedAt: at, isUndone: id === 'undone' })));
  await db.insert(shoppingFacts).values(
    facts.map(({ operationId, body, isSo = true }, index) => {
      return { userId, id: `${operationId}:${index}`, operationId, at, body, isSo };
    }),
  );
  await db.insert(shoppingLists).values({ userId, revision: 7 });
}

function dish(place: string, recipeId: string, servings = 2, mealPlanId: string | null = 'week') {
  return {
    kind: 'recipe',
    additionId: `request:${place}`,
    recipeId,
    servings,
    mealPlanId,
  } as const;
}

test('lists that are for a plan follow it, with all the dishes that were ever put on them', async () => {
  const userId = await addMember({ db: connection.db });
  const soap = { extraId: 'a', text: 'Soap', amount: null, foodId: null, addedAt: 0 };
  await keep(userId, [
    { operationId: 'request', body: dish('0:DINNER:0', 'stew', 2.5) },
    { operationId: 'request', body: dish('3:LUNCH:1', 'soup'), isSo: false },
    { operationId: 'again', body: dish('0:DINNER:0', 'stew', 2.5) },
    { operationId: 'undone', body: dish('5:LUNCH:0', 'pie'), isSo: false },
    { operationId: 'page', body: dish('x', 'cake', 4, null) },
    { operationId: 'former', body: dish('1:LUNCH:0', 'stew', 2, 'last-week'), isSo: false },
    { operationId: 'own', body: { kind: 'extra', ...soap } },
  ]);
  const before = await loadStoredList({ db: connection.db, userId });
  const cook = await addMember({ db: connection.db });
  await keep(cook, [{ operationId: 'page', body: dish('x', 'cake', 4, null) }]);
  const withoutPlan = await loadStoredList({ db: connection.db, userId: cook });
  await migrateLists();
  expect(await loadStoredList({ db: connection.db, userId: cook })).toEqual(withoutPlan);
  const { revision, facts } = await loadStoredList({ db: connection.db, userId });
  const plans = facts.filter(({ kind }) => kind === 'plan');
  expect(plans).toMatchObject([{ mealPlanId: 'week', days: [0, 3] }]);
  const [plan] = plans;
  const dishes = plan?.kind === 'plan' ? plan.dishes : [];
  expect(dishes.toSorted((a, b) => a.day - b.day)).toEqual([
    { additionId: 'request:0:DINNER:0', recipeId: 'stew', servings: 2.5, day: 0 },
    { additionId: 'request:3:LUNCH:1', recipeId: 'soup', servings: 2, day: 3 },
  ]);
  expect(facts.filter(({ kind }) => kind !== 'plan')).toEqual(before.facts);
  expect(revision).toBe(before.revision + 1);
});
