import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { exportMyData } from '../../account/export-my-data.ts';
import { users } from '../../identity/identity.tables.ts';

import { subscriptions } from '../../membership/membership.tables.ts';
import { premium, signedUp } from '../../recipes/testing/readers.ts';
import { changeList } from '../operations/change-list.ts';
import type { SentOperation } from '../operations/check-operation.ts';
import { syncList } from '../sync/sync-list.ts';
import { loadStoredList } from '../shopping.store.ts';
import { shoppingFacts, shoppingInvitations } from '../shopping.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const free = () => signedUp(server);

async function ask<Data>(client: TestClient, text: string, variables = {}): Promise<Data> {
  const { data, errors } = await client.graphql<Data>(text, variables);
  expect(errors).toEqual([]);
  return data;
}

async function idOf(client: TestClient): Promise<string> {
  return (await ask<{ me: { userId: string } }>(client, '{ me { userId } }')).me.userId;
}

async function codesOf(client: TestClient, text: string, variables = {}): Promise<string[]> {
  const { data, errors } = await client.graphql<Record<string, { problems: { code: string }[] }>>(
    text,
    variables,
  );
  const problems = Object.values(data ?? {}).flatMap((result) => result?.problems ?? []);
  return [...errors.map(({ extensions }) => extensions.code), ...problems.map(({ code }) => code)];
}

const invite = (client: TestClient) =>
  codesOf(client, 'mutation { inviteToShoppingList { problems { code } } }');

async function tokenOf(client: TestClient): Promise<string> {
  expect(await invite(client)).toEqual([]);
  const { shoppingListInvitation } = await ask<{ shoppingListInvitation: { token: string } }>(
    client,
    '{ shoppingListInvitation { token } }',
  );
  return shoppingListInvitation.token;
}

function join(client: TestClient, token: string): Promise<string[]> {
  const text = `mutation ($token: String!) {
    joinShoppingList(input: { token: $token }) { problems { code } } }`;
  return codesOf(client, text, { token });
}

const leave = (client: TestClient) =>
  codesOf(client, 'mutation { leaveShoppingList { problems { code } } }');

function remove(client: TestClient, personId: string): Promise<string[]> {
  const text = `mutation ($personId: ID!) {
    removeShoppingPerson(input: { personId: $personId }) { problems { code } } }`;
  return codesOf(client, text, { personId });
}

function write(client: TestClient, text: string): Promise<string[]> {
  const id = crypto.randomUUID();
  return codesOf(
    client,
    `mutation ($id: ID!, $text: String!) {
      addShoppingExtra(input: { id: $id, text: $text }) { problems { code } } }`,
    { id, text },
  );
}

interface State {
  shoppingListState: {
    listId: string;
    people: { firstName: string; isOwner: boolean }[];
    facts: {
      byId: string;
      extra: { text: string; extraId: string } | null;
      tick: { itemKey: string } | null;
    }[];
  } | null;
}

async function stateOf(client: TestClient) {
  const text = `{ shoppingListState { listId people { firstName isOwner }
    facts { byId extra { text extraId } tick { itemKey } } } }`;
  return (await ask<State>(client, text)).shoppingListState;
}

async function textsOf(client: TestClient): Promise<string[]> {
  const facts = (await stateOf(client))?.facts ?? [];
  return facts.flatMap(({ extra }) => extra?.text ?? []);
}

/** An owner and somebody with a free account who shops from the owner's list too. */
async function household() {
  const [maja, leo] = [await premium(server), await free()];
  expect(await join(leo, await tokenOf(maja))).toEqual([]);
  return { maja, leo, majaId: await idOf(maja), leoId: await idOf(leo) };
}

/** Ends the membership of an owner. */
async function expire(userId: string): Promise<void> {
  await server.services.db
    .update(subscriptions)
    .set({ expireTime: new Date('2020-01-01T00:00:00Z') })
    .where(eq(subscriptions.userId, userId));
}

