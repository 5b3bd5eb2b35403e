import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../domain/identity/identity.tables.ts';
import { parse } from 'graphql';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { costOfOperation, mostCost } from './cost.ts';
import { hashOfDocument } from './known-operations.ts';
import { readKnownDocuments } from './read-operations.ts';
import { schema } from './schema.ts';

let server: TestServer;
let documents: string[];
beforeAll(async () => {
  documents = await readKnownDocuments();
  server = await startTestServer({ knownDocuments: documents });
});
afterAll(() => server.close());

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; cost?: number; limit?: number } }[];
  extensions?: { cost: { cost: number; limit: number } };
}

async function ask(payload: object): Promise<Answer & { status: number }> {
  const response = await server.app.inject({ method: 'POST', url: '/graphql', payload });
  return { status: response.statusCode, ...(response.json() as Answer) };
}

function aliases(count: number, field: string): string {
  return Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join('\n');
}

const dear = 'themedMealPlans { coverRecipes { title nutrition { energyKcal } } }';

test.each([
  ['many of one field', `{ ${aliases(330, 'themedMealPlans { id }')} }`, 'operation.too-large'],
  ['more than twenty at once', `{ ${aliases(21, 'foodCount')} }`, 'operation.too-large'],
  ['what costs too much', `{ ${aliases(12, dear)} }`, 'operation.too-costly'],
  [
    'the whole schema five times',
    `{ ${aliases(5, '__schema { types { name fields { name args { name } } } }')} }`,
    'operation.too-costly',
  ],
  [
    'deep nesting',
    `{ ${'recipes { recipes { '.repeat(8)}id${' } }'.repeat(8)} }`,
    'operation.too-large',
  ],
  ['a very long text', `{ foodCount ${' '.repeat(30_000)}}`, 'operation.too-large'],
  ['many tokens', `{ ${'foodCount '.repeat(5000)} }`, 'operation.too-large'],
  [
    'more fragments than anybody writes',
    `{ foodCount } ${aliasesOfFragments(80)}`,
    'operation.too-large',
  ],
])('%s is refused before it is run', async (_name, query, code) => {
  const { status, data, errors } = await ask({ query });
  expect({ status, data, code: errors?.[0]?.extensions.code }).toEqual({
    status: 400,
    data: null,
    code,
  });
});

function aliasesOfFragments(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `fragment F${index} on Query { foodCount }`,
  ).join('\n');
}

test('an answer says what its operation cost, and a refusal what it would have', async () => {
  const { extensions } = await ask({ query: '{ recipes { recipes { title } } }' });
  expect(extensions?.cost).toEqual({ cost: 400 + 1 + 24, limit: mostCost });
  const refused = await ask({ query: `{ ${aliases(12, dear)} }` });
  const { cost = 0, limit } = refused.errors?.[0]?.extensions ?? {};
  expect(cost).toBeGreaterThan(mostCost);
  expect(limit).toBe(mostCost);
});

test('a long list of wrong values is refused after the first few', async () => {
  const query = 'query ($slugs: [String!]!) { foods(slugs: $slugs) { name } }';
  const slugs = Array.from({ length: 8000 }, () => 1);
  const before = process.threadCpuUsage();
  const { status, errors = [] } = await ask({ query, variables: { slugs } });
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(100);
  expect({ status, code: errors[0]?.extensions.code }).toEqual({
    status: 400,
    code: 'input.invalid',
  });
  expect(errors.length).toBeLessThan(6);
});

test('a document that is sent again costs what its variables ask for now', () => {
  const costsOf = (text: string, ...asked: Record<string, unknown>[]) => {
    const document = parse(text);
    const rest = { schema, document, operationName: undefined };
    return asked.map((variables) => costOfOperation({ ...rest, variables }));
  };
  const many = Array.from({ length: 400 }, () => 'butter');
  const listed = 'query ($slugs: [String!]!) { foods(slugs: $slugs) { name } }';
  expect(costsOf(listed, { slugs: ['butter'] }, { slugs: many })).toEqual([401, 800]);
  const counted = `query ($first: Int!) {
    food(slug: "butter") { alternatives(mode: CARBS, first: $first) { name } } }`;
  const [ofFour = 0, ofForty] = costsOf(counted, { first: 4 }, { first: 40 });
  expect(ofForty).toBe(ofFour + 36);
  const chosen = `query ($slug: String!, $with: Boolean!) {
    recipe(slug: $slug) { recipe { id title @include(if: $with) } } }`;
  const [without = 0, full] = costsOf(
    chosen,
    { slug: 'a', with: false },
    { slug: 'a', with: true },
  );
  expect(full).toBe(without + 1);
  const one = 'query ($slug: String!) { recipe(slug: $slug) { recipe { id } } }';
  const [first, again] = costsOf(one, { slug: 'a' }, { slug: 'b' });
  expect(again).toBe(first);
});

