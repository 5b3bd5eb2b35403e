import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '../../../server/testing/statements-of.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { findCountToBuy } from '../list/kept-count.ts';
import { fieldsOfFact } from '../operations/fact-wire.rules.ts';
import type { Fact, FactBody, Operation } from '../operations/list-operation.ts';
import { factsOf, logOf, withOperation } from '../operations/operation-log.rules.ts';
import { loadStoredList } from '../shopping.store.ts';
import { syncList } from './sync-list.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Synced {
  problems: { path: string[]; code: string }[];
  refused: { operationId: string; problems: { path: string[]; code: string }[] }[];
  revision: number;
  changes: { came: { id: string }[]; goneIds: string[] } | null;
  facts: { id: string }[] | null;
  state: { revision: number; facts: { id: string }[]; recipes: unknown[]; foods: unknown[] } | null;
}

type SentFact = { id: string } & Record<string, unknown>;

async function premiumMember(): Promise<{ client: TestClient; userId: string }> {
  const client = server.client();
  const { data } = await client.graphql<{ signUp: { me: { userId: string } } }>(
    `mutation { signUp(input: {
      firstName: "Maria" lastName: "Klein" email: "${crypto.randomUUID()}@yolk.example"
      password: "a long password nobody has" hasAgreedToTerms: true
    }) { me { userId } } }`,
  );
  await client.graphql(`mutation { startTrial(input: {
    plan: YEARLY paymentToken: "test_card_accepted" requestKey: "${crypto.randomUUID()}"
  }) { problems { code } } }`);
  return { client, userId: data.signUp.me.userId };
}

const document = `mutation ($input: SyncShoppingListInput!) { syncShoppingList(input: $input) {
  problems { path code } refused { operationId problems { path code } } revision
  changes { came { id } goneIds } facts { id } state { revision facts { id } recipes { servings } foods { id } }
} }`;

async function sync(
  client: TestClient,
  operations: unknown[],
  since: number | null = null,
  keeps: { keepsContent?: boolean; keepsFacts?: boolean } = {},
): Promise<Synced> {
  const { data, errors } = await client.graphql<{ syncShoppingList: Synced }>(document, {
    input: { operations, since, ...keeps },
  });
  expect(errors).toEqual([]);
  return data.syncShoppingList;
}

const at = Date.UTC(2026, 2, 2, 12);

function operation(parts: Partial<{ id: string; adds: SentFact[]; removes: string[] }> = {}) {
  return { id: crypto.randomUUID(), at, adds: [], removes: [], undoes: [], ...parts };
}

function writing(text: string, parts: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const extra = { extraId: id, text, addedAt: at, ...parts };
  return operation({ id, adds: [{ id: `${id}:0`, extra }] });
}

const idsOf = ({ state }: Synced) => state?.facts.map(({ id }) => id);

test('an operation is taken over once, however often it is sent', async () => {
  const { client } = await premiumMember();
  const soap = writing('Soap');
  const first = await sync(client, [soap]);
  expect(first).toMatchObject({
    refused: [],
    revision: 1,
    state: { facts: [{ id: `${soap.id}:0` }] },
  });
  expect(await sync(client, [soap, soap])).toEqual(first);
});

test('a device that has the list already is told nothing of it', async () => {
  const { client } = await premiumMember();
  const { revision } = await sync(client, [writing('Soap')]);
  expect(await sync(client, [], revision)).toMatchObject({ revision, state: null });
  expect((await sync(client, [], revision - 1)).state).not.toBeNull();
});

test('a device that keeps recipes and foods is told no more of a tick than the facts', async () => {
  const { client } = await premiumMember();
  const soap = writing('Soap', { foodId: 'egg' });
  const { revision } = await sync(client, [soap]);
  const tickOf = () => {
    const id = crypto.randomUUID();
    const tick = { itemKey: `extra:${soap.id}`, shares: [], isCleared: false };
    return operation({ id, adds: [{ id: `${id}:0`, tick }] });
  };
  const ticked = tickOf();
  const first = await sync(client, [ticked], revision, { keepsContent: true });
  const ids = [`${soap.id}:0`, `${ticked.id}:0`].toSorted();
  expect([first.facts?.map(({ id }) => id), first.state]).toEqual([ids, null]);
  const untick = operation({ removes: [`${ticked.id}:0`] });
  const second = await sync(client, [untick], first.revision, { keepsContent: true });
  expect([second.facts?.map(({ id }) => id), second.state]).toEqual([[`${soap.id}:0`], null]);
  // It names a food of its own.
  const third = await sync(client, [writing('Butter')], second.revision, { keepsContent: true });
  expect([third.facts, third.state?.facts.length]).toEqual([null, 2]);
  // It missed what another device did.
  const late = await sync(client, [tickOf()], second.revision, { keepsContent: true });
  expect([late.facts, late.state?.facts.length]).toEqual([null, 3]);
  // It keeps nothing.
  const other = await sync(client, [operation()], late.revision - 1);
  expect([other.facts, other.state?.facts.length]).toEqual([null, 3]);
});