function written(text: string): SentOperation {
  const id = crypto.randomUUID();
  const at = Date.now();
  const extra = { extraId: crypto.randomUUID(), text, addedAt: at };
  return { id, at, adds: [{ id: `${id}:0`, extra }], removes: [], undoes: [] };
}

function ticked(itemKey: string): SentOperation {
  const id = crypto.randomUUID();
  const tick = { itemKey, shares: [], isCleared: false };
  return { id, at: Date.now(), adds: [{ id: `${id}:0`, tick }], removes: [], undoes: [] };
}

function sync(client: TestClient, input: { operations: SentOperation[]; listId?: string }) {
  const text = `mutation ($input: SyncShoppingListInput!) {
    syncShoppingList(input: $input) { problems { code } refused { operationId } } }`;
  return codesOf(client, text, { input });
}

test('who was invited reads, writes and ticks the same list, with a free account', async () => {
  const { maja, leo, majaId, leoId } = await household();
  expect(await write(maja, 'Soap')).toEqual([]);
  expect(await write(leo, 'Candles')).toEqual([]);
  expect(await textsOf(maja)).toEqual(['Soap', 'Candles']);
  expect(await textsOf(leo)).toEqual(['Soap', 'Candles']);
  const state = await stateOf(leo);
  expect(state?.listId).toBe(majaId);
  expect(state?.facts.map(({ byId }) => byId)).toEqual([majaId, leoId]);
  expect(state?.people.map(({ isOwner }) => isOwner)).toEqual([true, false]);
  expect(await ask(leo, '{ shoppingListCount }')).toEqual({ shoppingListCount: 2 });
});

test('a link lets one person in, until it is used, taken back, replaced or a week old', async () => {
  const maja = await premium(server);
  const inviterOf = async (token: string) => {
    const text = 'query ($token: String!) { shoppingListInviter(token: $token) }';
    const asked = await ask<{ shoppingListInviter: string | null }>(server.client(), text, {
      token,
    });
    return asked.shoppingListInviter;
  };
  const used = await tokenOf(maja);
  expect(await inviterOf(used)).not.toBeNull();
  expect(await join(await free(), used)).toEqual([]);
  expect(await join(await free(), used)).toEqual(['shopping.invitation-invalid']);
  const replaced = await tokenOf(maja);
  const takenBack = await tokenOf(maja);
  expect(await join(await free(), replaced)).toEqual(['shopping.invitation-invalid']);
  await codesOf(maja, 'mutation { takeShoppingListInvitationBack { problems { code } } }');
  expect(await join(await free(), takenBack)).toEqual(['shopping.invitation-invalid']);
  const old = await tokenOf(maja);
  await server.services.db
    .update(shoppingInvitations)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(shoppingInvitations.userId, await idOf(maja)));
  expect(await inviterOf(old)).toBeNull();
  expect(await join(await free(), old)).toEqual(['shopping.invitation-invalid']);
  expect((await stateOf(maja))?.people).toHaveLength(2);
});

test('a link that two open at once lets one of them in', async () => {
  const maja = await premium(server);
  const token = await tokenOf(maja);
  const guests = [await free(), await free(), await free()];
  const answers = await Promise.all(guests.map((guest) => join(guest, token)));
  expect(answers.filter((codes) => codes.length === 0)).toHaveLength(1);
  expect((await stateOf(maja))?.people).toHaveLength(2);
});

