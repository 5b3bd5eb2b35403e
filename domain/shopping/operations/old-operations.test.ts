import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../lib/clock.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { testTokens } from '../../membership/orders/test-cards.rules.ts';
import { keptDays } from '../list/list-limits.rules.ts';
import { shoppingFacts, shoppingLists, shoppingOperations } from '../shopping.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<typeof signUpSomebody>>;

async function newMember(): Promise<Member> {
  const member = await signUpSomebody(server);
  const input = {
    plan: 'YEARLY',
    paymentToken: testTokens.payPal,
    requestKey: crypto.randomUUID(),
  };
  await member.client.graphql(
    `mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }`,
    { input },
  );
  return member;
}

async function write({ client }: Member, text: string): Promise<string> {
  const id = crypto.randomUUID();
  await client.graphql(
    `mutation ($input: AddShoppingExtraInput!) { addShoppingExtra(input: $input) { problems { code } } }`,
    { input: { id, text } },
  );
  return id;
}

async function strike({ client }: Member, id: string): Promise<void> {
  await client.graphql(
    `mutation ($input: RemoveShoppingExtraInput!) { removeShoppingExtra(input: $input) { problems { code } } }`,
    { input: { id } },
  );
}

async function listed({ client }: Member): Promise<string[]> {
  const { data } = await client.graphql<{ shoppingList: { extras: { name: string }[] } }>(
    '{ shoppingList { extras { name } } }',
  );
  return data.shoppingList.extras.map(({ name }) => name).toSorted();
}

/** All that was heard so far is as old as this, and the next change is one at which is cleaned. */
async function age({ userId }: Member, days: number): Promise<void> {
  const { db, clock } = server.services;
  const receivedAt = addDays(clock.now(), -days);
  await db
    .update(shoppingOperations)
    .set({ receivedAt })
    .where(eq(shoppingOperations.userId, userId));
  await beforeCleaning({ userId });
}

async function beforeCleaning({ userId }: Pick<Member, 'userId'>): Promise<void> {
  const { db } = server.services;
  await db.update(shoppingLists).set({ revision: 99 }).where(eq(shoppingLists.userId, userId));
}

async function stored({ userId }: Member) {
  const { db } = server.services;
  const operations = await db
    .select()
    .from(shoppingOperations)
    .where(eq(shoppingOperations.userId, userId));
  const facts = await db.select().from(shoppingFacts).where(eq(shoppingFacts.userId, userId));
  return { operations: operations.length, facts: facts.length };
}

test('what nothing on the list comes from is forgotten after half a year, and does not come back', async () => {
  const member = await newMember();
  await write(member, 'Candles');
  await strike(member, await write(member, 'Soap'));
  expect(await stored(member)).toEqual({ operations: 3, facts: 2 });

  await age(member, keptDays + 1);
  await write(member, 'Matches');
  // What struck the soap goes a cleaning later than the soap.
  expect(await stored(member)).toEqual({ operations: 3, facts: 2 });
  await beforeCleaning(member);
  await write(member, 'Bags');
  expect(await stored(member)).toEqual({ operations: 3, facts: 3 });
  expect(await listed(member)).toEqual(['Bags', 'Candles', 'Matches']);
});

test('what a device may still send again is remembered', async () => {
  const member = await newMember();
  await strike(member, await write(member, 'Soap'));
  await age(member, keptDays - 1);
  await write(member, 'Matches');
  expect(await stored(member)).toEqual({ operations: 3, facts: 2 });
  expect(await listed(member)).toEqual(['Matches']);
});

test('a device that takes a change back makes the list forget as well', async () => {
  const member = await newMember();
  await strike(member, await write(member, 'Soap'));
  await age(member, keptDays + 1);
  const undo = { id: crypto.randomUUID(), at: Date.now(), undoes: [crypto.randomUUID()] };
  const { errors } = await member.client.graphql(
    `mutation ($input: SyncShoppingListInput!) { syncShoppingList(input: $input) {
      problems { code } refused { operationId }
    } }`,
    { input: { since: null, operations: [{ ...undo, adds: [], removes: [] }] } },
  );
  expect(errors).toEqual([]);
  // The soap is gone; what struck it goes a cleaning later, and what is taken back stays known.
  expect(await stored(member)).toEqual({ operations: 3, facts: 0 });
});