test('a device that keeps the facts as well is told what came and what is gone', async () => {
  const { client } = await premiumMember();
  const keeps = { keepsContent: true, keepsFacts: true };
  const soap = writing('Soap', { foodId: 'egg' });
  const { revision } = await sync(client, [soap]);
  const id = crypto.randomUUID();
  const tick = { itemKey: `extra:${soap.id}`, shares: [], isCleared: false };
  const ticked = operation({ id, adds: [{ id: `${id}:0`, tick }] });
  const first = await sync(client, [ticked], revision, keeps);
  const came = [{ id: `${id}:0` }];
  expect([first.changes, first.facts, first.state]).toEqual([{ came, goneIds: [] }, null, null]);
  const untick = operation({ removes: [`${id}:0`] });
  const second = await sync(client, [untick], first.revision, keeps);
  expect([second.changes, second.facts]).toEqual([{ came: [], goneIds: [`${id}:0`] }, null]);
  // It has this revision already, where it is sent once more.
  const again = await sync(client, [untick], second.revision, keeps);
  expect([again.changes, again.state, again.revision]).toEqual([null, null, second.revision]);
  // It names a food of its own.
  const third = await sync(client, [writing('Butter')], second.revision, keeps);
  expect([third.changes, third.state?.facts.length]).toEqual([null, 2]);
});

test('what was struck before it was written stays struck', async () => {
  const { client } = await premiumMember();
  const soap = writing('Soap');
  await sync(client, [operation({ removes: [`${soap.id}:0`] })]);
  expect(idsOf(await sync(client, [soap]))).toEqual([]);
});

test('an undone operation is as if it had never been, whichever comes first', async () => {
  const { client } = await premiumMember();
  const [soap, candles] = [writing('Soap'), writing('Candles')];
  const struck = operation({ removes: [`${soap.id}:0`] });
  await sync(client, [soap, struck]);
  const undoing = { ...operation(), undoes: [struck.id, candles.id] };
  expect(idsOf(await sync(client, [undoing]))).toEqual([`${soap.id}:0`]);
  expect(idsOf(await sync(client, [candles]))).toEqual([`${soap.id}:0`]);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'words that are missing',
    { extra: { extraId: 'a', text: ' ', addedAt: at } },
    'shopping.text-required',
  ],
  [
    'words that are too many',
    { extra: { extraId: 'a', text: 'x'.repeat(121), addedAt: at } },
    'shopping.text-too-long',
  ],
  [
    'an amount that is too long',
    { extra: { extraId: 'a', text: 'x', amount: 'x'.repeat(41), addedAt: at } },
    'shopping.amount-too-long',
  ],
  [
    'a food there is not',
    { extra: { extraId: 'a', text: 'x', foodId: 'ambrosia', addedAt: at } },
    'input.invalid',
  ],
  [
    'a recipe there is not',
    { recipe: { additionId: 'a', recipeId: 'no-dish', servings: 2 } },
    'shopping.recipe-not-found',
  ],
  [
    'a tick of nothing',
    { tick: { itemKey: 'egg', shares: [], isCleared: false } },
    'input.invalid',
  ],
  [
    'grams below zero',
    { tick: { itemKey: 'food:egg', shares: [{ additionId: 'a', grams: -1 }], isCleared: false } },
    'input.invalid',
  ],
  [
    'a store without a name',
    { store: { storeId: 'a', name: '', aisles: [] } },
    'shopping.store-name-required',
  ],
  [
    'an aisle twice',
    { store: { storeId: 'a', name: 'x', aisles: ['DAIRY', 'DAIRY'] } },
    'input.invalid',
  ],
  [
    'two things at once',
    { done: { additionIds: [] }, chosenStore: { storeId: 'a' } },
    'input.invalid',
  ],
  ['nothing', {}, 'input.invalid'],
])('%s is refused, and what else was sent is not', async (_what, fields, code) => {
  const { client } = await premiumMember();
  const id = crypto.randomUUID();
  const wrong = operation({ id, adds: [{ id: `${id}:0`, ...fields }] });
  const soap = writing('Soap');
  const synced = await sync(client, [wrong, soap]);
  expect(synced.refused).toMatchObject([{ operationId: id, problems: [{ code }] }]);
  expect(idsOf(synced)).toEqual([`${soap.id}:0`]);
});

test('an operation cannot make facts of another one, nor of the next century', async () => {
  const { client } = await premiumMember();
  const soap = writing('Soap');
  const foreign = { ...writing('Candles'), adds: [{ ...soap.adds[0], id: `${soap.id}:1` }] };
  const late = { ...writing('Candles'), at: Date.UTC(4000, 0) };
  const { refused } = await sync(client, [foreign, late]);
  expect(refused.map(({ problems }) => problems[0]?.code)).toEqual([
    'input.invalid',
    'input.invalid',
  ]);
});

