import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf, type Statement } from '../../../server/testing/statements-of.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { premium } from '../../recipes/testing/readers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** So much was ticked and written, and is gone again. */
const historyLength = 10_000;
/** A statement may meet some rows that it does not want, but not a whole history. */
const mostRowsInVain = 100;

async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  return data.me.userId;
}

async function addHistory(userId: string): Promise<void> {
  const { db } = server.connection;
  const each = sql`from generate_series(1, ${historyLength}) as place`;
  await db.execute(sql`insert into shopping_lists (user_id, revision) values (${userId}, 1)`);
  await db.execute(sql`insert into shopping_operations (user_id, id, received_at)
    select ${userId}, 'old-' || place, now() - interval '1 day' * (place % 150) ${each}`);
  await db.execute(sql`insert into shopping_facts (user_id, id, operation_id, at, body, is_so)
    select ${userId}, 'old-' || place || ':0', 'old-' || place, now() - interval '1 day' * (place % 150),
      jsonb_build_object('kind', 'extra', 'extraId', place::text, 'text', 'Thing ' || place % 70,
        'amount', null, 'foodId', null, 'addedAt', 0), false ${each}`);
  await db.execute(sql`insert into shopping_removals (user_id, fact_id, operation_id)
    select ${userId}, 'old-' || place || ':0', 'old-' || place ${each}`);
  await db.execute(sql.raw('analyze shopping_facts, shopping_removals, shopping_operations'));
}

const at = Date.UTC(2026, 2, 2, 12);

function writing(): { id: string; operation: object } {
  const id = crypto.randomUUID();
  const extra = { extraId: id, text: 'Soap', addedAt: at };
  const adds = [{ id: `${id}:0`, extra }];
  return { id, operation: { id, at, adds, removes: [], undoes: [] } };
}

async function sync(client: TestClient, operations: readonly object[]): Promise<void> {
  const { data, errors } = await client.graphql<{ sync: { refused: unknown[] } }>(
    `mutation ($input: SyncShoppingListInput!) {
      sync: syncShoppingList(input: $input) { refused { operationId } state { revision } }
    }`,
    { input: { operations } },
  );
  expect([errors, data.sync.refused]).toEqual([[], []]);
}

/** What a member does with a list, each with the statements it takes. */
async function statementsOfEach(client: TestClient) {
  const soap = writing();
  const strike = { id: crypto.randomUUID(), at, adds: [], removes: [`${soap.id}:0`], undoes: [] };
  const undo = { id: crypto.randomUUID(), at, adds: [], removes: [], undoes: [strike.id] };
  const ask = (query: string) => statementsOf(() => client.graphql(query));
  return {
    writing: await statementsOf(() => sync(client, [soap.operation])),
    count: await ask('{ shoppingListCount }'),
    striking: await statementsOf(() => sync(client, [strike])),
    undoing: await statementsOf(() => sync(client, [undo])),
    list: await ask('{ shoppingList { count } }'),
    state: await ask('{ shoppingListState { revision } }'),
    suggestions: await ask('{ formerShoppingExtras { text } }'),
  };
}

test('a long history takes no statement more, and none of them goes through all of it', async () => {
  const [fresh, old] = [await premium(server), await premium(server)];
  const userId = await userIdOf(old);
  await addHistory(userId);
  const before = await statementsOfEach(fresh);
  const after = await statementsOfEach(old);
  const lengths = (each: Record<string, readonly Statement[]>) =>
    Object.fromEntries(Object.entries(each).map(([name, { length }]) => [name, length]));
  expect(lengths(after)).toEqual(lengths(before));
  expect(lengths(after)).toMatchInlineSnapshot(`
    {
      "count": 2,
      "list": 3,
      "state": 3,
      "striking": 3,
      "suggestions": 3,
      "undoing": 12,
      "writing": 3,
    }
  `);
  for (const statement of Object.values(after).flat()) {
    if (!/^(select|update|with)/.test(statement.text)) continue;
    const plan = await planOf(statement);
    expect(plan, statement.text).not.toMatch(/Seq Scan on shopping_(facts|removals)/);
    for (const [, rows] of plan.matchAll(/Rows Removed by (?:Join )?Filter: (\d+)/g)) {
      expect(Number(rows), statement.text).toBeLessThan(mostRowsInVain);
    }
  }
});

/** How the database goes about a statement, with the rows it meets. */
async function planOf({ text, params }: Statement): Promise<string> {
  const [first = '', ...rest] = text.split('$');
  const asked = [
    sql.raw(first),
    ...rest.flatMap((part) => {
      const [, number, word = ''] = /^(\d+)(.*)$/s.exec(part) ?? [];
      return [sql`${sql.param(params[Number(number) - 1])}`, sql.raw(word)];
    }),
  ];
  const answer = await server.connection.db.execute(sql`explain (analyze) ${sql.join(asked)}`);
  return JSON.stringify((answer as unknown as { rows: unknown[] }).rows);
}

test('the count of the badge is kept, and read in one statement', async () => {
  const client = await premium(server);
  const soap = writing();
  await sync(client, [soap.operation]);
  const count = async () => {
    const { data } = await client.graphql<{ shoppingListCount: number }>('{ shoppingListCount }');
    return data.shoppingListCount;
  };
  expect(await count()).toBe(1);
  const undo = { id: crypto.randomUUID(), at, adds: [], removes: [], undoes: [soap.id] };
  await sync(client, [undo]);
  expect(await count()).toBe(0);
  const again = { id: crypto.randomUUID(), at, adds: [], removes: [], undoes: [undo.id] };
  await sync(client, [again]);
  const statements = await statementsOf(count);
  const later = await statementsOf(count);
  expect(statements.length).toBeGreaterThan(later.length);
  expect(later.filter(({ text }) => text.includes('shopping_'))).toHaveLength(1);
});
