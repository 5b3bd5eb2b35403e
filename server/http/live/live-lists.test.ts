import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listChangedChannel,
  liveListPath,
} from '../../../domain/shopping/sync/list-signal.rules.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function member(of = server): Promise<TestClient> {
  const client = of.client();
  await client.graphql(`mutation { signUp(input: {
    firstName: "Maria" lastName: "Klein" email: "${crypto.randomUUID()}@yolk.example"
    password: "a long password nobody has" hasAgreedToTerms: true
  }) { problems { code } } }`);
  return client;
}

async function premiumMember(of = server): Promise<TestClient> {
  const client = await member(of);
  await client.graphql(`mutation { startTrial(input: {
    plan: YEARLY paymentToken: "test_card_accepted" requestKey: "${crypto.randomUUID()}"
  }) { problems { code } } }`);
  return client;
}

interface Watched {
  answer: IncomingMessage;
  heard: string[];
}

/** Not fetch, which gathers chunks as it likes. */
async function watch({ cookies }: TestClient, of = server): Promise<Watched> {
  const { port } = of.app.server.address() as AddressInfo;
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = request({ port, path: liveListPath, headers: { cookie } }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const heard: string[] = [];
  answer.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  answer.on('error', () => undefined);
  return { answer, heard };
}

function write(client: TestClient, text: string) {
  return client.graphql(`mutation { addShoppingExtra(input: {
    id: "${crypto.randomUUID()}" text: "${text}"
  }) { problems { code } } }`);
}

async function idOf(client: TestClient): Promise<string> {
  return (await client.graphql<{ me: { userId: string } }>('{ me { userId } }')).data.me.userId;
}

/** Somebody with a free account on the list of a member. */
async function guestOf(owner: TestClient): Promise<TestClient> {
  const guest = await member();
  await owner.graphql('mutation { inviteToShoppingList { problems { code } } }');
  const { data } = await owner.graphql<{ shoppingListInvitation: { token: string } }>(
    '{ shoppingListInvitation { token } }',
  );
  await guest.graphql(
    `mutation ($input: JoinShoppingListInput!) {
      joinShoppingList(input: $input) { problems { code } } }`,
    { input: { token: data.shoppingListInvitation.token } },
  );
  return guest;
}

/** Who was last told to be there. */
const hereIn = (heard: string[]) =>
  [...heard.join('').matchAll(/^event: here\ndata: (.*)$/gm)].at(-1)?.[1]?.split(' ').toSorted();

const revisionsOf = (heard: string[]) =>
  [...heard.join('').matchAll(/^data: (\d+)$/gm)].map(([, revision]) => Number(revision));

test('visitors and users without membership have nothing to watch', async () => {
  expect((await watch(server.client())).answer.statusCode).toBe(401);
  expect((await watch(await member())).answer.statusCode).toBe(403);
});

test('every device of a member hears of a change, nobody else does', async () => {
  const maria = await premiumMember();
  const [phone, tablet, other] = await Promise.all([
    watch(maria),
    watch(maria),
    watch(await premiumMember()),
  ]);
  expect(phone.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  await write(maria, 'Soap');
  await expect.poll(() => revisionsOf(phone.heard)).toEqual([0, 1]);
  await expect.poll(() => revisionsOf(tablet.heard)).toEqual([0, 1]);
  expect(revisionsOf(other.heard)).toEqual([0]);
  for (const { answer } of [phone, tablet, other]) answer.destroy();
});

test('who comes later hears how far the list is', async () => {
  const maria = await premiumMember();
  await write(maria, 'Soap');
  await write(maria, 'Candles');
  const { answer, heard } = await watch(maria);
  await expect.poll(() => revisionsOf(heard)).toEqual([2]);
  answer.destroy();
});

test('what was told before somebody came is not told after how far the list is', async () => {
  const maria = await premiumMember();
  await write(maria, 'Soap');
  await write(maria, 'Candles');
  const { answer, heard } = await watch(maria);
  await expect.poll(() => revisionsOf(heard)).toEqual([2]);
  const userId = await idOf(maria);
  for (const revision of [1, 2, 3]) {
    const signal = `${revision} ${userId}`;
    await server.services.db.execute(sql`select pg_notify(${listChangedChannel}, ${signal})`);
  }
  await expect.poll(() => revisionsOf(heard)).toEqual([2, 3]);
  answer.destroy();
});

test('the device that has waited longest makes room for another', async () => {
  const maria = await premiumMember();
  const first = await watch(maria);
  const ended = once(first.answer, 'end');
  const others: Watched[] = [];
  for (let count = 0; count < 24; count += 1) others.push(await watch(maria));
  await ended;
  await write(maria, 'Soap');
  await expect.poll(() => revisionsOf(others[23]?.heard ?? [])).toEqual([0, 1]);
  expect(revisionsOf(first.heard)).toEqual([0]);
  for (const { answer } of others) answer.destroy();
});

test('a server that stops ends what it tells, and waits for nobody', async () => {
  const stopping = await startTestServer();
  await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const { answer } = await watch(await premiumMember(stopping), stopping);
  const ended = once(answer, 'end');
  await stopping.close();
  await ended;
  expect(answer.complete).toBe(true);
});

test('people who share a list hear of its changes and of each other, and strangers of neither', async () => {
  const maria = await premiumMember();
  const leo = await guestOf(maria);
  const [ofMaria, ofStranger] = [await watch(maria), await watch(await premiumMember())];
  const ofLeo = await watch(leo);
  const both = [await idOf(maria), await idOf(leo)].toSorted();
  await expect.poll(() => hereIn(ofMaria.heard)).toEqual(both);
  await expect.poll(() => hereIn(ofLeo.heard)).toEqual(both);
  await write(leo, 'Soap');
  const seen = revisionsOf(ofLeo.heard).at(-1) ?? 0;
  await expect.poll(() => revisionsOf(ofMaria.heard).at(-1)).toBeGreaterThanOrEqual(seen);
  expect(hereIn(ofStranger.heard)).toBeUndefined();
  expect(revisionsOf(ofStranger.heard)).toEqual([0]);
  for (const { answer } of [ofMaria, ofLeo, ofStranger]) answer.destroy();
});