test('a full list takes no more, and one that got room again does', async () => {
  const { client } = await premiumMember();
  const many = Array.from({ length: 201 }, (_, index) => writing(`Extra ${index}`));
  const answers = [];
  for (let index = 0; index < many.length; index += 50) {
    answers.push(await sync(client, many.slice(index, index + 50)));
  }
  const last = many[200];
  expect(answers.at(-1)?.refused).toMatchObject([
    { operationId: last?.id, problems: [{ code: 'shopping.full' }] },
  ]);
  await sync(client, [operation({ removes: [`${many[0]?.id}:0`] })]);
  expect((await sync(client, [writing('Soap')])).refused).toEqual([]);
});

test('too many operations at once are told, and none is taken', async () => {
  const { client } = await premiumMember();
  const many = Array.from({ length: 51 }, () => writing('Soap'));
  const { problems } = await sync(client, many);
  expect(problems).toMatchObject([{ path: ['operations'], code: 'shopping.too-many-operations' }]);
  expect(idsOf(await sync(client, []))).toEqual([]);
});

test('nobody strikes what is on the list of somebody else, nor undoes it', async () => {
  const owner = await premiumMember();
  const other = await premiumMember();
  const soap = writing('Soap');
  await sync(owner.client, [soap]);
  await sync(other.client, [
    operation({ removes: [`${soap.id}:0`] }),
    { ...operation(), undoes: [soap.id] },
  ]);
  expect(idsOf(await sync(owner.client, []))).toEqual([`${soap.id}:0`]);
});

test('fifty operations take as many statements as two, and one takes fewer', async () => {
  const { client } = await premiumMember();
  const many = (count: number) => Array.from({ length: count }, () => writing('Soap'));
  const statements = async (count: number) =>
    (await statementsOf(() => sync(client, many(count)))).length;
  const [forOne, forTwo, forFifty] = [
    await statements(1),
    await statements(2),
    await statements(50),
  ];
  expect(forFifty).toBe(forTwo);
  expect(forOne).toBeLessThan(forTwo);
});

test('of two devices that change the list at the same time, each decides by what the other did', async () => {
  const { client } = await premiumMember();
  await sync(client, [writing('Soap')]);
  const before = await sync(client, []);
  const written = Array.from({ length: 8 }, () => writing('Soap'));
  await Promise.all(written.map((each) => sync(client, [each])));
  const after = await sync(client, []);
  expect(idsOf(after)).toEqual(
    [...(idsOf(before) ?? []), ...written.map(({ id }) => `${id}:0`)].toSorted(),
  );
  expect(after.revision).toBe(before.revision + written.length);
});

/** Operations on facts of one another, known and unknown. */
const anyOperations: fc.Arbitrary<Operation[]> = fc
  .array(
    fc.record({
      adds: fc.nat(2),
      removes: fc.array(fc.tuple(fc.nat(9), fc.nat(2)), { maxLength: 4 }),
      undoes: fc.option(fc.nat(9), { freq: 3 }),
    }),
    { minLength: 5, maxLength: 10, size: 'max' },
  )
  .map((drafts) => {
    const ids = drafts.map(() => crypto.randomUUID());
    const factId = (of: number, index: number) => `${ids[of % ids.length]}:${index}`;
    return drafts.map(({ adds, removes, undoes }, place): Operation => {
      const id = ids[place] as string;
      if (undoes !== null) {
        return { id, at, adds: [], removes: [], undoes: [ids[undoes % ids.length] as string] };
      }
      const facts = Array.from({ length: adds }, (_, index): Fact => {
        const words = { text: 'Soap', amount: null, foodId: null, addedAt: at };
        const body: FactBody = { kind: 'extra', extraId: `${id}-${index}`, ...words };
        return { ...body, id: `${id}:${index}`, operationId: id, at };
      });
      const removed = removes.map(([of, index]) => factId(of, index));
      return { id, at, adds: facts, removes: removed, undoes: [] };
    });
  });

test('the database says what is so as the rules do, and counts it, in whatever order it hears', async () => {
  const { userId } = await premiumMember();
  const { db, clock, content: catalogue } = server.services;
  const anyHearing = anyOperations.chain((operations) =>
    fc.tuple(
      fc.shuffledSubarray([...operations, ...operations], { minLength: 2 * operations.length }),
      fc.integer({ min: 1, max: 4 }),
    ),
  );
  let former: readonly Fact[] = [];
  await fc.assert(
    fc.asyncProperty(anyHearing, async ([operations, batch]) => {
      for (let index = 0; index < operations.length; index += batch) {
        const sent = operations.slice(index, index + batch).map(sentOf);
        const list = await loadStoredList({ db, userId });
        await syncList({ db, clock, userId, actorId: userId, catalogue, list, operations: sent });
      }
      const { facts: stored } = await loadStoredList({ db, userId });
      const facts = stored.map(({ byId: _owner, ...fact }) => fact);
      const expected = factsOf(operations.reduce(withOperation, logOf(former)));
      expect(facts).toEqual(expected);
      expect(await findCountToBuy({ db, clock, actorId: userId, isPremium: true, catalogue })).toBe(
        facts.length,
      );
      former = facts;
    }),
    { numRuns: 25 },
  );
});

function sentOf({ adds, ...rest }: Operation) {
  return { ...rest, adds: adds.map((fact) => ({ id: fact.id, ...fieldsOfFact(fact) })) };
}