test('lists cost as much as is asked of them', () => {
  const costOf = (query: string, variables: Record<string, unknown> = {}) =>
    costOfOperation({ schema, document: parse(query), variables, operationName: undefined });
  const few = 'query ($slugs: [String!]!) { foods(slugs: $slugs) { name } }';
  expect(costOf(few, { slugs: ['butter'] })).toBe(401);
  expect(costOf(few, { slugs: Array.from({ length: 400 }, () => 'butter') })).toBe(800);
  const alternatives = (first: number) =>
    `{ food(slug: "butter") { alternatives(mode: CARBS, first: ${first}) { name } } }`;
  expect(costOf(alternatives(40)) - costOf(alternatives(4))).toBe(36);
});

test('fragments that open each other many times over are refused at once', async () => {
  const levels = Array.from({ length: 25 }, (_, level) => {
    return `fragment L${level} on Query { ...L${level + 1} ...L${level + 1} }`;
  });
  const query = `{ ...L0 } ${levels.join('\n')} fragment L25 on Query { foodCount }`;
  const before = process.threadCpuUsage();
  const { status } = await ask({ query });
  const { user } = process.threadCpuUsage(before);
  expect(status).toBe(400);
  expect(user / 1000).toBeLessThan(500);
});

test('forty sign-ups in one request make no account', async () => {
  const input = (index: number) =>
    `{ firstName: "A", lastName: "B", email: "many${index}@example.com", password: "plum-tree-7", hasAgreedToTerms: true }`;
  const both = `a: signUp(input: ${input(1)}) { me { userId } } b: signUp(input: ${input(2)}) { me { userId } }`;
  for (const query of [
    `mutation { ${both} }`,
    `mutation { a: signUp(input: ${input(1)}) { me { userId } } ...More } fragment More on Mutation { logIn(input: { email: "a@example.com", password: "b" }) { me { userId } } }`,
  ]) {
    const { status, errors } = await ask({ query });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('operation.too-costly');
  }
  expect(await server.services.db.select().from(users)).toEqual([]);
});

test('an operation of the app is taken by its hash, and no other hash is', async () => {
  const text = documents.find((each) => each.startsWith('query Recipes(')) ?? '';
  const persistedQuery = { version: 1, sha256Hash: hashOfDocument(text) };
  const byHash = await ask({ extensions: { persistedQuery }, variables: {} });
  const byText = await ask({ query: text, variables: {} });
  expect(byHash.status).toBe(200);
  expect(byHash.data).toEqual(byText.data);
  const other = { version: 1, sha256Hash: hashOfDocument('{ foodCount }') };
  const unknown = await ask({ extensions: { persistedQuery: other } });
  expect(unknown.status).toBe(400);
  expect(unknown.errors?.[0]?.extensions.code).toBe('operation.unknown');
  // Who sends a text too is answered what it says; what is no hash names nothing.
  const both = await ask({ query: '{ foodCount }', extensions: { persistedQuery: other } });
  expect(both).toMatchObject({ status: 200, data: { foodCount: expect.any(Number) } });
  const noHash = await ask({ extensions: { persistedQuery: { version: 1, sha256Hash: 1 } } });
  expect(noHash.errors?.[0]?.extensions.code).toBe('input.invalid');
});

test('every operation of the app compiles, and nothing else is ever compiled', async () => {
  const { operations } = server.app;
  for (const text of documents) operations.known.compile(text);
  expect(operations.known.compiledCount).toBe(documents.length);
  await ask({ query: '{ foodCount }' });
  await ask({ query: '{ foodCount }' });
  expect(operations.known.compiledCount).toBe(documents.length);
});

test('different documents by the thousand take no more memory than they may', async () => {
  const filler = aliases(18, 'foodCount');
  for (let index = 0; index < 1500; index += 1) {
    await ask({ query: `query Q${index} { ${filler} x${index}: passwordMinLength }` });
  }
  expect(server.app.operations.documentBytes).toBeGreaterThan(1024 * 1024);
  expect(server.app.operations.documentBytes).toBeLessThan(17 * 1024 * 1024);
});

test('the limit is in the description of the schema', () => {
  expect(schema.getQueryType()?.description).toContain(`may cost ${mostCost}`);
  const search = schema.getQueryType()?.getFields().search;
  expect(search?.description).toMatch(/Costs \d+\.$/);
});
