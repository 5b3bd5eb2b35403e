import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function premiumMember(): Promise<TestClient> {
  const client = server.client();
  await client.graphql(`mutation { signUp(input: {
    firstName: "Maria" lastName: "Klein" email: "${crypto.randomUUID()}@yolk.example"
    password: "a long password nobody has" hasAgreedToTerms: true
  }) { problems { code } } }`);
  await client.graphql(`mutation { startTrial(input: {
    plan: YEARLY paymentToken: "test_card_accepted" requestKey: "${crypto.randomUUID()}"
  }) { problems { code } } }`);
  return client;
}

async function share(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ shareShoppingList: { token: string } }>(
    'mutation { shareShoppingList { token } }',
  );
  return data.shareShoppingList.token;
}

function read(token: string, client = server.client()) {
  return client.graphql<{ sharedShoppingList: { extras: { name: string }[] } | null }>(
    'query ($token: String!) { sharedShoppingList(token: $token) { extras { name } } }',
    { token },
  );
}

async function write(client: TestClient, text: string): Promise<void> {
  await client.graphql(`mutation { addShoppingExtra(input: {
    id: "${crypto.randomUUID()}" text: "${text}"
  }) { problems { code } } }`);
}

test('whoever has the link reads the list, and nobody else does', async () => {
  const maria = await premiumMember();
  await write(maria, 'Soap');
  const token = await share(maria);
  expect((await read(token)).data.sharedShoppingList?.extras).toEqual([{ name: 'Soap' }]);
  expect((await read('0'.repeat(32))).data.sharedShoppingList).toBeNull();
});

test('a shared list keeps its link, and the next one after closing is another', async () => {
  const maria = await premiumMember();
  const token = await share(maria);
  expect(await share(maria)).toBe(token);
  await maria.graphql('mutation { unshareShoppingList { token } }');
  expect((await read(token)).data.sharedShoppingList).toBeNull();
  expect(await share(maria)).not.toBe(token);
});

test('the link is told to its owner alone', async () => {
  const [maria, other] = [await premiumMember(), await premiumMember()];
  const token = await share(maria);
  const own = await maria.graphql('{ shoppingListLink }');
  expect(own.data).toEqual({ shoppingListLink: token });
  expect((await other.graphql('{ shoppingListLink }')).data).toEqual({ shoppingListLink: null });
});

test('what was written before is suggested, the latest first, struck or not', async () => {
  const maria = await premiumMember();
  await write(maria, 'Soap');
  await write(maria, 'Candles');
  await maria.graphql('mutation { deleteShoppingList { problems { code } } }');
  await write(maria, 'soap');
  const { data } = await maria.graphql<{ formerShoppingExtras: { text: string }[] }>(
    '{ formerShoppingExtras { text } }',
  );
  expect(data.formerShoppingExtras.map(({ text }) => text.toLowerCase())).toEqual([
    'soap',
    'candles',
  ]);
});

test('foods are suggested by their names in the language of the page, what one cooks with first', async () => {
  const maria = await premiumMember();
  const swede = server.client({ locale: 'sv' });
  for (const [name, value] of maria.cookies) swede.cookies.set(name, value);
  const query = 'query ($text: String!) { shoppingSuggestions(text: $text) { text foodGroup } }';
  type Found = { shoppingSuggestions: { text: string; foodGroup: string }[] };
  const swedish = await swede.graphql<Found>(query, { text: 'ägg' });
  expect(swedish.data.shoppingSuggestions[0]?.text).toBe('Ägg');
  const english = await maria.graphql<Found>(query, { text: 'chee' });
  expect(english.data.shoppingSuggestions[0]?.text).toBe('Cheese sauce');
  expect(english.data.shoppingSuggestions.length).toBeLessThanOrEqual(8);
  const nothing = await maria.graphql<Found>(query, { text: ' - ' });
  expect(nothing.data.shoppingSuggestions).toEqual([]);
});