test('strangers reach nothing of a list: they neither read, write, watch nor remove', async () => {
  const { maja, leoId, majaId } = await household();
  await write(maja, 'Soap');
  const [stranger, visitor] = [await premium(server), server.client()];
  const before = await stateOf(maja);
  expect(await textsOf(stranger)).toEqual([]);
  expect(await sync(stranger, { operations: [written('Poison')], listId: majaId })).toEqual([
    'shopping.other-list',
  ]);
  expect(await sync(visitor, { operations: [written('Poison')], listId: majaId })).toEqual([
    'auth.required',
  ]);
  expect(await remove(stranger, leoId)).toEqual([]);
  expect(await join(stranger, 'a'.repeat(43))).toEqual(['shopping.invitation-invalid']);
  expect(await ask(stranger, '{ shoppingListInvitation { token } }')).toEqual({
    shoppingListInvitation: null,
  });
  expect(await stateOf(maja)).toEqual(before);
});

test('a guest takes nobody off the list and lets nobody onto it', async () => {
  const { maja, leo, majaId } = await household();
  const mio = await free();
  await join(mio, await tokenOf(maja));
  expect(await remove(leo, await idOf(mio))).toEqual([]);
  expect(await remove(leo, majaId)).toEqual([]);
  expect(await invite(leo)).toEqual(['premium.required']);
  expect((await stateOf(maja))?.people).toHaveLength(3);
});

test('who was removed has no list any more, and what their phone still sends is refused', async () => {
  const { maja, leo, majaId, leoId } = await household();
  await write(leo, 'Candles');
  expect(await remove(maja, leoId)).toEqual([]);
  expect(await stateOf(leo)).toBeNull();
  expect(await sync(leo, { operations: [written('Late')], listId: majaId })).toEqual([
    'shopping.other-list',
  ]);
  expect(await write(leo, 'Late')).toEqual(['premium.required']);
  expect(await ask(leo, '{ shoppingListCount }')).toEqual({ shoppingListCount: 0 });
  // What they wrote stays on it.
  expect(await textsOf(maja)).toEqual(['Candles']);
  expect((await stateOf(maja))?.people).toEqual([]);
});

test('a change that comes in the moment somebody is taken off is checked with the list itself', async () => {
  const { maja, majaId } = await household();
  await write(maja, 'Soap');
  const before = await stateOf(maja);
  const { db, clock, createId, content: catalogue } = server.services;
  const actorId = await idOf(await premium(server));
  const asked = {
    db,
    clock,
    createId,
    userId: majaId,
    actorId,
    catalogue,
    language: 'en' as const,
    list: await loadStoredList({ db, userId: majaId }),
  };
  const extra = { intent: 'add-extra' as const, id: crypto.randomUUID(), text: 'Late' };
  const change = { ...extra, amount: null, foodId: null };
  await expect(changeList({ ...asked, change })).rejects.toThrow('shopping.other-list');
  const two = [written('One'), written('Two')];
  await expect(syncList({ ...asked, operations: two })).rejects.toThrow('shopping.other-list');
  await expect(syncList({ ...asked, operations: two.slice(1) })).rejects.toThrow(
    'shopping.other-list',
  );
  expect(await stateOf(maja)).toEqual(before);
});

test("a member's own list waits until they leave the other one, and the two never mix", async () => {
  const [maja, leo] = [await premium(server), await premium(server)];
  const leoId = await idOf(leo);
  await write(leo, 'Own');
  await join(leo, await tokenOf(maja));
  await write(leo, 'Shared');
  expect(await textsOf(leo)).toEqual(['Shared']);
  expect(await sync(leo, { operations: [written('Made before')], listId: leoId })).toEqual([
    'shopping.other-list',
  ]);
  expect(await invite(leo)).toEqual(['shopping.on-other-list']);
  expect(await leave(leo)).toEqual([]);
  expect(await textsOf(leo)).toEqual(['Own']);
  expect(await textsOf(maja)).toEqual(['Shared']);
  expect(await ask(leo, '{ shoppingListCount }')).toEqual({ shoppingListCount: 1 });
});

test('nobody is on two lists, nor brings their own people along', async () => {
  const [{ maja, leo }, { maja: other }] = [await household(), await household()];
  expect(await join(leo, await tokenOf(other))).toEqual(['shopping.on-other-list']);
  expect(await join(maja, await tokenOf(other))).toEqual(['shopping.on-other-list']);
  expect(await join(maja, await tokenOf(maja))).toEqual(['shopping.own-invitation']);
});

test('who joins elsewhere leaves no open invitation of their own', async () => {
  const [maja, leo] = [await premium(server), await premium(server)];
  const ofLeo = await tokenOf(leo);
  await join(leo, await tokenOf(maja));
  expect(await join(await free(), ofLeo)).toEqual(['shopping.invitation-invalid']);
});

test('a list holds eight people at most', async () => {
  const maja = await premium(server);
  for (let count = 1; count < 8; count += 1) {
    expect(await join(await free(), await tokenOf(maja))).toEqual([]);
  }
  expect(await invite(maja)).toEqual(['shopping.too-many-people']);
  expect((await stateOf(maja))?.people).toHaveLength(8);
});

test('the list is as open to its people as to its owner', async () => {
  const { maja, leo, majaId } = await household();
  await write(maja, 'Soap');
  await expire(majaId);
  expect(await stateOf(leo)).toBeNull();
  expect(await write(leo, 'Candles')).toEqual(['premium.required']);
  expect(await ask(leo, '{ shoppingListCount }')).toEqual({ shoppingListCount: 0 });
});

test('what two did without a network is merged, and each tick has its name', async () => {
  const { maja, leo, majaId, leoId } = await household();
  await write(maja, 'Soap');
  await write(maja, 'Milk');
  const extras = (await stateOf(maja))?.facts.flatMap(({ extra }) => extra ?? []) ?? [];
  const [soap = '', milk = ''] = extras.map(({ extraId }) => `extra:${extraId}`);
  const [ofMaja, ofLeo] = [
    [ticked(soap), written('Bread')],
    [ticked(soap), ticked(milk)],
  ];
  expect(await sync(leo, { operations: ofLeo, listId: majaId })).toEqual([]);
  expect(await sync(maja, { operations: ofMaja, listId: majaId })).toEqual([]);
  // A phone that heard no answer sends again.
  expect(await sync(leo, { operations: ofLeo, listId: majaId })).toEqual([]);
  const facts = (await stateOf(leo))?.facts ?? [];
  const ticks = facts.flatMap(({ tick, byId }) => (tick ? [[tick.itemKey, byId]] : []));
  expect(ticks.toSorted()).toEqual(
    [
      [milk, leoId],
      [soap, leoId],
      [soap, majaId],
    ].toSorted(),
  );
  expect(await textsOf(leo)).toEqual(['Soap', 'Milk', 'Bread']);
});

test('an account that is deleted takes its share along: guests are let go, names go', async () => {
  const { db } = server.services;
  const { maja, leo, majaId, leoId } = await household();
  await write(leo, 'Candles');
  await db.delete(users).where(eq(users.id, leoId));
  const [candles] = await db.select().from(shoppingFacts).where(eq(shoppingFacts.userId, majaId));
  expect(candles?.madeBy).toBeNull();
  expect(await textsOf(maja)).toEqual(['Candles']);
  const mio = await free();
  await join(mio, await tokenOf(maja));
  await db.delete(users).where(eq(users.id, majaId));
  expect(await stateOf(mio)).toBeNull();
});

test('the download tells what somebody wrote on the list of another', async () => {
  const { maja, leo, leoId } = await household();
  await write(maja, 'Soap');
  await write(leo, 'Candles');
  const { db } = server.services;
  const data = JSON.parse(await exportMyData({ db, userId: leoId, now: new Date() })) as {
    shoppingList: { entries: unknown[]; onOtherLists: { text: string }[]; joinedAt: string };
  };
  expect(data.shoppingList.entries).toEqual([]);
  expect(data.shoppingList.onOtherLists.map(({ text }) => text)).toEqual(['Candles']);
  expect(data.shoppingList.joinedAt).not.toBeNull();
});
